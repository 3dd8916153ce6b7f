-- People whom no import may store: keyed HMACs of handles, e-mails and mobiles. They are recognised, never read back.

create table suppression (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('handle', 'instagram', 'facebook', 'youtube', 'email', 'mobile')),
  mark text not null unique,
  source text not null check (source in ('operator', 'request', 'erased')),
  reason text not null default '' check (length(reason) <= 1000),
  stopped integer not null default 0,
  created_by bigint references account on delete set null,
  created_at timestamptz(3) not null default now()
);
comment on column suppression.kind is 'handle: on every platform';
comment on column suppression.stopped is 'Lines of imports that were left out because of it';

-- Requests to be removed. `token` is what the asker has; nothing in a reply tells whether there is a profile.
create table removal_request (
  id bigint generated always as identity primary key,
  token text not null unique,
  handle text,
  platform_id text references platform,
  email text,
  reason text not null check (length(reason) <= 1000),
  status text not null default 'open' check (status in ('open', 'removed', 'refused')),
  code_hash text,
  code_expires_at timestamptz(3),
  tries smallint not null default 0,
  proven_at timestamptz(3),
  decided_by bigint references account on delete set null,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check (status <> 'open' or num_nonnulls(handle, email) >= 1)
);
create index removal_request_open on removal_request (id) where status = 'open';

-- The address of a merged profile leads to the one it went into.
create table profile_redirect (
  from_id bigint primary key,
  to_id bigint not null references influencer_profile on delete cascade,
  created_at timestamptz(3) not null default now()
);
create index profile_redirect_to on profile_redirect (to_id);

create index influencer_unclaimed on influencer_profile (id desc) where account_id is null;
create index influencer_unclaimed_name on influencer_profile (lower(display_name)) where account_id is null;
create index influencer_unclaimed_mobile on influencer_profile (contact_mobile) where account_id is null;

-- As contract/suppression.rules.ts normalises: no tag, and Gmail looks past dots.
create function plain_email(email text) returns text language sql immutable as $$
  select case when split_part(lower(email), '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(regexp_replace(split_part(lower(email), '@', 1), '(.)\+.*$', '\1'), '.', '') || '@gmail.com'
    else regexp_replace(lower(email), '([^@])\+[^@]*@', '\1@') end
$$;
create index influencer_unclaimed_email on influencer_profile (plain_email(contact_email)) where account_id is null;
create index social_account_facebook on social_account (replace(lower(handle), '.', '')) where platform_id = 'facebook';
