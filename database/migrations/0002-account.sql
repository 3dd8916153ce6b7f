-- People who sign in. Accounts and influencer profiles draw ids from one sequence, so that a person has one id whether claimed or not.

create sequence person_id;

create table account (
  id bigint primary key default nextval('person_id'),
  role text not null check (role in ('influencer', 'brand', 'partner', 'operator')),
  fullname text not null check (length(fullname) between 1 and 120),
  first_name text,
  last_name text,
  username text check (username ~ '^[A-Za-z0-9._-]{3,30}$'),
  email text check (length(email) <= 254),
  mobile text check (mobile ~ '^[0-9]{10}$'),
  email_verified_at timestamptz(3),
  mobile_verified_at timestamptz(3),
  password_hash text,
  profile_image text,
  locale text not null default 'en' check (locale in ('en', 'hi')),
  is_super_user boolean not null default false,
  device_id text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  last_active_at timestamptz(3),
  deleted_at timestamptz(3),
  check (deleted_at is not null or username is not null),
  check (deleted_at is null or (email is null and mobile is null and password_hash is null))
);
create unique index account_username on account (lower(username));
create unique index account_email on account (lower(email));
create unique index account_mobile on account (mobile);
comment on column account.profile_image is 'Storage key stem; the view adds the size and makes the URL';
comment on column account.password_hash is 'PHC string, argon2id; null for accounts that only sign in through a provider';

create table session (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  token_hash text not null unique,
  device_id text,
  ip text,
  user_agent text,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index session_account on session (account_id) where revoked_at is null;

-- One live code an account: a new one replaces the row and keeps its purpose.
create table one_time_code (
  account_id bigint primary key references account on delete cascade,
  purpose text not null check (purpose in ('signup', 'reset', 'contact')),
  channel text not null check (channel in ('email', 'mobile')),
  contact text not null,
  code_hash text not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  sent_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
comment on column one_time_code.contact is 'Where the code went; for purpose contact the new e-mail or mobile that it confirms';

create table reset_token (
  token_hash text primary key,
  account_id bigint not null references account on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index reset_token_account on reset_token (account_id);

create table external_identity (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  account_id bigint not null references account on delete cascade,
  email text,
  created_at timestamptz(3) not null default now(),
  primary key (provider, subject),
  unique (account_id, provider)
);

create table consent (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null,
  version text not null,
  granted_at timestamptz(3) not null default now(),
  withdrawn_at timestamptz(3)
);
create index consent_account on consent (account_id);

create table walkthrough (
  account_id bigint not null references account on delete cascade,
  feature text not null check (feature in ('BrowseInfluencer', 'PostCampaign', 'MyCampaigns')),
  status smallint not null check (status in (1, 2)),
  updated_at timestamptz(3) not null default now(),
  primary key (account_id, feature)
);

create table referral_code (
  account_id bigint primary key references account on delete cascade,
  code text not null unique check (code = upper(code)),
  created_at timestamptz(3) not null default now()
);

create table referral (
  invited_id bigint primary key references account on delete cascade,
  referrer_id bigint not null references account on delete cascade,
  created_at timestamptz(3) not null default now(),
  qualified_at timestamptz(3),
  check (invited_id <> referrer_id)
);
create index referral_referrer on referral (referrer_id);

create table block (
  blocker_id bigint not null references account on delete cascade,
  blocked_id bigint not null references account on delete cascade,
  reason text,
  created_at timestamptz(3) not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index block_blocked on block (blocked_id);

create table report (
  id bigint generated always as identity primary key,
  reporter_id bigint not null references account on delete cascade,
  target_id bigint not null,
  reason text not null check (length(reason) between 1 and 2000),
  status text not null default 'open' check (status in ('open', 'handled', 'dismissed')),
  created_at timestamptz(3) not null default now()
);
create index report_open on report (created_at) where status = 'open';
comment on column report.target_id is 'A person: an account or an unclaimed profile';
