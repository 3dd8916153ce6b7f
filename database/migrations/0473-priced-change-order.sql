-- A change order may change work, dates, rights and price. An increase is paid before it takes effect: its payment has an order of
-- its own, which becomes a part of the agreement's.

alter table change_order
  add column changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object'),
  add column added bigint,
  add column gst_basis_points integer check (gst_basis_points between 0 and 10000),
  add column fund_by timestamptz(3),
  add column person_id bigint,
  drop constraint change_order_status_check,
  drop constraint change_order_check,
  drop constraint change_order_check2,
  drop constraint change_order_check5,
  add constraint change_order_status_check
    check (status in ('open', 'funding', 'accepted', 'declined', 'withdrawn', 'expired')),
  add constraint change_order_something check (num_nonnulls(revisions, ready_by) > 0 or changes <> '{}'),
  add constraint change_order_answerer check (
    case status when 'open' then answered_by is null when 'expired' then true else answered_by is not null end
  ),
  add constraint change_order_other check (status not in ('accepted', 'declined', 'funding') or answered_by <> proposed_by),
  add constraint change_order_funding check (status <> 'funding' or (fund_by is not null and added > 0));
comment on column change_order.changes is 'Terms besides revisions and ready_by that change, complete, as in an offer; amount in rupees';
comment on column change_order.added is 'Paise with GST that it adds to what is funded; negative: refunded. Null until accepted';
comment on column change_order.gst_basis_points is 'Rate of the influencer''s GST on payments that are not settled, as read on acceptance';
comment on column change_order.person_id is 'Person who accepted it. No reference, as in 0456';
comment on column change_order.fund_by is 'When an accepted increase ends unpaid';
drop index change_order_open;
create unique index change_order_open on change_order (application_id) where status in ('open', 'funding');
create index change_order_unfunded on change_order (fund_by) where status = 'funding';

alter table escrow_order
  add column change_order_id bigint references change_order on delete restrict,
  add column added bigint not null default 0,
  add column added_refunded bigint not null default 0,
  add column superseded_at timestamptz(3),
  drop constraint escrow_order_purpose,
  drop constraint escrow_order_status_check,
  drop constraint escrow_order_ended_whole,
  drop constraint escrow_order_refund_sent,
  drop constraint escrow_order_creator_gst,
  add constraint escrow_order_purpose check (num_nonnulls(application_id, pledge_id, change_order_id) = 1),
  add constraint escrow_order_status_check
    check (status in ('created', 'held', 'disputed', 'frozen', 'released', 'refunded', 'added')),
  add constraint escrow_order_change check (
    case when change_order_id is null then status <> 'added' else status in ('created', 'added', 'refunded') end
  ),
  add constraint escrow_order_creator_gst check (
    released_gst <= least(creator_gst, released)
    and case when change_order_id is null then creator_gst < amount else creator_gst <= amount end
  ),
  add constraint escrow_order_added check (added between 0 and amount - 1 and added_refunded between 0 and least(added, refunded)),
  add constraint escrow_order_superseded check (superseded_at is null or status in ('created', 'refunded')),
  add constraint escrow_order_refund_sent check (refund_sent between 0 and refunded - charged_back - added_refunded),
  add constraint escrow_order_ended_whole check (
    case
      when pledge_id is not null and status = 'refunded' then released = 0 and (refunded > 0 or refund_id is not null)
      when pledge_id is not null or status = 'created' then released + refunded = 0
      when status in ('released', 'refunded') then released + refunded = amount
      when status = 'added' then released + refunded <= amount
      else released + refunded < amount
    end
  );
comment on column escrow_order.application_id is 'Exactly one of application_id, pledge_id and change_order_id';
comment on column escrow_order.change_order_id is 'Payment of an increase; paid, it is a part of the agreement''s order, which counts its amount too';
comment on column escrow_order.added is 'Paise of the amount that came with payments of change orders';
comment on column escrow_order.added_refunded is 'Paise of refunded that go back to those payments';
comment on column escrow_order.superseded_at is 'When the price of an unpaid order changed; a late payment of it is refunded';
drop index escrow_order_provider, escrow_order_payment, escrow_order_unpaid, escrow_order_refund;
create unique index escrow_order_provider on escrow_order (provider_id, coalesce(application_id, pledge_id, change_order_id));
create unique index escrow_order_payment on escrow_order (payment_id, coalesce(application_id, pledge_id, change_order_id))
  where payment_id is not null;
create unique index escrow_order_unpaid on escrow_order (application_id) where status = 'created' and superseded_at is null;
create unique index escrow_order_change_order on escrow_order (change_order_id) where change_order_id is not null;
create index escrow_order_refund on escrow_order (id) where refunded > charged_back + refund_sent + added_refunded;
