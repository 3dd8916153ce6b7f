import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Plan } from '../../../contract/money/subscriptions.ts';

/** Rounded percentage saved against the original price. */
export function savingOf({ original_price, discount_price }: Pick<Plan, 'original_price' | 'discount_price'>): number {
  return Math.round(((original_price - discount_price) / original_price) * 100);
}

const basic = msg`BASIC`;
const premium = msg`PREMIUM`;

/** Labels by the number of plans: one none, two to four as the specification names them, more none. */
export function tierLabels(count: number): readonly MessageDescriptor[] {
  if (count === 2) return [basic, premium];
  if (count === 3) return [basic, msg`STANDARD`, premium];
  if (count === 4) return [msg`STARTER`, basic, premium, msg`ENTERPRISE`];
  return [];
}

/** The plan whose button is the page's primary one: the middle of those the reader does not have. */
export function suggestedOf(plans: readonly Pick<Plan, 'id'>[], currentId?: string): string | undefined {
  const others = plans.filter(({ id }) => id !== currentId);
  return others[Math.floor((others.length - 1) / 2)]?.id;
}
