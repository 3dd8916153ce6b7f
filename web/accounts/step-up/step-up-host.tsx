import { Suspense } from 'react';
import { settleProof, useAskedProof } from '../../lib/step-up.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const StepUpDialog = lazyWithRetry(() => import('./step-up-dialog.tsx'));

/** Opens the step-up dialog over any page while a call waits for proof. */
export function StepUpHost() {
  const asked = useAskedProof();
  return <Suspense fallback={null}>{asked ? <StepUpDialog asked={asked} onDone={settleProof} /> : null}</Suspense>;
}
