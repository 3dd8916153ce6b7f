import type { PersonCard } from '../../../contract/core/people.ts';
import type { SettlementSource, StatementSide } from '../../../contract/hub/settlements.ts';
import { fractionOf } from '../../../contract/hub/shares.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { Books } from './statement.service.ts';

interface Parts extends Omit<Books, 'drawn'> {
  accountId: number;
  user: PersonCard;
  /** Net rupees received from the pool for the work. */
  drawn: number;
}

/** One participant's part of a joint campaign's statement. */
export function viewStatementSide({ accountId, user, drawn, ...books }: Parts): StatementSide {
  const total = books.confirmed.reduce((sum, { value }) => sum + value, 0);
  const confirmed = books.confirmed.find((side) => side.accountId === accountId)?.value ?? 0;
  const paid = books.payments.filter(({ payerId }) => payerId === accountId);
  return {
    user,
    confirmed: toRupees(confirmed),
    fraction: fractionOf(confirmed, total),
    contributions: viewContributions(accountId, books),
    settlements: viewSettlements(accountId, books),
    paid: toRupees(paid.reduce((sum, payment) => sum + payment.paid, 0)),
    refunded: toRupees(paid.reduce((sum, payment) => sum + payment.refunded, 0)),
    drawn,
    received: sumShares(accountId, 'pool', books),
    recorded: sumShares(accountId, 'recorded', books),
  };
}

/** Rupees of this participant in all settlements from one source. */
function sumShares(accountId: number, source: SettlementSource, { settlements, shares }: Omit<Books, 'drawn'>): number {
  const ids = new Set(settlements.filter((each) => each.source === source).map(({ id }) => id));
  const own = shares.filter((share) => share.account_id === accountId && ids.has(share.settlement_id));
  return toRupees(own.reduce((sum, { amount }) => sum + amount, 0));
}

/** Pledges that fill a need, and paid ones that were withdrawn; newest first. */
function viewContributions(
  accountId: number,
  { pledges, payments }: Omit<Books, 'drawn'>,
): StatementSide['contributions'] {
  return pledges
    .filter((pledge) => pledge.account_id === accountId)
    .flatMap((pledge) => {
      const own = payments.filter(({ pledgeId }) => pledgeId === pledge.id);
      const isFilling = pledge.status === 'accepted' || pledge.status === 'contributed';
      if (!isFilling && own.length === 0) return [];
      return {
        pledge_id: String(pledge.id),
        need_id: String(pledge.need_id),
        kind: pledge.kind,
        description: pledge.description,
        value: toRupees(pledge.value),
        status: pledge.status,
        confirmed_by: pledge.confirmed_by,
        paid: toRupees(own.reduce((sum, payment) => sum + payment.paid, 0)),
        refunded: toRupees(own.reduce((sum, payment) => sum + payment.refunded, 0)),
        paid_at: own[0]?.paidAt?.toISOString() ?? null,
        refunded_at: own.at(-1)?.refundedAt?.toISOString() ?? null,
        createdAt: pledge.created_at.toISOString(),
      };
    });
}

/** Settlements with a share of this participant; newest first. */
function viewSettlements(
  accountId: number,
  { settlements, shares }: Omit<Books, 'drawn'>,
): StatementSide['settlements'] {
  return settlements.flatMap((settlement) => {
    const all = shares.filter(({ settlement_id }) => settlement_id === settlement.id);
    const own = all.find(({ account_id }) => account_id === accountId);
    if (!own) return [];
    return {
      number: settlement.number,
      source: settlement.source,
      whole: toRupees(settlement.amount),
      fraction: fractionOf(
        own.value,
        all.reduce((sum, { value }) => sum + value, 0),
      ),
      amount: toRupees(own.amount),
      createdAt: settlement.created_at.toISOString(),
    };
  });
}
