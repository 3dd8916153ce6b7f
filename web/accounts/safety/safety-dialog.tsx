import { Suspense } from 'react';
import type { SafetyPart } from '../../lib/safety-part.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const BlockDialog = lazyWithRetry(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }));
const ReportDialog = lazyWithRetry(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Confirmation of a report or a block. */
export function SafetyDialog({ act, onBlocked, onUndone, ...who }: SafetyPart) {
  return (
    <Suspense>
      {act === 'report' ? <ReportDialog {...who} /> : null}
      {act === 'block' ? <BlockDialog {...who} onBlocked={onBlocked} onUndone={onUndone} /> : null}
    </Suspense>
  );
}
