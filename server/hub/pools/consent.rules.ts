import { poolTerms } from '../../../contract/hub/pool-terms.ts';
import type { Consent, payeeTies } from '../../../contract/hub/pools.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';

export type Tie = (typeof payeeTies)[number];

/** A payer of a pool; paise. */
export interface Paid {
  accountId: number;
  paid: number;
}

/** Days, of any length, over which draws by silence are summed. */
const { silenceWindowDays } = poolTerms;

/** Consent required for a draw to such a payee. Source: product.md, "The pool belongs to who paid". */
export function consentFor(tie: Tie): Consent {
  if (tie === 'owner' || tie === 'related') return 'every';
  return tie === 'side' ? 'silence' : 'two_thirds';
}

/** Whether those who agreed paid at least two thirds of the money. */
export function haveTwoThirds(payers: readonly Paid[], agreed: ReadonlySet<number>): boolean {
  const totalPaid = sumPaid(payers);
  return totalPaid > 0 && sumPaid(payers.filter(({ accountId }) => agreed.has(accountId))) * 3 >= totalPaid * 2;
}

/** Whether the agreed share can no longer reach two thirds. */
export function cannotReachTwoThirds(payers: readonly Paid[], refused: ReadonlySet<number>): boolean {
  return !haveTwoThirds(payers, new Set(payers.map(({ accountId }) => accountId).filter((id) => !refused.has(id))));
}

/** Whether the agreements so far execute a draw; consent by silence needs every payer until its time has passed. */
export function isAgreed(consent: Consent, payers: readonly Paid[], agreed: ReadonlySet<number>): boolean {
  if (consent === 'two_thirds') return haveTwoThirds(payers, agreed);
  return payers.length > 0 && payers.every(({ accountId }) => agreed.has(accountId));
}

/** Maximum paise of draws by silence in any seven days. */
export function mostBySilence(paid: number, percent: number): number {
  return Math.floor((paid * percent) / 100);
}

interface SilentDraw {
  /** Paise. */
  amount: number;
  at: Date;
}

/** Paise of draws by silence in the seven days before an instant. */
export function usedBySilence(draws: readonly SilentDraw[], at: Date): number {
  const from = at.getTime() - silenceWindowDays * dayMs;
  return draws.reduce((sum, draw) => (draw.at.getTime() > from && draw.at <= at ? sum + draw.amount : sum), 0);
}

export function sumPaid(payers: readonly Paid[]): number {
  return payers.reduce((sum, { paid }) => sum + paid, 0);
}

/** Share of all paid money, in percent with one decimal. */
export function percentOf(paid: number, total: number): number {
  return total === 0 ? 0 : Math.round((paid * 1000) / total) / 10;
}
