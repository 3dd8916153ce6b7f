import { lazy, Suspense } from 'react';
import type { SafetyPart } from '../../lib/safety-part.ts';

const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }));
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Asks before a report or a block. */
export function SafetyDialog({ act, onBlocked, ...who }: SafetyPart) {
  return (
    <Suspense>
      {act === 'report' ? <ReportDialog {...who} /> : null}
      {act === 'block' ? <BlockDialog {...who} onBlocked={onBlocked} /> : null}
    </Suspense>
  );
}
