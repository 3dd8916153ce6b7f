create temp table m_transaction as
select {ledger_transaction} + row_number() over (order by at, place) as id, kind, reference, note, detail, at, entries from m_posting;
insert into ledger_transaction (id, kind, reference, note, detail, created_at) overriding system value
select id, kind, reference, note, detail, at from m_transaction;
create temp table m_entry as
select t.id as transaction_id, t.at, e.kind, e.owner, e.campaign, e.amount, case when e.kind in ('coins', 'mint') then 'COIN' else 'INR' end as currency
from m_transaction t cross join lateral jsonb_to_recordset(t.entries) e (kind text, owner bigint, campaign bigint, amount bigint) where e.amount <> 0;
insert into ledger_account (owner_id, campaign_id, kind, currency, is_world)
select distinct owner, campaign, kind, currency, kind in ('gateway', 'bank', 'promotion', 'mint') from m_entry
on conflict do nothing;
insert into ledger_entry (transaction_id, account_id, currency, number, amount, balance_after, created_at)
select transaction_id, a.id, e.currency, a.entries + row_number() over own, amount, a.balance + sum(amount) over own, at
from m_entry e join ledger_account a on coalesce(a.owner_id, 0) = coalesce(e.owner, 0) and coalesce(a.campaign_id, 0) = coalesce(e.campaign, 0)
  and a.kind = e.kind
window own as (partition by a.id order by transaction_id);
update ledger_account a set balance = balance + s.sum, entries = entries + s.count
from (select account_id, sum(amount)::bigint as sum, count(*) as count from ledger_entry where transaction_id > {ledger_transaction} group by account_id) s
where s.account_id = a.id;
-- Some creators have a talent manager, whose shares are of releases in these books.
insert into manager_share (reference, order_id, account_id, manager_id, basis_points, amount, created_at)
select 'escrow-release:' || id, id, influencer_id, creator_id, 1000, amount / 20, released
from m_order where status = 'paid' and id % 200 = 0;
