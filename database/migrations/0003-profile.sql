-- What brands search: one row an influencer, claimed or imported, carrying everything a card and a filter need.
-- Derived columns (platforms, handles, followers, engagement_rate, verified, price_from, search_text) are kept by the
-- triggers of 0004, so that no writer can leave them wrong.

create extension if not exists pg_trgm;

create table influencer_profile (
  id bigint primary key default nextval('person_id'),
  account_id bigint unique references account on delete cascade,
  display_name text not null check (length(display_name) between 1 and 120),
  username text not null check (length(username) between 1 and 100),
  bio text check (length(bio) <= 2000),
  gender_id text references gender,
  birth_date date,
  country_id text references country,
  state_id text references state,
  city_id text references city,
  categories text[] not null default '{}',
  languages text[] not null default '{}',
  contents text[] not null default '{}',
  contact_email text,
  contact_mobile text,
  website text,
  authenticity smallint check (authenticity between 0 and 100),
  platforms text[] not null default '{}',
  handles text[] not null default '{}',
  followers bigint not null default 0 check (followers >= 0),
  engagement_rate numeric(6, 2) check (engagement_rate >= 0),
  verified boolean not null default false,
  price_from bigint check (price_from > 0),
  search_text text not null default '',
  hidden_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (account_id = id),
  foreign key (city_id, state_id) references city (id, state_id),
  foreign key (state_id, country_id) references state (id, country_id)
);
comment on table influencer_profile is 'account_id null = imported and unclaimed; the account that claims it takes its id';
comment on column influencer_profile.price_from is 'Paise: the lowest price of the rate card';
comment on column influencer_profile.engagement_rate is 'Percent, over all accounts, weighted by followers';
comment on column influencer_profile.hidden_at is 'Out of discovery: erased, suspended, or not yet verified';

create table rate_card (
  influencer_id bigint not null references influencer_profile on delete cascade,
  platform_id text not null references platform,
  content_type_id text not null references content_type,
  price bigint not null check (price > 0),
  primary key (influencer_id, platform_id, content_type_id)
);
comment on column rate_card.price is 'Paise';

-- An influencer's account hangs on the profile (there may be no account yet), a business' on the account.
create table social_account (
  id bigint generated always as identity primary key,
  influencer_id bigint references influencer_profile on delete cascade,
  business_id bigint references account on delete cascade,
  owner_id bigint not null generated always as (coalesce(influencer_id, business_id)) stored,
  platform_id text not null references platform,
  handle text not null check (length(handle) between 1 and 100),
  provider_user_id text,
  source text not null check (source in ('self_reported', 'imported', 'provider')),
  followers bigint not null default 0 check (followers >= 0),
  engagement_rate numeric(6, 2) check (engagement_rate >= 0),
  average_views bigint check (average_views >= 0),
  as_of timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  check (num_nonnulls(influencer_id, business_id) = 1)
);
create unique index social_account_owner on social_account (owner_id, platform_id, lower(handle));
create unique index social_account_provider on social_account (platform_id, lower(handle)) where source = 'provider';
create unique index social_account_provider_user on social_account (platform_id, provider_user_id);
create unique index social_account_imported on social_account (platform_id, lower(handle)) where source = 'imported';
create index social_account_influencer on social_account (influencer_id);
create index social_account_business on social_account (business_id);

create table business_profile (
  account_id bigint primary key references account on delete cascade,
  business_name text not null check (length(business_name) between 1 and 120),
  about text check (length(about) <= 2000),
  website text,
  categories text[] not null default '{}',
  languages text[] not null default '{}',
  country_id text references country,
  state_id text references state,
  city_id text references city,
  updated_at timestamptz(3) not null default now(),
  foreign key (city_id, state_id) references city (id, state_id),
  foreign key (state_id, country_id) references state (id, country_id)
);

create index influencer_by_followers on influencer_profile (followers desc, id) where hidden_at is null;
create index influencer_by_engagement on influencer_profile (engagement_rate desc nulls last, id) where hidden_at is null;
create index influencer_by_price_asc on influencer_profile (price_from asc nulls last, id) where hidden_at is null;
create index influencer_by_price_desc on influencer_profile (price_from desc nulls last, id) where hidden_at is null;
create index influencer_by_age on influencer_profile (created_at desc, id desc) where hidden_at is null;
create index influencer_city on influencer_profile (city_id, followers desc) where hidden_at is null;
create index influencer_state on influencer_profile (state_id) where hidden_at is null;
create index influencer_arrays on influencer_profile using gin (categories, languages, contents, platforms);
create index influencer_search on influencer_profile using gin (search_text gin_trgm_ops);
create index influencer_contact_email on influencer_profile (lower(contact_email)) where account_id is null;
