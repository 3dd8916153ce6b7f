import { type ReactNode, Suspense } from 'react';
import { type AgreementParts, ProvideAgreements } from '../../../lib/agreement-parts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { useLiveAgreements } from '../../../work/agreements/agreements.queries.ts';

const Card = lazyWithRetry(() => import('../../../work/agreements/agreement-card.tsx'));
const Accept = lazyWithRetry(() => import('../../../work/agreements/accept-offer.tsx'));

const parts: AgreementParts = {
  Agreement: (props) => (
    <Suspense fallback={<Skeleton className="h-40 rounded-box" />}>
      <Card {...props} />
    </Suspense>
  ),
  Accept: (props) => (
    <Suspense fallback={<Skeleton className="h-12 rounded-ctl" />}>
      <Accept {...props} />
    </Suspense>
  ),
};

/** Provides agreement components, updated live. */
export function WithAgreements({ children }: { children: ReactNode }) {
  useLiveAgreements();
  return <ProvideAgreements value={parts}>{children}</ProvideAgreements>;
}
