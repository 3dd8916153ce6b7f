-- What a person's figures are read from: everything that happened in one's campaigns, deleted ones too, and what one paid.

create index campaign_history on campaign (creator_id);
create index escrow_order_payer on escrow_order (payer_id, ended_at) where status = 'released';
