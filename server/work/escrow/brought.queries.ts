import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Whether a contribution was in its pool at an instant: paid, not returned, and not in dispute at a bank. */
const counted = (order: string, at: string) => sql`
  ${sql.ref(`${order}.paid_at`)} <= ${sql.ref(at)}
  and (${sql.ref(`${order}.ended_at`)} is null or ${sql.ref(`${order}.ended_at`)} > ${sql.ref(at)})
  and not exists (select from chargeback f where f.order_id = ${sql.ref(`${order}.id`)}
    and f.created_at < ${sql.ref(at)} and (f.ended_at is null or f.ended_at > ${sql.ref(at)}))`;

/**
 * Net paise each payment brought to others: to the payee of work, or to the payees of a pool's draws, in proportion to
 * what was in the pool at the time of each. By payee. A share of their talent manager is the manager's, `through` the payee.
 */
export async function selectBrought(db: Database, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  const ids = sql.join([...orderIds]);
  const { rows } = await sql<{ order_id: number; payee_id: number; brought: number; through: number | null }>`
    select o.id as order_id, o.payee_id, o.released - o.fee - o.tds
      - (select coalesce(sum(s.amount), 0)::bigint from manager_share s where s.order_id = o.id) as brought, null::bigint as through
    from escrow_order o where o.id in (${ids}) and o.application_id is not null
    union all
    select order_id, manager_id, sum(amount)::bigint, account_id from manager_share
    where order_id in (${ids}) group by order_id, manager_id, account_id
    union all
    select o.id, s.payee_id, sum(floor((s.paid - s.fee - s.tds)::numeric * o.amount / pool.paid))::bigint, null
    from escrow_order o
    join pledge p on p.id = o.pledge_id
    join pool_spending s on s.campaign_id = p.campaign_id and s.status = 'executed' and s.payee_id <> o.payer_id
    cross join lateral (
      select sum(c.amount) as paid from escrow_order c join pledge q on q.id = c.pledge_id
      where q.campaign_id = p.campaign_id and ${counted('c', 's.ended_at')}
    ) pool
    where o.id in (${ids}) and ${counted('o', 's.ended_at')}
    group by o.id, s.payee_id
    order by 1, 2`.execute(db);
  return rows;
}
