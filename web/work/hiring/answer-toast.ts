import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { undoTime } from '../../lib/pending-actions.ts';
import { hideToast, showToast } from '../../ui/feedback/toast.ts';
import type { AnswerNotice } from './use-triage.ts';

/** One at a time: three of them would cover the figures. */
const toastId = 'applicant-answer';

/** Shows the notice of an answer as a toast with Undo, where there is no table for its line. */
export function useAnswerToast() {
  const { t } = useLingui();
  return useCallback(
    (notice: AnswerNotice | undefined) => {
      if (!notice) return hideToast(toastId);
      const { text, onUndo } = notice;
      showToast('success', text, { id: toastId, duration: undoTime, undo: { label: t`Undo`, onUndo } });
    },
    [t],
  );
}
