import { Trans, useLingui } from '@lingui/react/macro';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Publication } from '../../../contract/work/publication.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { useChangeWork } from './deliverables.queries.ts';
import { OnlineNote } from './online-note.tsx';
import { WaitingNote } from './waiting-note.tsx';

interface PublicationNoteProps {
  piece: Deliverable;
  as: 'creator' | 'influencer';
}

/** Publication that money waits for: how far it is, the next date, and what the campaign owner can do. */
export function PublicationNote({ piece, as }: PublicationNoteProps) {
  const { publication, user } = piece;
  if (!publication) return <OnlineNote piece={piece} as={as} />;
  return (
    <>
      <OnlineNote piece={piece} as={as} />
      <WaitingNote tone={as === 'creator' && piece.can.published === true ? 'amber' : 'grey'}>
        <State piece={piece} publication={publication} as={as} fullname={user.fullname} />
      </WaitingNote>
      {as === 'creator' ? <OwnerActs piece={piece} /> : null}
    </>
  );
}

interface StateProps extends PublicationNoteProps {
  publication: Publication;
  fullname: string;
}

function State({ piece: { status }, publication, as, fullname }: StateProps) {
  const day = useDay();
  const { publish_by, counts_at, decided_from, counted_at, cancels_at, pays_at, cancelled_at } = publication;
  if (cancelled_at) return <Trans>Not published in time: cancelled and refunded on {day(cancelled_at)}.</Trans>;
  if (counted_at && publication.counted_by === 'delay' && status !== 'published') {
    return (
      <>
        <Trans>Paid on {day(counted_at)}, since the campaign owner asked to publish it later.</Trans>{' '}
        {publish_by ? <Trans>It’s due online by {day(publish_by)}.</Trans> : null}
      </>
    );
  }
  if (counted_at) return <Trans>Published and confirmed on {day(counted_at)}.</Trans>;
  if (status === 'published') {
    return (
      <>
        {as === 'creator' ? (
          <Trans>{fullname} has published it. Confirm it, and the payment that waits for it is released.</Trans>
        ) : (
          <Trans>Published. The payment is released once the post is matched or the brand confirms it.</Trans>
        )}{' '}
        {counts_at ? <Trans>Without an answer, it counts on {day(counts_at)}.</Trans> : null}
        {decided_from ? <Trans>Without an answer, our team decides from {day(decided_from)}.</Trans> : null}
      </>
    );
  }
  return (
    <>
      {as === 'creator' ? (
        <Trans>Next, {fullname} publishes it and adds the results.</Trans>
      ) : (
        <Trans>Approved. Publish it, then mark it as published here.</Trans>
      )}{' '}
      {publish_by ? <Trans>It’s due online by {day(publish_by)}.</Trans> : null}{' '}
      {pays_at ? (
        <Trans>The campaign owner asked to publish it later, so it’s paid on {day(pays_at)}, live or not.</Trans>
      ) : null}{' '}
      {cancels_at ? <Trans>Unpublished, it’s cancelled and refunded on {day(cancels_at)}.</Trans> : null}
    </>
  );
}

function useDay() {
  const { i18n } = useLingui();
  return (at: string) => formatDay(at, { locale: i18n.locale });
}

/** Confirms the publication, or announces to cancel what is late. */
function OwnerActs({ piece }: Pick<PublicationNoteProps, 'piece'>) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<string>();
  const change = useChangeWork(piece.id);
  const { can, status, user } = piece;
  const { publicationHours } = useSite().terms;
  async function answer(to: 'published' | 'cancelled', done: string) {
    setProblem(undefined);
    try {
      await change.mutateAsync({ status: to });
      showToast('success', done);
    } catch (error) {
      setProblem(reasonOf(error));
    }
  }
  if (can.published !== true && can.cancel !== true) return null;
  return (
    <>
      <FormError>{problem}</FormError>
      <div className="flex flex-wrap gap-3">
        {can.published === true ? (
          <Button
            variant={status === 'published' ? 'primary' : undefined}
            icon={Globe}
            busy={change.isPending}
            onClick={() => answer('published', t`Confirmed. The payment plan goes on.`)}
          >
            <Trans>Confirm publication</Trans>
          </Button>
        ) : null}
        {can.cancel === true ? (
          <Button
            variant="danger"
            busy={change.isPending}
            onClick={() => answer('cancelled', t`${user.fullname} has ${publicationHours} hours to publish it.`)}
          >
            <Trans>Cancel this piece</Trans>
          </Button>
        ) : null}
      </div>
    </>
  );
}
