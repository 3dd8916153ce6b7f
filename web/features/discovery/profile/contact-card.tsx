import { Trans } from '@lingui/react/macro';
import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InfluencerDetails } from '../../../../contract/discovery.ts';
import { Card } from '../../../ui/card.tsx';

/** E-mail, phone and site where they are open; where they are locked a note of it and the way to open them. */
export function ContactCard({ details, act }: { details: InfluencerDetails; act: ReactNode }) {
  const { contact } = details;
  const Icon = contact ? LockOpen : Lock;
  return (
    <Card as="section" className="mt-6">
      <div className="flex items-center gap-3">
        <span className="grid size-8 flex-none place-items-center rounded-leaf bg-pea-tint text-link">
          <Icon className="size-4" />
        </span>
        <h2 className="h4">
          <Trans>Contact</Trans>
        </h2>
      </div>
      {contact ? (
        <dl className="mt-3 grid gap-2">
          <Line name={<Trans>E-mail</Trans>} value={contact.email} />
          <Line name={<Trans>Mobile</Trans>} value={contact.mobile} />
          <Line name={<Trans>Website</Trans>} value={contact.website} />
        </dl>
      ) : (
        <>
          <p className="mt-3 text-sm text-t2">
            <Trans>E-mail, phone and website are locked. They never leave the server until you unlock them.</Trans>
          </p>
          <div className="mt-3 empty:hidden">{act}</div>
        </>
      )}
    </Card>
  );
}

function Line({ name, value }: { name: ReactNode; value: string | null }) {
  return (
    <div className="flex gap-3 text-sm">
      <dt className="w-20 text-t3">{name}</dt>
      <dd className="min-w-0 flex-1 break-words font-semibold">{value ?? '–'}</dd>
    </div>
  );
}
