import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { OperatorChargeback } from '../../../contract/operators/operator-chargebacks.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { mayFindCollusion } from '../../work/escrow/collusion.policy.ts';
import type { Payee } from '../../work/escrow/collusion.service.ts';
import type { ContestedRow } from './operator-chargebacks.queries.ts';

export function viewChargeback(
  row: ContestedRow,
  payees: readonly Payee[],
  { people, locale }: { people: ReadonlyMap<number, Person>; locale: Locale },
): OperatorChargeback {
  const cardOf = (id: number) => {
    const person = people.get(id);
    return person ? viewPersonCard(person) : null;
  };
  const about = row.order_id === null ? 'subscription' : row.pledge_id === null ? 'work' : 'pool';
  return {
    id: String(row.id),
    payment_id: row.payment_id,
    provider_id: row.provider_id,
    amount: toRupees(row.amount),
    status: row.status,
    reason_code: row.reason_code,
    respond_by: row.respond_by?.toISOString() ?? null,
    about,
    campaign: row.campaign_id === null ? null : { id: String(row.campaign_id), title: row.title ?? '' },
    payer: cardOf(row.payer_id),
    payee: about === 'work' && payees[0] ? cardOf(payees[0].accountId) : null,
    payees: payees.map(({ accountId, brought, isColluder }) => ({
      person: cardOf(accountId),
      amount: toRupees(brought),
      is_colluder: isColluder,
    })),
    from_held: toRupees(row.from_held),
    from_payer: toRupees(row.from_payer),
    from_payee: toRupees(row.from_payee),
    debt: toRupees(row.debt),
    collusion: row.collusion,
    note: row.note,
    can: viewCan({ find_collusion: mayFindCollusion({ status: row.status, payees }) }, locale),
    createdAt: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
