import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Plan } from '../../../contract/money/subscriptions.ts';

/** Rounded percentage saved against the original price. */
export function savingOf({ original_price, discount_price }: Pick<Plan, 'original_price' | 'discount_price'>): number {
  return Math.round(((original_price - discount_price) / original_price) * 100);
}

const basic = msg`BASIC`;
const premium = msg`PREMIUM`;

/** Tier labels by number of plans: two to four as in the specification, otherwise none. */
export function tierLabels(count: number): readonly MessageDescriptor[] {
  if (count === 2) return [basic, premium];
  if (count === 3) return [basic, msg`STANDARD`, premium];
  if (count === 4) return [msg`STARTER`, basic, premium, msg`ENTERPRISE`];
  return [];
}

/** Plan with the page's primary button: the middle one of those the reader does not have. */
export function suggestedOf(plans: readonly Pick<Plan, 'id'>[], currentId?: string): string | undefined {
  const others = plans.filter(({ id }) => id !== currentId);
  return others[Math.floor((others.length - 1) / 2)]?.id;
}
