import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const BlockDialog = lazyWithRetry(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }));
const ReportDialog = lazyWithRetry(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

export type SafetyAct = 'report' | 'block';

interface SafetyDialogProps {
  /** Open dialog; undefined: none. */
  act: SafetyAct | undefined;
  targetId: string;
  name: string;
  onClose: () => void;
  onBlocked: () => void;
  /** Called when a block is undone from its toast. */
  onUndone?: () => void;
}

/** Confirmation of a report or a block. */
export function SafetyDialog({ act, onBlocked, onUndone, ...who }: SafetyDialogProps) {
  return (
    <Suspense>
      {act === 'report' ? <ReportDialog {...who} /> : null}
      {act === 'block' ? <BlockDialog {...who} onBlocked={onBlocked} onUndone={onUndone} /> : null}
    </Suspense>
  );
}
