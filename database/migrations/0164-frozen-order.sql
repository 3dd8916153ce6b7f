-- frozen: the payment is in dispute at the payer's bank, and what is held of it does not move.
alter table escrow_order
  add column frozen_from text check (frozen_from in ('held', 'disputed')),
  drop constraint escrow_order_status_check,
  add constraint escrow_order_status_check
    check (status in ('created', 'held', 'disputed', 'frozen', 'released', 'refunded')),
  add constraint escrow_order_frozen check ((status = 'frozen') = (frozen_from is not null)),
  drop constraint escrow_order_pledge,
  add constraint escrow_order_pledge
    check (pledge_id is null or (status in ('created', 'held', 'frozen', 'refunded') and fee_basis_points = 0));
-- What a frozen contribution had left in its pool; paise.
alter table escrow_order add column frozen_amount bigint not null default 0 check (frozen_amount >= 0);
