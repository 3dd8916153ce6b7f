-- The person who acted for the account that a record names; null where the account's own person did, or the platform. No
-- references: a record outlives the membership, and an erased person is shown without a name.
alter table application_event add column person_id bigint;
alter table pledge_event add column person_id bigint;
alter table deliverable_event add column person_id bigint;
alter table offer add column person_id bigint;
alter table message add column person_id bigint;
alter table payout add column person_id bigint;
alter table ledger_transaction add column person_id bigint;
comment on column message.person_id is 'The member who wrote for the sender; null: who registered the sender''s account';
comment on column ledger_transaction.person_id is 'Whose call moved the money; null: the platform';
