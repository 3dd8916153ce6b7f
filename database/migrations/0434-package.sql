-- Packages: fixed work at a fixed price, as creators list it. At most ten of each, which their places hold.
create table creator_package (
  id bigint generated always as identity primary key,
  influencer_id bigint not null references influencer_profile on delete cascade,
  place smallint not null check (place between 1 and 10),
  title text not null check (length(title) between 5 and 100),
  deliverables jsonb not null check (jsonb_typeof(deliverables) = 'array' and jsonb_array_length(deliverables) between 1 and 20),
  platforms text[] not null check (cardinality(platforms) > 0),
  days smallint not null check (days between 1 and 365),
  price bigint not null check (price between 100 and 99999999900),
  content_ids bigint[] not null default '{}' check (cardinality(content_ids) <= 3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (influencer_id, place)
);
comment on column creator_package.days is 'Until all of it is handed in, from the agreement';
comment on column creator_package.price is 'Paise without GST';
comment on column creator_package.content_ids is 'Own content_item rows whose pictures it shows; removed ones are passed over';

-- Packages join the media kit, in those that show everything.
do $$
declare found text;
begin
  select conname into strict found from pg_constraint
    where conrelid = 'media_kit'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%parts%';
  execute format('alter table media_kit drop constraint %I', found);
end $$;
update media_kit set parts = parts || '{packages}' where parts @> '{bio,pictures,figures,audience,brands,reviews}';
alter table media_kit add constraint media_kit_parts check (parts <@ '{bio,pictures,figures,audience,packages,brands,reviews}');
