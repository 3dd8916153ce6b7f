-- What was begun at a provider and has not come back yet. One use; the state is kept as its hash only.
create table social_consent (
  state_hash text primary key,
  account_id bigint not null references account on delete cascade,
  platform_id text not null references platform,
  verifier text not null,
  expires_at timestamptz(3) not null
);
create index social_consent_account on social_consent (account_id);
create index social_consent_expires on social_consent (expires_at);
comment on column social_consent.verifier is 'PKCE, sealed';

-- A provider that asked to be left alone, for every process.
create table social_pause (
  platform_id text primary key references platform,
  until timestamptz(3) not null
);

-- Rights that are still to be given back: the account is gone from here, the provider has not confirmed it yet.
create table social_revocation (
  id bigint generated always as identity primary key,
  platform_id text not null references platform,
  access_token text not null,
  refresh_token text,
  tries smallint not null default 0,
  next_try_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index social_revocation_due on social_revocation (next_try_at);
comment on column social_revocation.access_token is 'Sealed, as refresh_token is';

-- Erasures that a provider passed on. Nothing of the person is kept, only that it was done.
create table social_erasure (
  code text primary key,
  platform_id text not null references platform,
  accounts smallint not null check (accounts >= 0),
  asked_at timestamptz(3) not null default now()
);
comment on column social_erasure.accounts is 'How many accounts were erased';

alter table notification drop constraint notification_type;
alter table notification add constraint notification_type check (type in (
  'application', 'deliverable', 'pledge', 'agreement', 'review', 'money', 'payout', 'subscription', 'referral', 'social', 'chat', 'security'
));
