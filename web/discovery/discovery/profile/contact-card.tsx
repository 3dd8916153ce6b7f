import { Trans } from '@lingui/react/macro';
import { Lock, LockOpen } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { InfluencerDetails } from '../../../../contract/discovery/discovery.ts';
import { Card } from '../../../ui/data/card.tsx';
import { ContactLines } from '../../../ui/data/contact-lines.tsx';

interface ContactCardProps {
  details: InfluencerDetails;
  /** Unlock button; null for readers who cannot unlock. */
  act: ReactNode;
  /** Last activity and reply rate. */
  signs: ReactNode;
  /** Price of unlocking. */
  terms: ReactNode;
  /** Message after unlocking on this page. */
  news: ReactNode;
}

/** Contact when unlocked; otherwise the price, and hints on whether it is worth it. */
export function ContactCard({ details, act, signs, terms, news }: ContactCardProps) {
  const { contact } = details;
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = contact !== null && news !== null;
  const Icon = contact ? LockOpen : Lock;

  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  return (
    <Card as="section" className="mt-6">
      <div className="flex items-center gap-3">
        <span className="grid size-8 flex-none place-items-center rounded-leaf bg-pea-tint text-link">
          <Icon className="size-4" />
        </span>
        <h2 ref={heading} tabIndex={-1} className="h4">
          <Trans>Contact</Trans>
        </h2>
      </div>
      {contact ? (
        <div className="mt-2">
          <ContactLines contact={contact} />
        </div>
      ) : (
        <LockedContact details={details} act={act} signs={signs} terms={terms} />
      )}
      <p role="status" className="mt-2 text-sm text-t2 empty:hidden">
        {isNew ? news : null}
      </p>
    </Card>
  );
}

function LockedContact({ details, act, signs, terms }: Omit<ContactCardProps, 'news'>) {
  if (!details.unlockable) {
    return (
      <p className="mt-3 text-sm text-t2">
        <Trans>No email, phone or website here yet, so there’s nothing to unlock.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className="mt-3 text-sm text-t2">
        {act ? (
          <Trans>Email, phone and website are hidden until you unlock them.</Trans>
        ) : (
          <Trans>Brands and partners who unlock your contact see your email, phone and website.</Trans>
        )}
      </p>
      {act ? (
        <>
          <div className="mt-2 text-sm text-t2">{signs}</div>
          <div className="mt-3">{act}</div>
          <p className="mt-2 text-sm text-t3">{terms}</p>
        </>
      ) : null}
    </>
  );
}
