-- Whose gated details an account has opened. Once opened they stay open.

create table unlock (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  influencer_id bigint not null references influencer_profile on delete cascade,
  paid_by text not null check (paid_by in ('quota', 'coins')),
  coins integer not null check (coins >= 0),
  -- Whose plan the quota was; none for the free ones of a calendar month.
  subscription_id bigint references subscription,
  created_at timestamptz(3) not null default now(),
  unique (account_id, influencer_id),
  check (paid_by = 'coins' or coins = 0),
  check (paid_by = 'quota' or subscription_id is null)
);
create index unlock_account on unlock (account_id, created_at desc, id desc);
create index unlock_influencer on unlock (influencer_id);
