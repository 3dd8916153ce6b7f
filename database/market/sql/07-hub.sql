-- Joint campaigns: promises to their needs, some of the budget paid into pools, a draw, a settlement of what was spent beside them.
create temp table m_pledge as
select {application} + {applications} * 2 + row_number() over (order by c.id, n.position, p) as id, c.id as campaign_id, c.creator_id, c.state, n.id as need_id, n.kind, n.position,
  {person} + 1 + (c.k * 31 + n.position * 7 + p) % {businesses} as account_id, n.value / 4 as value, c.published + interval '1 day' * p as made,
  case when c.state = 'past' and p < 3 then 'contributed' when p = 1 then 'accepted' when p = 2 and n.position = 3 then 'declined' else 'pledged' end as status
from m_campaign c join campaign_need n on n.campaign_id = c.id cross join generate_series(1, 3) p
where c.type = 'joint' and c.state in ('open', 'running', 'past');
create index on m_pledge (campaign_id);
insert into pledge (id, campaign_id, need_id, account_id, kind, description, value, status, created_at, updated_at, confirmed_by)
select id, campaign_id, need_id, account_id, kind, 'As you need it', value, status, least(made, now()), least(made, now()),
  case when status = 'contributed' then case when kind = 'budget' then 'payment' else 'word' end end from m_pledge;
insert into pledge_event (pledge_id, from_status, to_status, by_id, created_at)
select id, null, 'pledged', account_id, least(made, now()) from m_pledge
union all select id, 'pledged', case status when 'contributed' then 'accepted' else status end, creator_id, least(made, now()) from m_pledge where status <> 'pledged'
union all select id, 'accepted', status, account_id, least(made, now()) from m_pledge where status = 'contributed';

create temp table m_pool_payment as
select {escrow_order} + {applications} + row_number() over (order by id) as order_id, * from m_pledge where kind = 'budget' and status = 'contributed';
insert into escrow_order (id, pledge_id, payer_id, payee_id, provider_id, payment_id, amount, fee_basis_points, status, created_at, paid_at)
overriding system value
select order_id, id, account_id, creator_id, 'order_market' || order_id, 'pay_market' || order_id, value, 0, 'held', made, made from m_pool_payment;
insert into m_posting (kind, reference, note, detail, at, entries)
select 'pool.funded', 'escrow-payment:pay_market' || order_id, 'Paid into a pool', jsonb_build_object('pledge_id', id), made,
  jsonb_build_array(jsonb_build_object('kind', 'gateway', 'amount', -value), jsonb_build_object('kind', 'pool', 'campaign', campaign_id, 'amount', value))
from m_pool_payment;

create temp table m_pool as
select campaign_id, min(creator_id) as creator_id, sum(value)::bigint as paid, max(made) as made, max(account_id) as payer_id, count(*) as payers
from m_pool_payment group by campaign_id;
insert into pool_lock (campaign_id, outcome, paid, minimum, locked_at) select campaign_id, 'reached', paid, 0, made + interval '20 days' from m_pool;
create temp table m_draw_of_pool as
select {pool_spending} + row_number() over (order by campaign_id) as id, *, paid / 4 as amount, paid / 80 as fee from m_pool;
insert into pool_spending (id, campaign_id, number, amount, note, by_id, created_at, status, payee_id, consent, fee_basis_points, paid, fee, ended_at)
overriding system value
select id, campaign_id, 1, amount, 'Crew and van', creator_id, made + interval '22 days',
  case when campaign_id % 5 = 0 then 'proposed' else 'executed' end, {creator} + 2 + campaign_id % 1000, 'every', 500,
  case when campaign_id % 5 = 0 then 0 else amount end, case when campaign_id % 5 = 0 then 0 else fee end,
  case when campaign_id % 5 <> 0 then made + interval '24 days' end from m_draw_of_pool;
insert into pool_vote (spending_id, account_id, answer, created_at) select id, payer_id, 'agreed', made + interval '23 days' from m_draw_of_pool;
insert into m_posting (kind, reference, note, detail, at, entries)
select 'pool.spent', 'pool-spending:' || id, 'Crew and van', '{}', made + interval '24 days',
  jsonb_build_array(jsonb_build_object('kind', 'pool', 'campaign', campaign_id, 'amount', -amount),
    jsonb_build_object('kind', 'earnings', 'owner', {creator} + 2 + campaign_id % 1000, 'amount', amount - fee), jsonb_build_object('kind', 'fees', 'amount', fee))
from m_draw_of_pool where campaign_id % 5 <> 0;
insert into pool_dispute (campaign_id, spending_id, opened_by, reason, created_at)
select campaign_id, id, payer_id, 'The proof is of another van.', made + interval '23 days' from m_draw_of_pool where campaign_id % 50 = 0;
update pool_spending s set status = 'disputed' from pool_dispute d where d.spending_id = s.id and s.id > {pool_spending} and s.status = 'proposed';
insert into pool_proposal (campaign_id, by_id, before, change, status, answer_by, created_at, ended_at)
select campaign_id, creator_id, '{"pool_minimum": 0}', '{"pool_minimum": 1000}', 'refused', made + interval '10 days', made + interval '5 days', made + interval '10 days'
from m_pool where campaign_id % 4 = 0;
insert into pool_proposal_vote (proposal_id, account_id, answer, created_at)
select p.id, m.payer_id, 'refused', p.created_at from pool_proposal p join m_pool m using (campaign_id);

create temp table m_settlement as
select {settlement} + row_number() over (order by id) as id, id as campaign_id, creator_id, published + interval '60 days' as at
from m_campaign where type = 'joint' and state = 'past' and id not in (select campaign_id from m_pool where campaign_id % 2 = 0);
insert into settlement (id, campaign_id, number, amount, by_id, created_at) overriding system value
select id, campaign_id, 1, 900000, creator_id, least(at, now()) from m_settlement;
insert into settlement_share (settlement_id, account_id, value, amount)
select s.id, account_id, sum(value)::bigint, 900000 / 6 from m_settlement s
join lateral (select distinct on (account_id) account_id, value from m_pledge p where p.campaign_id = s.campaign_id and status = 'contributed' order by account_id, id limit 6) side on true
group by s.id, account_id;
insert into settlement_share (settlement_id, account_id, value, amount)
select s.id, s.creator_id, 1000, 900000 - (select sum(amount) from settlement_share h where h.settlement_id = s.id) from m_settlement s
where not exists (select from settlement_share h where h.settlement_id = s.id and h.account_id = s.creator_id);
update settlement_share h set amount = amount + 900000 - total from (
  select settlement_id, sum(amount) as total from settlement_share where settlement_id > {settlement} group by settlement_id) t, m_settlement s
where t.settlement_id = h.settlement_id and s.id = h.settlement_id and h.account_id = s.creator_id and total <> 900000;
insert into pool_return (campaign_id, reason, amount, created_at) select campaign_id, 'end', 100, made from m_pool where campaign_id % 10 = 0;
