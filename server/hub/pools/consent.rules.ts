import type { Consent, payeeTies } from '../../../contract/hub/pools.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';

export type Tie = (typeof payeeTies)[number];

/** Somebody whose payment is in a pool; paise. */
export interface Paid {
  accountId: number;
  paid: number;
}

/** Days, of any length, over which silent draws are added up. */
const silenceWindowDays = 7;

/** The consent that a draw to such a payee needs. Source: product.md, "The pool belongs to who paid". */
export function consentFor(tie: Tie): Consent {
  if (tie === 'owner' || tie === 'related') return 'every';
  return tie === 'side' ? 'silence' : 'two_thirds';
}

/** Whether those who agreed paid at least two thirds of the money. */
export function haveTwoThirds(payers: readonly Paid[], agreed: ReadonlySet<number>): boolean {
  const whole = sumPaid(payers);
  return whole > 0 && sumPaid(payers.filter(({ accountId }) => agreed.has(accountId))) * 3 >= whole * 2;
}

/** Whether nobody who could still agree brings the agreed part to two thirds. */
export function cannotReachTwoThirds(payers: readonly Paid[], refused: ReadonlySet<number>): boolean {
  return !haveTwoThirds(payers, new Set(payers.map(({ accountId }) => accountId).filter((id) => !refused.has(id))));
}

/** Whether the words given so far execute a draw; silence needs every payer's until its time has come. */
export function isAgreed(consent: Consent, payers: readonly Paid[], agreed: ReadonlySet<number>): boolean {
  if (consent === 'two_thirds') return haveTwoThirds(payers, agreed);
  return payers.length > 0 && payers.every(({ accountId }) => agreed.has(accountId));
}

/** Paise that silence may pay in any seven days. */
export function mostBySilence(paid: number, percent: number): number {
  return Math.floor((paid * percent) / 100);
}

interface SilentDraw {
  /** Paise. */
  amount: number;
  at: Date;
}

/** Paise that silence has paid in the seven days up to an instant. */
export function usedBySilence(draws: readonly SilentDraw[], at: Date): number {
  const from = at.getTime() - silenceWindowDays * dayMs;
  return draws.reduce((sum, draw) => (draw.at.getTime() > from && draw.at <= at ? sum + draw.amount : sum), 0);
}

export function sumPaid(payers: readonly Paid[]): number {
  return payers.reduce((sum, { paid }) => sum + paid, 0);
}

/** The part of all paid money, in percent with one decimal. */
export function percentOf(paid: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((paid * 1000) / whole) / 10;
}
