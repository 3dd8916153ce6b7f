-- What a joint campaign brought in, split by confirmed shares. A statement is never changed; another one is added.

alter table campaign add column settled_at timestamptz(3);
comment on column campaign.settled_at is 'The first settlement: from then on contributions stay';

create table settlement (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaign on delete restrict,
  -- Counts from 1 in its campaign.
  number integer not null check (number > 0),
  amount bigint not null check (amount > 0),
  by_id bigint not null references account,
  created_at timestamptz(3) not null default now(),
  unique (campaign_id, number)
);

create table settlement_share (
  settlement_id bigint not null references settlement on delete restrict,
  account_id bigint not null references account,
  -- The value of the side's confirmed contributions then, and what its share of the amount comes to; paise.
  value bigint not null check (value > 0),
  amount bigint not null check (amount >= 0),
  primary key (settlement_id, account_id)
);
create index settlement_share_account on settlement_share (account_id);

create function settlement_is_whole() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from settlement_share where settlement_id = new.id) <> new.amount then
    raise exception 'The shares of settlement % are not its amount', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger settlement_whole after insert on settlement
  deferrable initially deferred for each row execute function settlement_is_whole();
