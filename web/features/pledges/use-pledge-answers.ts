import { useLingui } from '@lingui/react/macro';
import type { PledgeLine } from '../../../contract/pledges.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { nameOf } from '../../lib/people-names.ts';
import { undoTime, useUndoable } from '../../lib/use-undoable.ts';
import { showToast } from '../../ui/toast.ts';
import { sendPledgeMove, useRefreshAsParty } from './pledges.queries.ts';

export type Answer = 'accepted' | 'declined';

/** The creator's answers to pledges, which can be taken back for a few seconds. */
export function usePledgeAnswers() {
  const { t } = useLingui();
  const refresh = useRefreshAsParty();
  const { shown, hold, undo } = useUndoable<Answer>(async (id, status) => {
    try {
      await sendPledgeMove({ id, status });
    } catch (error) {
      showToast('error', reasonOf(error));
    }
    await refresh();
  });

  function answer({ id, user }: PledgeLine, status: Answer) {
    const name = nameOf(user);
    hold(id, status);
    showToast('success', status === 'accepted' ? t`${name} is accepted.` : t`${name} is declined.`, {
      duration: undoTime,
      undo: { label: t`Undo`, onUndo: () => takeBack(id) },
    });
  }
  function takeBack(id: string) {
    if (!undo(id)) showToast('info', t`It was sent already, and they have been told.`);
  }
  return {
    answer,
    /** The status to show: what was just answered, else what the server knows. */
    statusOf: (pledge: PledgeLine) => shown.get(pledge.id) ?? pledge.status,
  };
}
