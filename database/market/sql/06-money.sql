-- Postings are gathered first; then each account's entries are numbered and added up in the order of their postings.
create temp table m_posting (place bigint generated always as identity, kind text, reference text, note text, detail jsonb, at timestamptz(3), entries jsonb);

create temp table m_order as
select {escrow_order} + row_number() over (order by made, id) as id, a.id as application_id, creator_id, influencer_id, campaign_id, status, title,
  amount, amount / 20 as fee, made + interval '4 days' as paid, made + interval '11 days' as released
from m_agreed a where compensation in ('paid', 'mixed') and amount > 0 and status <> 'accepted';
insert into escrow_order (id, application_id, payer_id, payee_id, provider_id, payment_id, amount, fee_basis_points, status, released, fee,
  created_at, paid_at, ended_at)
overriding system value
select id, application_id, creator_id, influencer_id, 'order_market' || id, 'pay_market' || id, amount, 500,
  case status when 'paid' then 'released' else 'held' end, case status when 'paid' then amount else 0 end,
  case status when 'paid' then fee else 0 end, paid, paid, case status when 'paid' then released end
from m_order;
-- Some payments for two agreements at once that nobody has made yet.
insert into shared_payment (id, payer_id, provider_id, amount, created_at)
overriding system value
select {escrow_order} + row_number() over (order by creator_id), creator_id, 'order_shared' || creator_id, sum(amount), now() - interval '40 days'
from (select creator_id, amount, row_number() over (partition by creator_id order by id) as n from m_order) o
where n <= 2 group by creator_id having count(*) = 2;
insert into shared_payment_part (shared_payment_id, application_id, amount, fee_basis_points)
select s.id, o.application_id, o.amount, 500
from (select *, row_number() over (partition by creator_id order by id) as n from m_order) o
join shared_payment s on s.provider_id = 'order_shared' || o.creator_id where o.n <= 2;
insert into m_posting (kind, reference, note, detail, at, entries)
select 'escrow.funded', 'escrow-payment:pay_market' || id, 'Money for work is on hold',
  jsonb_build_object('payer_id', creator_id, 'application_id', application_id), paid,
  jsonb_build_array(jsonb_build_object('kind', 'gateway', 'amount', -amount),
    jsonb_build_object('kind', 'escrow', 'owner', influencer_id, 'amount', amount)) from m_order
union all
select 'escrow.released', 'escrow-release:' || id, 'Work for ' || title,
  jsonb_build_object('fee', fee, 'gst', 0, 'tds', 0, 'application_id', application_id), released,
  jsonb_build_array(jsonb_build_object('kind', 'escrow', 'owner', influencer_id, 'amount', -amount),
    jsonb_build_object('kind', 'earnings', 'owner', influencer_id, 'amount', amount - fee), jsonb_build_object('kind', 'fees', 'amount', fee))
from m_order where status = 'paid';

-- Some disputes, decided and open; the money of an open one waits apart.
create temp table m_dispute as select * from m_order where status = 'submitted';
update escrow_order o set status = 'disputed' from m_dispute d where d.id = o.id;
insert into dispute (order_id, application_id, opened_by, reason, created_at)
select id, application_id, creator_id, 'The film shows another product.', paid + interval '5 days' from m_dispute;
insert into m_posting (kind, reference, note, detail, at, entries)
select 'dispute.opened', 'escrow-dispute:' || id, 'Held while a dispute is open', jsonb_build_object('application_id', application_id), paid + interval '5 days',
  jsonb_build_array(jsonb_build_object('kind', 'escrow', 'owner', influencer_id, 'amount', -amount),
    jsonb_build_object('kind', 'disputed', 'owner', influencer_id, 'amount', amount)) from m_dispute;

-- Fees have receipts without a gap in their numbers.
insert into invoice (account_id, kind, series, financial_year, sequence, number, issued_at, supplier, recipient, lines, payment, tax_basis_points,
  taxable, cgst, sgst, igst, total, escrow_order_id)
