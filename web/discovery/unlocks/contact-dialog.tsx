import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { ContactLines } from '../../ui/data/contact-lines.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { unlockedQuery } from './unlocks.queries.ts';
import type { Allowance } from './use-allowance.ts';
import { WhatRemains } from './what-remains.tsx';

interface ContactDialogProps {
  id: string;
  name: string;
  /** Set right after unlocking, to show what is left. */
  left: Allowance | undefined;
  onClose: () => void;
}

/** Unlocked contact. */
export function ContactDialog({ id, name, left, onClose }: ContactDialogProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(unlockedQuery(id));
  const contact = useRef<HTMLElement>(null);
  const isThere = data !== undefined;

  useEffect(() => {
    if (isThere) contact.current?.focus();
  }, [isThere]);

  return (
    <Dialog
      title={t`${name}’s contact`}
      onClose={onClose}
      actions={
        data?.claimed ? (
          <LinkButton icon={MessageCircle} to={paths.chatWith(id)}>
            <Trans>Message</Trans>
          </LinkButton>
        ) : null
      }
    >
      {data?.contact ? (
        <section ref={contact} tabIndex={-1} aria-label={t`Contact`} className="outline-none">
          <ContactLines contact={data.contact} />
        </section>
      ) : null}
      {error ? <ErrorState title={t`Couldn’t load the contact`} text={reasonOf(error)} onRetry={refetch} /> : null}
      {data || error ? null : <Skeleton className="h-36" />}
      <p role="status" className="mt-3 text-sm text-t2 empty:hidden">
        {data && left ? (
          <>
            <Trans>Contact unlocked.</Trans> <WhatRemains allowance={left} />
          </>
        ) : null}
      </p>
    </Dialog>
  );
}
