-- Searches filter by who follows a creator: the shares of the newest audience that a provider told of the largest account.

alter table influencer_profile add column audience jsonb;
comment on column influencer_profile.audience is
  'Percent by {"read": 100, "age:18-24": …, "gender:female": …, "city:kochi": …}; null: never read. Follows from social_snapshot by trigger';

create index city_folded_name on city (fold_text(name));

-- Providers name a city in English with its region behind a comma; of several of one name the largest is meant.
create function audience_city(given text) returns text language sql stable return (
  select c.id from city c join state s on s.id = c.state_id
  where fold_text(c.name) = fold_text(split_part(given, ',', 1)) and c.retired_at is null
  order by fold_text(s.name) = fold_text(split_part(given, ',', 2)) desc, c.weight desc, c.id
  limit 1
);

create function refresh_audiences(changed bigint[]) returns void language sql as $$
  with newest as (
    select i.id, (
      select told.audience from social_account s
      cross join lateral (
        select audience from social_snapshot
        where social_account_id = s.id and audience is not null order by as_of desc limit 1
      ) told
      where s.influencer_id = i.id and s.source = 'provider'
      order by s.followers desc nulls last, s.id limit 1
    ) as told
    from unnest(changed) as i (id)
  ), cities as materialized (
    select name, audience_city(name) as id from (
      select distinct each ->> 'city' as name from newest, jsonb_array_elements(told -> 'city') as each
    ) as named
  ), shares as (
    select newest.id, 'age:' || (each ->> 'band') as name, (each ->> 'percent')::numeric as percent
    from newest, jsonb_array_elements(told -> 'age') as each
    union all
    select newest.id, 'gender:' || (each ->> 'gender'), (each ->> 'percent')::numeric
    from newest, jsonb_array_elements(told -> 'gender') as each
    union all
    select newest.id, 'city:' || cities.id, sum((each ->> 'percent')::numeric)
    from newest, jsonb_array_elements(told -> 'city') as each, cities
    where cities.name = each ->> 'city' and cities.id is not null
    group by newest.id, cities.id
    union all
    select id, 'read', 100 from newest where told is not null
  ), whole as (
    select newest.id, jsonb_object_agg(name, percent) filter (where name is not null) as audience
    from newest left join shares on shares.id = newest.id group by newest.id
  )
  update influencer_profile p set audience = whole.audience from whole
  where p.id = whole.id and p.audience is distinct from whole.audience
$$;

create function audience_told() returns trigger language plpgsql as $$
declare
  changed bigint[] := array(
    select distinct s.influencer_id from told_rows t join social_account s on s.id = t.social_account_id
    where t.audience is not null and s.influencer_id is not null);
begin
  if changed <> '{}' then perform refresh_audiences(changed); end if;
  return null;
end $$;
create trigger social_snapshot_told after insert on social_snapshot
  referencing new table as told_rows for each statement execute function audience_told();
create trigger social_snapshot_gone after delete on social_snapshot
  referencing old table as told_rows for each statement execute function audience_told();

-- An account that goes, moves to another profile or becomes the largest changes whose audience is told.
create function audience_account_changed() returns trigger language plpgsql as $$
declare changed bigint[];
begin
  if tg_op = 'DELETE' then
    changed := array(select distinct influencer_id from old_rows where influencer_id is not null and source = 'provider');
  else
    changed := array(
      select influencer_id from new_rows where influencer_id is not null and source = 'provider'
      union select influencer_id from old_rows where influencer_id is not null and source = 'provider');
  end if;
  if changed <> '{}' then perform refresh_audiences(changed); end if;
  return null;
end $$;
create trigger audience_account_updated after update on social_account
  referencing new table as new_rows old table as old_rows for each statement execute function audience_account_changed();
create trigger audience_account_deleted after delete on social_account
  referencing old table as old_rows for each statement execute function audience_account_changed();

select refresh_audiences(array(
  select distinct s.influencer_id from social_account s
  where s.influencer_id is not null
    and exists (select from social_snapshot t where t.social_account_id = s.id and t.audience is not null)));