select influencer_id, 'receipt', 'RC', year, before + n, format('RC/%s/%s', year, lpad((before + n)::text, 6, '0')), released,
  '{"name": "Tandem", "gstin": null, "address": "", "state_code": null}', jsonb_build_object('name', fullname, 'gstin', null, 'address', '', 'state_code', null),
  jsonb_build_array(jsonb_build_object('to', null, 'sac', null, 'from', null, 'title', 'Platform fee for “' || title || '”', 'taxable', fee)),
  jsonb_build_object('id', 'escrow-release:' || id, 'paid_at', to_char(released, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 0, fee, 0, 0, 0, fee, id
from (
  select o.*, a.fullname, year, row_number() over (partition by year order by released, o.id) as n,
    coalesce((select last_number from invoice_counter where series = 'RC' and financial_year = year), 0) as before
  from m_order o join account a on a.id = o.influencer_id
  cross join lateral (select released at time zone 'Asia/Kolkata' - interval '3 months' as shifted) moved
  cross join lateral (select to_char(shifted, 'YY') || '-' || to_char(shifted + interval '1 year', 'YY') as year) fiscal
  where status = 'paid' and fee > 0
) counted;
alter table invoice_counter disable trigger user;
insert into invoice_counter (series, financial_year, last_number)
select series, financial_year, max(sequence) from invoice where series = 'RC' group by series, financial_year
on conflict (series, financial_year) do update set last_number = excluded.last_number;
alter table invoice_counter enable trigger user;

-- Coins for everybody, some spent on contacts; plans for a third of the businesses.
insert into m_posting (kind, reference, note, detail, at, entries)
select 'coins.welcome', 'welcome:' || id, 'Your welcome coins', '{}', created_at,
  jsonb_build_array(jsonb_build_object('kind', 'mint', 'amount', -50), jsonb_build_object('kind', 'coins', 'owner', id, 'amount', 50))
from account where id > {person};
create temp table m_unlock as
select {unlock} + row_number() over (order by b, n) as id, {person} + b as account_id, {creator} + pg_temp.pick(b * 10 + n, 51, {creators}) as influencer_id,
  now() - pg_temp.u(b * 10 + n, 52) * interval '60 days' as at
from generate_series(1, {businesses}) b cross join generate_series(1, 4) n;
delete from m_unlock u using m_unlock other where other.account_id = u.account_id and other.influencer_id = u.influencer_id and other.id < u.id;
insert into unlock (id, account_id, influencer_id, paid_by, coins, created_at) overriding system value
select id, account_id, influencer_id, 'coins', 10, at from m_unlock;
insert into m_posting (kind, reference, note, detail, at, entries)
select 'unlock.paid', 'unlock:' || id, 'Contact of a creator', jsonb_build_object('influencer_id', influencer_id), at,
  jsonb_build_array(jsonb_build_object('kind', 'coins', 'owner', account_id, 'amount', -10), jsonb_build_object('kind', 'mint', 'amount', 10)) from m_unlock;

create temp table m_plan as
select {subscription} + row_number() over (order by b) as id, {person} + b as account_id, p.id as plan_id, p.discount_price as price,
  now() - pg_temp.u(b, 53) * interval '28 days' as at
from generate_series(1, {businesses}, 3) b join (select * from plan order by position limit 1) p on true;
insert into subscription (id, account_id, plan_id, provider_id, status, current_start, current_end, charge_at, paid_count, created_at) overriding system value
select id, account_id, plan_id, 'sub_market' || id, 'active', at, at + interval '30 days', at + interval '30 days', 1, at from m_plan;
insert into subscription_payment (subscription_id, provider_payment_id, amount, period_start, period_end, paid_at)
select id, 'pay_market_sub' || id, price, at, at + interval '30 days', at from m_plan;
insert into debit_notice (subscription_id, charge_at, amount, told_at)
select id, at + interval '30 days', price, least(now(), at + interval '28 days') from m_plan where account_id % 2 = 0;
insert into m_posting (kind, reference, note, detail, at, entries)
select 'subscription.charged', 'subscription-payment:pay_market_sub' || id, 'Plan', '{}'::jsonb, at,
  jsonb_build_array(jsonb_build_object('kind', 'gateway', 'amount', -price), jsonb_build_object('kind', 'sales', 'amount', price - price / 6),
    jsonb_build_object('kind', 'gst', 'amount', price / 6)) from m_plan;

-- Every fourth earner withdrew half, in part still under way.
insert into payment_method (account_id, kind, sealed, fingerprint, masked, is_primary, created_at)
select influencer_id, 'upi', 'market', 'market-' || influencer_id, 'ma•••@okaxis', true, min(released)
from m_order where status = 'paid' group by influencer_id;
insert into payout_fingerprint (account_id, fingerprint) select account_id, fingerprint from payment_method where account_id > {person};
create temp table m_payout as
select {payout} + row_number() over (order by influencer_id) as id, influencer_id, m.id as method_id,
  (sum(amount - fee) / 2)::bigint / 100 * 100 as amount, least(now(), max(released) + interval '3 days') as at, influencer_id % 20 = 0 as is_open
from m_order o join payment_method m on m.account_id = influencer_id
where status = 'paid' and influencer_id % 4 = 0 group by influencer_id, m.id having sum(amount - fee) >= 20000;
insert into payout (id, account_id, payment_method_id, method_kind, method_masked, status, amount, fee, deduction, net, from_referral, from_earnings,
  idempotency_key, provider_id, tried_at, processing_at, paid_at, created_at) overriding system value
select id, influencer_id, method_id, 'upi', 'ma•••@okaxis', case when is_open then 'processing' else 'paid' end, amount, 0, 0, amount, 0, amount,
  'market', 'pout_market' || id, at, at, case when not is_open then at end, at from m_payout;
insert into m_posting (kind, reference, note, detail, at, entries)
select 'payout.requested', format('payout:%s:requested', id), 'Withdrawal', '{}'::jsonb, at,
  jsonb_build_array(jsonb_build_object('kind', 'earnings', 'owner', influencer_id, 'amount', -amount),
    jsonb_build_object('kind', 'payout', 'owner', influencer_id, 'amount', amount)) from m_payout
union all
select 'payout.paid', format('payout:%s:paid', id), 'Withdrawal', '{}'::jsonb, at + interval '1 second',
  jsonb_build_array(jsonb_build_object('kind', 'payout', 'owner', influencer_id, 'amount', -amount),
    jsonb_build_object('kind', 'bank', 'amount', amount)) from m_payout where not is_open;
