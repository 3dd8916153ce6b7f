-- One conversation a pair. seq is dense within a conversation; positions are dense and commit-ordered within an account
-- (taken under the row lock of account_inbox), so that a cursor over them can skip nothing.

create table conversation (
  id bigint generated always as identity primary key,
  low_id bigint not null references account,
  high_id bigint not null references account,
  last_seq bigint not null default 0 check (last_seq >= 0),
  last_message_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (low_id, high_id),
  check (low_id < high_id)
);
create index conversation_high on conversation (high_id);

create table conversation_member (
  conversation_id bigint not null references conversation on delete cascade,
  account_id bigint not null references account,
  read_seq bigint not null default 0 check (read_seq >= 0),
  primary key (conversation_id, account_id)
);
create index conversation_member_account on conversation_member (account_id);

create table account_inbox (
  account_id bigint primary key references account on delete cascade,
  last_position bigint not null default 0 check (last_position >= 0)
);

create table message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversation on delete cascade,
  seq bigint not null check (seq > 0),
  sender_id bigint not null references account,
  receiver_id bigint not null references account,
  sender_position bigint not null check (sender_position > 0),
  receiver_position bigint not null check (receiver_position > 0),
  client_id text check (length(client_id) <= 100),
  campaign_id bigint references campaign on delete set null,
  description text not null check (length(description) between 1 and 4000),
  created_at timestamptz(3) not null default now(),
  unique (conversation_id, seq),
  unique (sender_id, client_id),
  unique (sender_id, sender_position),
  unique (receiver_id, receiver_position),
  check (sender_id <> receiver_id)
);
create index message_campaign on message (campaign_id) where campaign_id is not null;
comment on table message is 'Read when seq is at most the receiver''s conversation_member.read_seq';
