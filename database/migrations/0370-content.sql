-- Pieces of a creator's work: read with a connected account, or added by hand. The three card pictures are kept in the profile's
-- row, so that a page of cards reads them with it.

create table content_item (
  id bigint generated always as identity primary key,
  influencer_id bigint not null references influencer_profile on delete cascade,
  social_account_id bigint,
  provider_media_id text,
  platform_id text references platform,
  kind text not null check (kind in ('picture', 'post', 'reel', 'story', 'video', 'short', 'live')),
  caption text,
  permalink text,
  picture text check (picture ~ '^[a-z]+/[a-z0-9/-]+$'),
  width smallint check (width > 0),
  height smallint check (height > 0),
  blur text check (blur like 'data:image/webp;base64,%' and length(blur) <= 1000),
  fingerprint text,
  card_place smallint check (card_place between 1 and 3),
  created_at timestamptz(3) not null default now(),
  foreign key (social_account_id, provider_media_id) references social_media on delete cascade,
  unique (social_account_id, provider_media_id),
  unique (influencer_id, card_place) deferrable initially deferred,
  check (num_nonnulls(picture, width, height, blur) in (0, 4)),
  check (picture is not null or (social_account_id is null and permalink is not null and card_place is null)),
  check ((social_account_id is null) = (provider_media_id is null)),
  check (social_account_id is null or (caption is null and permalink is null and kind <> 'picture'))
);
create index content_item_profile on content_item (influencer_id, id);
comment on table content_item is 'Without a social account: added by hand. Figures, caption and link of one that was read are those of its social_media';
comment on column content_item.picture is 'Folder of its files, one for each width';
comment on column content_item.fingerprint is 'Digest of the source picture, which is not fetched again while unchanged';
comment on column content_item.card_place is 'Place among the card''s pictures, by its owner''s choice';

alter table influencer_profile add column pictures jsonb not null default '[]' check (jsonb_typeof(pictures) = 'array');
comment on column influencer_profile.pictures is 'Up to three pieces for the card: chosen ones, then the most viewed of the last 90 days. Derived';

create function card_pictures(profile bigint) returns jsonb language sql stable as $$
  with piece as (
    select c.*, m.caption as read_caption, m.views,
      coalesce(m.published_at, c.created_at) as at,
      max(coalesce(m.published_at, c.created_at)) over () as newest
    from content_item c
    left join social_media m on (m.social_account_id, m.provider_media_id) = (c.social_account_id, c.provider_media_id)
    where c.influencer_id = profile and c.picture is not null
  ), first_three as (
    select *, row_number() over (
      order by card_place nulls last, at > newest - interval '90 days' desc, views desc nulls last, at desc, id) as place
    from piece order by place limit 3
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'platform', platform_id,
    'caption', left(coalesce(read_caption, caption), 120), 'picture', picture, 'width', width, 'height', height, 'blur', blur)
    order by place), '[]')
  from first_three
$$;

create function refresh_card_pictures(changed bigint[]) returns void language sql as $$
  update influencer_profile p set pictures = f.pictures
  from (select id, card_pictures(id) as pictures from unnest(changed) as i (id)) f
  where p.id = f.id and p.pictures is distinct from f.pictures
$$;

create function content_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform refresh_card_pictures(array(select distinct influencer_id from old_rows));
  else
    perform refresh_card_pictures(array(select distinct influencer_id from new_rows));
  end if;
  return null;
end $$;
create trigger content_added after insert on content_item referencing new table as new_rows
  for each statement execute function content_changed();
create trigger content_updated after update on content_item referencing new table as new_rows
  for each statement execute function content_changed();
create trigger content_removed after delete on content_item referencing old table as old_rows
  for each statement execute function content_changed();

-- Files go with the piece, whichever statement deletes it: its own deletion, the source's, the account's or the profile's.
create function drop_content_files() returns trigger language plpgsql as $$
begin
  with gone as (delete from stored_file where key like old.picture || '/%' returning key)
  insert into file_removal (key) select key from gone on conflict do nothing;
  return null;
end $$;
create trigger content_files_removed after delete on content_item for each row
  when (old.picture is not null) execute function drop_content_files();
create trigger content_files_replaced after update of picture on content_item for each row
  when (old.picture is distinct from new.picture and old.picture is not null) execute function drop_content_files();
create index stored_file_key_prefix on stored_file (key text_pattern_ops);
