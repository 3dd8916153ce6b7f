import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type MoneyParts, ProvideMoney } from '../../features/applications/money-parts.ts';
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

const parts: MoneyParts = {
  Money: later(() => import('../../features/escrow/agreement-money.tsx'), 'h-80 rounded-box'),
  Acts: later(() => import('../../features/escrow/acts.tsx'), 'h-12 rounded-ctl'),
  Typed: later(() => import('../../features/escrow/typed-price.tsx'), 'h-80 rounded-box'),
  Counter: later(() => import('../../features/escrow/counter-price.tsx'), 'h-52 rounded-box'),
};

/** Lets what is inside show the money of applications, and follow it live. */
export function WithMoney({ children }: { children: ReactNode }) {
  useLiveEscrow();
  return <ProvideMoney value={parts}>{children}</ProvideMoney>;
}
