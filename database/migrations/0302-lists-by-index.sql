-- Lists that passed over rows of everybody else.
create index pool_dispute_spending on pool_dispute (spending_id, id desc) where spending_id is not null;
create index pool_dispute_decided on pool_dispute (id desc) where decided_at is not null;
create index dispute_decided on dispute (id desc) where decided_at is not null;
create index social_snapshot_audience on social_snapshot (social_account_id, as_of desc) where audience is not null;
