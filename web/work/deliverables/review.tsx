import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, PencilLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { pieceName } from '../../lib/campaign-labels.ts';
import { whyNot } from '../../lib/can.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useMay } from '../../lib/member-roles.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { commentsQuery } from './comments.queries.ts';
import { useChangeWork } from './deliverables.queries.ts';
import type { PieceProps } from './piece-props.ts';
import { isDone } from './piece-words.tsx';
import { PublicationNote } from './publication-note.tsx';
import { NothingYet, WaitingNote } from './waiting-note.tsx';

const ApproveDialog = lazyWithRetry(() => import('./approve-dialog.tsx'));
const Rounds = lazyWithRetry(() => import('../change-orders/rounds.tsx'));
const ChangesDialog = lazyWithRetry(() => import('./changes-dialog.tsx'));

/** Review of a piece by the creator. */
export function Review({ piece, isLast }: PieceProps) {
  const { can, version } = piece;
  const seesMoney = useMay('money');
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState<'approve' | 'changes' | null>(null);
  const [problem, setProblem] = useState<string>();
  const change = useChangeWork(piece.id);
  const comments = useQuery({ ...commentsQuery(piece.id), enabled: version > 0 });
  const open = comments.data?.filter((each) => each.version === version && !each.reply_to && !each.resolved).length;
  const name = pieceName(piece, i18n);
  const { fullname } = piece.user;
  const asked = piece.history.filter(({ to }) => to === 'changes_requested').length;
  const ask = (next: typeof asking) => {
    setProblem(undefined);
    setAsking(next);
  };
  const close = () => ask(null);

  /** Rejects on refusal, so that the dialog keeps its text. */
  async function answer(body: Parameters<typeof change.mutateAsync>[0], done: string) {
    setProblem(undefined);
    try {
      await change.mutateAsync(body);
    } catch (error) {
      setProblem(reasonOf(error));
      throw error;
    }
    showToast('success', done);
    close();
  }
  const approve = () => answer({ status: 'approved', version }, t`${name} approved. ${fullname} has been notified.`);
  return (
    <>
      <FormError>{asking ? null : problem}</FormError>
      {can.approved === true || can.changes_requested === true ? (
        <div className="grid gap-3">
          <div className="grid gap-3">
            {can.approved === true ? (
              <Button variant="primary" icon={Check} onClick={() => (isLast ? ask('approve') : approve())}>
                <Trans>Approve version {version}</Trans>
              </Button>
            ) : null}
            {can.changes_requested === true ? (
              <Button icon={PencilLine} onClick={() => ask('changes')}>
                <Trans>Request changes</Trans>
                {open ? (
                  <span className="num text-t2">
                    <Trans>{open} open</Trans>
                  </span>
                ) : null}
              </Button>
            ) : null}
          </div>
          <p className="text-sm text-t2 empty:hidden">{whyNot(can.approved)}</p>
          {seesMoney ? (
            <Suspense fallback={<p className="min-h-5 text-sm" />}>
              <Rounds applicationId={piece.application_id} side="creator" asked={asked} />
            </Suspense>
          ) : null}
        </div>
      ) : (
        <Answered piece={piece} />
      )}
      {/* Stays mounted when the piece is answered elsewhere, to show the refusal. */}
      <Suspense>
        {asking === 'approve' ? (
          <ApproveDialog
            piece={piece}
            refusal={problem}
            onClose={change.isPending ? undefined : close}
            onApprove={approve}
          />
        ) : null}
        {asking === 'changes' ? (
          <ChangesDialog
            fullname={fullname}
            refusal={problem}
            onClose={close}
            onDone={(note) => answer({ status: 'changes_requested', version, note }, t`${fullname} has been notified.`)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** Next step of a piece that waits for no answer. */
function Answered({ piece }: Pick<PieceProps, 'piece'>) {
  const { status, user, can, publication } = piece;
  const { fullname } = user;
  if (publication && isDone(piece)) return <PublicationNote piece={piece} as="creator" />;
  if (status === 'planned') return <NothingYet />;
  if (status === 'published') return null;
  return (
    <WaitingNote>
      {status === 'approved' ? (
        <Trans>Next, {fullname} publishes it and adds the results.</Trans>
      ) : status === 'submitted' ? (
        whyNot(can.approved)
      ) : (
        <Trans>You requested changes. {fullname} will submit it again.</Trans>
      )}
    </WaitingNote>
  );
}
