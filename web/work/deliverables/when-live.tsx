import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '../../lib/site.ts';

/** When a publication counts, by the rules the server follows. */
export function WhenLive({ as }: { as: 'creator' | 'influencer' }) {
  const { publicationHours } = useSite().terms;
  return (
    <section className="mt-4 rounded-[3px_18px_18px_18px] bg-sunken p-4 text-sm">
      <h3 className="h5 mb-2">
        <Trans>When is a piece live?</Trans>
      </h3>
      <ul className="grid gap-1.5">
        <Way>
          {as === 'influencer' ? (
            <Trans>we find the post on your connected account, or</Trans>
          ) : (
            <Trans>we find the post on their connected account, or</Trans>
          )}
        </Way>
        <Way>{as === 'influencer' ? <Trans>the brand confirms it, or</Trans> : <Trans>you confirm it, or</Trans>}</Way>
        <Way>
          <Trans>without a connected account of that platform, {publicationHours} h after the link</Trans>
        </Way>
      </ul>
    </section>
  );
}

function Way({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Check className="mt-0.5 size-4 flex-none text-t3" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
