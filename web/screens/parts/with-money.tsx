import { type ComponentType, type ReactNode, Suspense } from 'react';
import { paysMoney } from '../../../contract/compensation.rules.ts';
import { type AgreedPart, type MoneyParts, ProvideMoney } from '../../features/applications/money-parts.ts';
import { useLiveEscrow } from '../../features/escrow/use-live-escrow.ts';
import { late } from '../../ui/late.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Loaded with the first application or price that is shown; `box` is the place it takes. */
function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, box: string) {
  const Loaded: ComponentType<Props> = late(load);
  return (props: Props) => (
    <Suspense fallback={<Skeleton className={box} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

const CreatorsMoney = later(() => import('../../features/escrow/agreement-money.tsx'), 'h-58 rounded-box');
const InfluencersMoney = later(() => import('../../features/escrow/agreement-money.tsx'), 'h-80 rounded-box');

/** Nothing where no money is paid, or the application came to nothing before there was an agreement. */
function Money(props: AgreedPart) {
  const { campaign, application, side } = props;
  const { status, quote } = application;
  if (!paysMoney(campaign, quote) || status === 'declined' || status === 'withdrawn') return null;
  return side === 'creator' ? <CreatorsMoney {...props} /> : <InfluencersMoney {...props} />;
}

const parts: MoneyParts = {
  Money,
  Acts: later(() => import('../../features/escrow/acts.tsx'), 'h-12 rounded-ctl'),
  Typed: later(() => import('../../features/escrow/typed-price.tsx'), 'h-80 rounded-box'),
  Counter: later(() => import('../../features/escrow/counter-price.tsx'), 'h-52 rounded-box'),
};

/** Lets what is inside show the money of applications, and follow it live. */
export function WithMoney({ children }: { children: ReactNode }) {
  useLiveEscrow();
  return <ProvideMoney value={parts}>{children}</ProvideMoney>;
}
