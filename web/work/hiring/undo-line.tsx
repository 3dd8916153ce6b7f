import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { undoTime } from '../../lib/pending-actions.ts';
import { KeyHint } from '../../ui/feedback/key-hint.tsx';
import type { AnswerNotice } from './use-triage.ts';

/** Last line of the table after an answer, for as long as it can be undone. */
export function UndoLine({ notice, onGone }: { notice: AnswerNotice | undefined; onGone: () => void }) {
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(onGone, undoTime);
    return () => clearTimeout(timer);
  }, [notice, onGone]);
  return (
    <div role="status">
      {notice ? (
        <p className="sticky bottom-0 z-10 flex min-h-11 items-center gap-2.5 border-line border-t bg-sunken px-5 text-sm">
          <CircleCheck className="size-4.5 flex-none text-good" />
          <span className="min-w-0 flex-1">{notice.text}</span>
          <button type="button" onClick={notice.onUndo} className="link hit-44 cursor-pointer font-semibold">
            <Trans>Undo</Trans>
          </button>
          <span aria-hidden="true" className="max-lg:hidden">
            <KeyHint>Z</KeyHint>
          </span>
        </p>
      ) : null}
    </div>
  );
}
