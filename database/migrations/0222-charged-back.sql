-- What a payer's bank took of an order is part of what went back, but nobody sends it. A contribution whose pool had spent it whole
-- ends with nothing that went back.
alter table escrow_order
  add column charged_back bigint not null default 0 check (charged_back between 0 and refunded),
  drop constraint escrow_order_ended_whole,
  add constraint escrow_order_ended_whole check (
    case
      when status = 'refunded' and pledge_id is not null then released = 0 and (refunded > 0 or refund_id is not null)
      when status in ('released', 'refunded') then released + refunded = amount
      else released + refunded = 0
    end
  );
comment on column escrow_order.charged_back is 'Paise of refunded that the payer''s bank took';
update escrow_order o set charged_back = o.refunded from chargeback c
  where c.order_id = o.id and c.status = 'lost' and o.status = 'refunded' and o.refund_id = c.provider_id;
