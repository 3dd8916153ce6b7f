-- The public media kit of an influencer: what they chose to show. Without a row it is on, shows everything, and is not indexed.
create table media_kit (
  influencer_id bigint primary key references influencer_profile on delete cascade,
  is_on boolean not null default true,
  is_indexable boolean not null default false,
  parts text[] not null check (parts <@ '{bio,pictures,figures,audience,brands,reviews}'),
  updated_at timestamptz(3) not null default now()
);
create index media_kit_indexable on media_kit (influencer_id) where is_on and is_indexable;
