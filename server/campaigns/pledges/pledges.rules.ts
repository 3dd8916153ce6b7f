import type { NeedKind } from '../../../contract/campaigns/campaign-enums.ts';
import type { Confirmation, PledgeStatus } from '../../../contract/campaigns/pledges.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { type Said, type Sayable, say } from '../../kit/i18n/messages.ts';

/** Besides the two sides the system: a payment arrived, or the campaign was deleted. */
export type PledgeActor = 'creator' | 'pledger' | 'system';

interface AllowedMove {
  from: PledgeStatus;
  to: PledgeStatus;
  by: readonly PledgeActor[];
  /** Possible for people only before the lock. */
  beforeLock?: true;
}

/** The whole life of a pledge. A confirmed contribution can be taken back until the campaign is locked. */
const pledgeMoves: readonly AllowedMove[] = [
  { from: 'pledged', to: 'accepted', by: ['creator'] },
  { from: 'pledged', to: 'declined', by: ['creator', 'system'] },
  { from: 'pledged', to: 'withdrawn', by: ['pledger'] },
  { from: 'accepted', to: 'contributed', by: ['creator', 'system'] },
  { from: 'accepted', to: 'declined', by: ['system'] },
  { from: 'accepted', to: 'withdrawn', by: ['pledger'], beforeLock: true },
  // By the system when the whole payment went back: the least sum was missed, or the pool was returned unspent.
  { from: 'contributed', to: 'withdrawn', by: ['pledger', 'system'], beforeLock: true },
];

/** Accepted ones fill a need; a pledge alone does not. */
export const fillingStatuses = ['accepted', 'contributed'] as const satisfies readonly PledgeStatus[];
export const livePledgeStatuses = ['pledged', ...fillingStatuses] as const satisfies readonly PledgeStatus[];

/** A status as sentences say it. */
export const pledgeWords: Record<PledgeStatus, Said> = {
  pledged: say`pledged`,
  accepted: say`accepted`,
  declined: say`declined`,
  contributed: say`contributed`,
  withdrawn: say`withdrawn`,
};

/** What a need is for. */
export const needWords: Record<NeedKind, Said> = {
  budget: say`budget`,
  product: say`product`,
  venue: say`venue`,
  production: say`production`,
  reach: say`reach`,
  travel: say`travel`,
  media: say`media`,
  other: say`other`,
};

interface WantedMove {
  from: PledgeStatus;
  to: PledgeStatus;
  by: PledgeActor;
  isLocked: boolean;
}

/** Null where the move is allowed, else a sentence that says why not. */
export function whyNotMovePledge({ from, to, by, isLocked }: WantedMove): Sayable | null {
  const found = pledgeMoves.find((known) => known.from === from && known.to === to);
  if (!found) {
    const status = pledgeWords[from];
    return from === to
      ? say`This pledge is already ${{ status }}.`
      : say`This pledge is ${{ status }}, so it can’t be changed to “${{ wanted: pledgeWords[to] }}”.`;
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

/** How a pledge that is now in this state was confirmed: a payment speaks for itself, anything else is a word. */
export function confirmationOf(to: PledgeStatus, by: PledgeActor): Confirmation | null {
  if (to !== 'contributed') return null;
  return by === 'system' ? 'payment' : 'word';
}

/** From its start date on, in India, contributions to a campaign stay. A settlement locks nothing. */
export function isLockedAt(now: Date, { start_date }: { start_date: string | null }): boolean {
  return start_date !== null && dateInIndia(now) >= start_date;
}

/** Paise a need can still take; null where it asks for no amount. */
export function openAmount(need: { value: number; filled: number }): number | null {
  return need.value === 0 ? null : Math.max(0, need.value - need.filled);
}
