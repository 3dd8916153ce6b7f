-- What one person's dashboard asks for, found without reading everybody's.

create index escrow_order_held_of on escrow_order (payer_id) where status in ('held', 'disputed');
create index escrow_order_held_for on escrow_order (payee_id) where status in ('held', 'disputed');
