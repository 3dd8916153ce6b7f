import { type ComponentType, type ReactNode, Suspense } from 'react';
import { paysMoney } from '../../../../contract/campaigns/compensation.rules.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { useLiveEscrow } from '../../../work/escrow/use-live-escrow.ts';
import { type AgreedPart, type MoneyParts, ProvideMoney } from '../../applications/money-parts.ts';

/** Lazy component with a placeholder of class `box`. */
function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, box: string) {
  const Loaded: ComponentType<Props> = lazyWithRetry(load);
  return (props: Props) => (
    <Suspense fallback={<Skeleton className={box} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

const CreatorsMoney = later(() => import('../../../work/escrow/agreement-money.tsx'), 'h-58 rounded-box');
const InfluencersMoney = later(() => import('../../../work/escrow/agreement-money.tsx'), 'h-80 rounded-box');

/** Nothing for unpaid work, or an application that ended before an agreement. */
function Money(props: AgreedPart) {
  const { campaign, application, side } = props;
  const { status, quote } = application;
  if (!paysMoney(campaign, quote) || status === 'declined' || status === 'withdrawn') return null;
  return side === 'creator' ? <CreatorsMoney {...props} /> : <InfluencersMoney {...props} />;
}

const parts: MoneyParts = {
  Money,
  Acts: later(() => import('../../../work/escrow/acts.tsx'), 'h-12 rounded-ctl'),
  Typed: later(() => import('../../../work/escrow/typed-price.tsx'), 'h-80 rounded-box'),
  Counter: later(() => import('../../../work/escrow/counter-price.tsx'), 'h-52 rounded-box'),
};

/** Provides money components, updated live. */
export function WithMoney({ children }: { children: ReactNode }) {
  useLiveEscrow();
  return <ProvideMoney value={parts}>{children}</ProvideMoney>;
}
