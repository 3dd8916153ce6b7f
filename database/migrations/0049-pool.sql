-- The pool of a joint campaign: an account of the ledger that belongs to the campaign, and what was drawn from it.

alter table ledger_account
  add column campaign_id bigint references campaign on delete restrict,
  add constraint ledger_account_owner check (num_nonnulls(owner_id, campaign_id) <= 1 and (campaign_id is null or not is_world)),
  drop constraint ledger_account_owner_id_kind_currency_key,
  add unique nulls not distinct (owner_id, campaign_id, kind, currency);

create table pool_spending (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaign on delete restrict,
  -- Counts from 1 in its campaign.
  number integer not null check (number > 0),
  amount bigint not null check (amount > 0),
  note text not null check (length(note) between 1 and 500),
  need_id bigint,
  by_id bigint not null references account,
  created_at timestamptz(3) not null default now(),
  unique (campaign_id, number),
  foreign key (campaign_id, need_id) references campaign_need (campaign_id, id) on delete set null (need_id)
);

alter table settlement add column source text not null default 'recorded' check (source in ('recorded', 'pool'));
comment on column settlement.source is 'recorded: it was paid outside; pool: it moved from the pool to the sides';
