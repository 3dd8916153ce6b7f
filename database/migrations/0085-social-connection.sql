-- Accounts that their owners connected through the provider, and what it said of them. `social_account` keeps the
-- latest figures; here stand the right to ask for them, every reading, and the newest media.

create table social_connection (
  social_account_id bigint primary key references social_account on delete cascade,
  account_type text not null check (account_type in ('business', 'creator', 'page', 'channel')),
  grantor_id text,
  scopes text[] not null default '{}',
  access_token text,
  refresh_token text,
  token_made_at timestamptz(3) not null default now(),
  token_expires_at timestamptz(3),
  access_ends_at timestamptz(3),
  state text not null default 'connected' check (state in ('connected', 'broken')),
  followers_hidden boolean not null default false,
  consented_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3),
  last_synced_at timestamptz(3),
  last_error text check (last_error in ('rate_limited', 'unavailable', 'unreadable', 'revoked', 'expired', 'scope_missing', 'gone')),
  last_error_at timestamptz(3),
  failures smallint not null default 0 check (failures >= 0),
  next_sync_at timestamptz(3) not null default now(),
  asked_at timestamptz(3),
  expiry_told_at timestamptz(3),
  lease uuid,
  lease_until timestamptz(3),
  check (state = 'broken' or access_token is not null),
  check (revoked_at is null or state = 'broken'),
  check ((lease is null) = (lease_until is null))
);
comment on column social_connection.grantor_id is 'The provider''s id of the person who consented, as its callbacks name them';
comment on column social_connection.access_token is 'Sealed; null once it is of no use';
comment on column social_connection.token_made_at is 'Some providers renew a token only after it is a day old';
comment on column social_connection.token_expires_at is 'null = it does not end by itself';
comment on column social_connection.access_ends_at is 'When the owner has to consent again unless a token is renewed before; null = not foreseen';
comment on column social_connection.failures is 'Readings in a row that failed: the waits between them grow';
comment on column social_connection.asked_at is 'When the owner last asked for a reading';
comment on column social_connection.lease is 'Who reads this account now; writing what was read takes the same lease';

create index social_connection_due on social_connection (next_sync_at) where state = 'connected';
create index social_connection_grantor on social_connection (grantor_id);

-- Every reading. null = the provider did not tell it, which is not 0.
create table social_snapshot (
  id bigint generated always as identity primary key,
  social_account_id bigint not null references social_account on delete cascade,
  as_of timestamptz(3) not null,
  source text not null check (source in ('self_reported', 'imported', 'provider')),
  followers bigint check (followers >= 0),
  engagement_rate numeric(6, 2) check (engagement_rate >= 0),
  average_views bigint check (average_views >= 0),
  median_views bigint check (median_views >= 0),
  posts bigint check (posts >= 0),
  reach bigint check (reach >= 0),
  views bigint check (views >= 0),
  audience jsonb,
  unique (social_account_id, as_of)
);
comment on column social_snapshot.posts is 'All there are on the account';
comment on column social_snapshot.reach is 'Accounts reached in the 28 days before as_of';
comment on column social_snapshot.views is 'In the 28 days before as_of';
comment on column social_snapshot.audience is '{"age": [{"band": "18-24", "percent": 41.2}], "gender": [{"gender": "female", …}], "city": [{"city": "Kochi, Kerala", …}], "country": [{"country": "IN", …}]}; a group that was not told is left out';

create table social_media (
  social_account_id bigint not null references social_account on delete cascade,
  provider_media_id text not null,
  kind text not null check (kind in ('post', 'reel', 'story', 'video', 'short', 'live')),
  published_at timestamptz(3) not null,
  permalink text,
  caption text,
  views bigint check (views >= 0),
  reach bigint check (reach >= 0),
  likes bigint check (likes >= 0),
  comments bigint check (comments >= 0),
  shares bigint check (shares >= 0),
  saves bigint check (saves >= 0),
  as_of timestamptz(3) not null,
  primary key (social_account_id, provider_media_id)
);
create index social_media_newest on social_media (social_account_id, published_at desc);
comment on table social_media is 'The newest 60 of an account; null = the provider did not tell it';
