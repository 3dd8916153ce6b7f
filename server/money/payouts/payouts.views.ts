import type { Actor } from '../../../contract/core/people.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { Payout, PayoutQuote } from '../../../contract/money/payouts.ts';
import { failureIn } from './failures.rules.ts';
import type { PayoutRow } from './payouts.queries.ts';
import type { Terms } from './payouts.rules.ts';

export function viewPayout(row: PayoutRow, { by, locale }: { by: Actor | null; locale: Locale }): Payout {
  return {
    id: String(row.id),
    status: row.status,
    by,
    ...viewTerms(row),
    payment_method: { kind: row.method_kind, masked: row.method_masked },
    reference: row.utr,
    failure_reason: row.failure_reason && failureIn(locale, row.failure_reason),
    stages: viewStages(row),
    createdAt: row.created_at.toISOString(),
    provider_id: row.provider_id,
  };
}

export function viewQuote(
  terms: Terms,
  { minimum, withdrawable }: { minimum: number; withdrawable: number },
): PayoutQuote {
  return { ...viewTerms(terms), minimum: toRupees(minimum), withdrawable: toRupees(withdrawable) };
}

function viewTerms({ amount, fee, deductions, net }: Pick<Terms, 'amount' | 'fee' | 'deductions' | 'net'>) {
  return {
    amount: toRupees(amount),
    fee: toRupees(fee),
    deductions: deductions.map((each) => ({
      name: each.name,
      percent: each.basis_points / 100,
      amount: toRupees(each.amount),
    })),
    net: toRupees(net),
  };
}

function viewStages(row: PayoutRow): Payout['stages'] {
  const reached = [
    { status: 'requested', at: row.created_at },
    { status: 'processing', at: row.processing_at },
    { status: 'paid', at: row.paid_at },
    { status: 'failed', at: row.failed_at },
  ] as const;
  return reached.flatMap(({ status, at }) => (at ? [{ status, at: at.toISOString() }] : []));
}
