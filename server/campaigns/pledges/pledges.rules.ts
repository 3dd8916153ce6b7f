import type { NeedKind } from '../../../contract/campaigns/campaign-enums.ts';
import type { Confirmation, PledgeStatus } from '../../../contract/campaigns/pledges.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { type LocalizedMessage, type LocalizedText, msg } from '../../kit/i18n/messages.ts';

/** The two parties and the system: a payment arrived, or the campaign was deleted. */
export type PledgeActor = 'creator' | 'pledger' | 'system';

interface AllowedMove {
  from: PledgeStatus;
  to: PledgeStatus;
  by: readonly PledgeActor[];
  /** Allowed for people only before the lock. */
  beforeLock?: true;
}

/** Complete table of a pledge's moves. A confirmed contribution can be withdrawn until the campaign is locked. */
const pledgeMoves: readonly AllowedMove[] = [
  { from: 'pledged', to: 'accepted', by: ['creator'] },
  { from: 'pledged', to: 'declined', by: ['creator', 'system'] },
  { from: 'pledged', to: 'withdrawn', by: ['pledger'] },
  { from: 'accepted', to: 'contributed', by: ['creator', 'system'] },
  { from: 'accepted', to: 'declined', by: ['system'] },
  { from: 'accepted', to: 'withdrawn', by: ['pledger'], beforeLock: true },
  // By the system when the whole payment was refunded: the minimum was missed, or the pool was returned unspent.
  { from: 'contributed', to: 'withdrawn', by: ['pledger', 'system'], beforeLock: true },
];

/** Statuses that fill a need; an unanswered pledge does not. */
export const fillingStatuses = ['accepted', 'contributed'] as const satisfies readonly PledgeStatus[];
export const livePledgeStatuses = ['pledged', ...fillingStatuses] as const satisfies readonly PledgeStatus[];

/** Names of the statuses within sentences. */
export const pledgeWords: Record<PledgeStatus, LocalizedMessage> = {
  pledged: msg`pledged`,
  accepted: msg`accepted`,
  declined: msg`declined`,
  contributed: msg`contributed`,
  withdrawn: msg`withdrawn`,
};

/** Names of the kinds of needs. */
export const needWords: Record<NeedKind, LocalizedMessage> = {
  budget: msg`budget`,
  product: msg`product`,
  venue: msg`venue`,
  production: msg`production`,
  reach: msg`reach`,
  travel: msg`travel`,
  media: msg`media`,
  other: msg`other`,
};

interface WantedMove {
  from: PledgeStatus;
  to: PledgeStatus;
  by: PledgeActor;
  isLocked: boolean;
}

/** Null where the move is allowed, otherwise the reason as a sentence. */
export function whyNotMovePledge({ from, to, by, isLocked }: WantedMove): LocalizedText | null {
  const found = pledgeMoves.find((known) => known.from === from && known.to === to);
  if (!found) {
    const status = pledgeWords[from];
    return from === to
      ? msg`This pledge is already ${{ status }}.`
      : msg`This pledge is ${{ status }}, so it can’t be changed to “${{ wanted: pledgeWords[to] }}”.`;
  }
  if (!found.by.includes(by)) {
    if (found.by.includes('creator')) return 'Only the campaign owner can do this.';
    return found.by.includes('pledger')
      ? 'Only the person who pledged can do this.'
      : 'This can only happen automatically.';
  }
  if (found.beforeLock && isLocked && by !== 'system')
    return 'The campaign has started, so pledges can’t be withdrawn.';
  return null;
}

/** How a pledge that reaches this status was confirmed: by its payment, or by the creator's word. */
export function confirmationOf(to: PledgeStatus, by: PledgeActor): Confirmation | null {
  if (to !== 'contributed') return null;
  return by === 'system' ? 'payment' : 'word';
}

/** Whether contributions are final: from the start date on, in India. A settlement locks nothing. */
export function isLockedAt(now: Date, { start_date }: { start_date: string | null }): boolean {
  return start_date !== null && dateInIndia(now) >= start_date;
}

/** Paise a need can still take; null without an amount. */
export function openAmount(need: { value: number; filled: number }): number | null {
  return need.value === 0 ? null : Math.max(0, need.value - need.filled);
}
