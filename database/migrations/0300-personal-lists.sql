-- What a person has is found by that person, whatever its status.
create index escrow_order_of_payer on escrow_order (payer_id, id);
create index escrow_order_of_payee on escrow_order (payee_id, id);
create index ledger_account_campaign on ledger_account (campaign_id) where campaign_id is not null;
