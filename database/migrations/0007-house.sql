-- What the house itself needs: notices, deliveries, files, repeated calls, the record of who did what.

create table notification (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  type text not null,
  title text not null,
  description text not null default '',
  link text,
  sender_id bigint references account on delete set null,
  group_key text,
  group_count integer not null default 1 check (group_count > 0),
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index notification_account on notification (account_id, created_at desc, id desc);
create index notification_unread on notification (account_id) where read_at is null;
create unique index notification_group on notification (account_id, group_key) where read_at is null;

create table notification_preference (
  account_id bigint not null references account on delete cascade,
  type text not null,
  channel text not null check (channel in ('app', 'push', 'email')),
  enabled boolean not null,
  primary key (account_id, type, channel)
);

create table push_registration (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  session_id bigint references session on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null default now()
);
create index push_registration_account on push_registration (account_id);

create table newsletter_signup (
  id bigint generated always as identity primary key,
  email text not null,
  source text not null default 'website',
  created_at timestamptz(3) not null default now()
);
create unique index newsletter_signup_email on newsletter_signup (lower(email));

create table contact_message (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  message text not null,
  created_at timestamptz(3) not null default now()
);

create table idempotency_key (
  account_id bigint not null references account on delete cascade,
  route text not null,
  key text not null check (length(key) between 1 and 255),
  body_hash text not null,
  status smallint,
  reply text,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, route, key)
);
create index idempotency_key_age on idempotency_key (created_at);

create table stored_file (
  id bigint generated always as identity primary key,
  owner_id bigint references account on delete set null,
  key text not null unique,
  purpose text not null,
  is_private boolean not null,
  content_type text not null,
  bytes bigint not null check (bytes >= 0),
  created_at timestamptz(3) not null default now()
);
create index stored_file_owner on stored_file (owner_id);

create table audit_log (
  id bigint generated always as identity primary key,
  actor_id bigint,
  action text not null,
  target text,
  detail jsonb not null default '{}',
  ip text,
  created_at timestamptz(3) not null default now()
);
create index audit_log_actor on audit_log (actor_id, created_at desc);

-- Turns taken in a window of time: wrong logins, codes sent. The key is a keyed hash, because it may hold a contact.
create table rate_counter (
  key text primary key,
  started_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  count integer not null check (count > 0)
);
create index rate_counter_age on rate_counter (last_at);
