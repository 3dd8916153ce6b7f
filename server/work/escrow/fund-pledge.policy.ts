import type { PledgePaymentAct } from '../../../contract/work/escrow.ts';
import type { CampaignRow, PledgeRow } from '../../../database/schema.ts';
import { pledgeWords } from '../../campaigns/pledges/pledges.rules.ts';
import { type Answer, allOf, no, notTheirs } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { leastPaise, mayPay, type PayingFacts } from './escrow.policy.ts';

export interface Payable {
  campaign: Pick<CampaignRow, 'deleted_at'>;
  pledge: Pick<PledgeRow, 'kind' | 'status' | 'value'>;
  /** The least sum was missed at the start, and the pool takes nothing any more. */
  isPoolClosed: boolean;
}

/** Whether a pledge waits for its payment. */
export function isPayable({ campaign, pledge: { kind, status, value }, isPoolClosed }: Payable): Answer {
  if (kind !== 'budget') {
    return no('RULE', 'Only budget is paid in. Other contributions are provided directly and confirmed by the owner.');
  }
  if (value < leastPaise) return no('RULE', 'The minimum payment is ₹1.');
  if (campaign.deleted_at) return no('CONFLICT', 'This campaign was deleted.');
  if (status === 'pledged') return no('CONFLICT', 'You can pay this once the pledge is accepted.');
  if (status === 'contributed') return no('CONFLICT', 'This has already been contributed.');
  if (status !== 'accepted') return no('CONFLICT', msg`This pledge was ${{ status: pledgeWords[status] }}.`);
  if (!isPoolClosed) return true;
  return no(
    'CONFLICT',
    'The minimum amount wasn’t reached by the start date, so everyone was refunded and this pool is closed.',
  );
}

export function pledgePaymentPolicy(
  isPledger: boolean,
  payable: Payable,
  facts: PayingFacts,
): Record<PledgePaymentAct, Answer> {
  const who: Answer = isPledger || notTheirs('Only the person who pledged can do this.');
  return { fund: allOf(who, mayPay(isPayable(payable), facts)) };
}
