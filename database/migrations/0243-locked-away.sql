-- What an erasure locks away because the law asks to keep it for a while: registration data and security logs, sealed with the
-- installation's key. No call reads it, and it goes on its day.
create table locked_away (
  id bigint generated always as identity primary key,
  account_id bigint not null unique references account on delete cascade,
  sealed text not null,
  locked_at timestamptz(3) not null,
  erase_at timestamptz(3) not null check (erase_at >= locked_at)
);
create index locked_away_due on locked_away (erase_at);
