import type { Role } from '../../../contract/core/roles.ts';
import { dateInIndia, dayMs, midnightInIndia } from '../../../contract/kit/calendar.ts';
import { type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';

/** Midnight in Asia/Kolkata on the first of the month. */
export function monthStart(now: Date): Date {
  return midnightInIndia(`${dateInIndia(now).slice(0, 7)}-01`);
}

/** Roles that may unlock. Source: the product's rules, People. */
export function mayUnlock(role: Role): boolean {
  return role === 'brand' || role === 'partner';
}

/** Days of inactivity, without an answer to the buyer, after which somebody counts as gone. */
const goneDays = 60;

interface ContactFacts {
  /** Null for an imported profile that nobody has claimed. */
  account_id: number | null;
  deleted_at: Date | null;
  email_verified_at: Date | null;
  last_seen_at: Date | null;
  has_contact: boolean;
  /** Whether the buyer wrote after the unlock. */
  was_asked: boolean;
  /** Whether the influencer wrote after the unlock. */
  has_replied: boolean;
}

/** Whether our own facts show that a contact is dead. Source: the product's rules, Fair unlock. */
export function isDead(facts: ContactFacts, now: Date): boolean {
  if (facts.account_id === null) return !facts.has_contact;
  if (facts.deleted_at !== null || facts.email_verified_at === null) return true;
  const isGone = now.getTime() - (facts.last_seen_at?.getTime() ?? 0) > goneDays * dayMs;
  return isGone && facts.was_asked && !facts.has_replied;
}

interface Returned {
  name: string;
  reason: 'silent' | 'dead_contact';
  /** 0 where it was returned to the quota. */
  coins: number;
  days: number;
}

/** Notification to the buyer about a refund. */
export function refundNotice({ name, reason, coins, days }: Returned): {
  title: LocalizedMessage;
  description: LocalizedMessage;
} {
  const why =
    reason === 'silent'
      ? msg`${{ name }} didn’t answer within ${{ days }} days.`
      : msg`${{ name }}’s contact doesn’t work.`;
  return coins > 0
    ? { title: msg`You got ${{ coins }} coins back`, description: msg`${{ why }} You can still see the contact.` }
    : { title: msg`You got an unlock back`, description: msg`${{ why }} It no longer counts against your unlocks.` };
}
