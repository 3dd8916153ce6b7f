import { Trans } from '@lingui/react/macro';
import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/forms/button.tsx';
import { JointExample } from './joint-example.tsx';

/** Section on joint campaigns with an example. */
export function JointSection() {
  return (
    <section id="joint-campaigns" className="max-md:far mt-16 scroll-mt-14 bg-band text-on-band md:mt-24">
      <div className="wrap grid items-center gap-8 py-14 md:py-20 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <p className="font-semibold text-on-band-2 text-sm">
            <Trans>Resource Sharing Hub</Trans>
          </p>
          <h2 className="h1 md:d2 mt-2 mb-4">
            <Trans>One campaign, six partners, split to the paisa</Trans>
          </h2>
          <p className="text-lg text-on-band-2">
            <Trans>
              A saree house has the budget, a studio the cameras, a trust the courtyard and three creators the audience.
              List what the campaign needs, and each side pledges its part. When money comes in, it’s split by what each
              side contributed.
            </Trans>
          </p>
          <ul className="mt-6 mb-7 grid gap-2.5">
            <Pledge>
              <Trans>Leave before the lock and get your own pledge refunded</Trans>
            </Pledge>
            <Pledge>
              <Trans>Everyone sees the same ledger, chat and numbers</Trans>
            </Pledge>
            <Pledge>
              <Trans>A numbered statement for every settlement</Trans>
            </Pledge>
          </ul>
          <LinkButton variant="band" to={paths.jointCampaigns}>
            <Trans>See a joint campaign</Trans>
            <ArrowRight />
          </LinkButton>
        </div>
        <JointExample />
      </div>
    </section>
  );
}

function Pledge({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5">
      <Check className="text-[#8ed9e2]" />
      {children}
    </li>
  );
}
