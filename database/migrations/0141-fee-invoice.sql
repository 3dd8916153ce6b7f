-- The platform fee that is kept when work is paid out has an invoice too, one for each order.

alter table invoice
  alter column subscription_payment_id drop not null,
  add column escrow_order_id bigint unique references escrow_order on delete restrict,
  add constraint invoice_occasion check (num_nonnulls(subscription_payment_id, escrow_order_id) = 1);
comment on column invoice.escrow_order_id is 'The order whose fee it is for, made out to the influencer who bore it';
