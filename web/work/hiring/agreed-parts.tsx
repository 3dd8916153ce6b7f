import { type ComponentType, Suspense } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

export interface AgreedProps {
  campaign: Pick<Campaign, 'id' | 'title' | 'compensation'>;
  application: Pick<Application, 'id' | 'status' | 'quote' | 'can'>;
  side: 'creator' | 'influencer';
}

/** Lazy component with a placeholder of class `box`. */
function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, box: string) {
  const Loaded: ComponentType<Props> = lazyWithRetry(load);
  return (props: Props) => (
    <Suspense fallback={<Skeleton className={box} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

export const Agreement = lazyPart(() => import('../change-orders/agreement-card.tsx'), 'h-40 rounded-box');
export const AcceptOffer = lazyPart(() => import('../agreements/accept-offer.tsx'), 'h-12 rounded-ctl');
export const MoneyActs = lazyPart(() => import('../escrow/acts.tsx'), 'h-12 rounded-ctl');
export const AskedToCancel = lazyPart(() => import('../escrow/asked-to-cancel.tsx'), 'h-30 rounded-box');
export const UnpaidNote = lazyPart(() => import('../arrival/unpaid-note.tsx'), 'h-12 rounded-ctl');
export const TypedPrice = lazyPart(() => import('../escrow/typed-price.tsx'), 'h-80 rounded-box');

const CreatorsMoney = lazyPart(() => import('../escrow/agreement-money.tsx'), 'h-58 rounded-box');
const InfluencersMoney = lazyPart(() => import('../escrow/agreement-money.tsx'), 'h-80 rounded-box');

/** Net income or the money of the agreement; nothing for unpaid work, or an application that ended before an agreement. */
export function AgreedMoney(props: AgreedProps) {
  const { campaign, application, side } = props;
  const { status, quote } = application;
  if (!paysMoney(campaign, quote) || status === 'declined' || status === 'withdrawn') return null;
  return side === 'creator' ? <CreatorsMoney {...props} /> : <InfluencersMoney {...props} />;
}
