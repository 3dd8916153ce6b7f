-- Budget that was pledged is paid through the gateway: the same mirror of its orders as for agreed work. Amounts are paise.

alter table pledge add column confirmed_by text check (confirmed_by in ('payment', 'word'));
update pledge set confirmed_by = 'word' where status = 'contributed';
alter table pledge add constraint pledge_confirmed check ((status = 'contributed') = (confirmed_by is not null));
comment on column pledge.confirmed_by is 'By its payment, or by the creator''s word alone';

alter table escrow_order
  alter column application_id drop not null,
  add column pledge_id bigint references pledge on delete restrict,
  add constraint escrow_order_purpose check (num_nonnulls(application_id, pledge_id) = 1),
  add constraint escrow_order_pledge check (pledge_id is null or (status in ('created', 'held', 'refunded') and fee_basis_points = 0));
create unique index escrow_order_live_pledge on escrow_order (pledge_id) where status <> 'refunded';
create index escrow_order_pledge_id on escrow_order (pledge_id) where pledge_id is not null;
comment on column escrow_order.payee_id is 'Who it is held for: the influencer, or the creator of the joint campaign, who draws it for the work';
