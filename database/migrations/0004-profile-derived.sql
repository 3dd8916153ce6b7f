-- Keeps the derived columns of influencer_profile true. Statement triggers over transition tables: a batch of 5,000 accounts costs one update,
-- and none at all where the loader already wrote the right figures.

create function know_words(given text[], lookup regclass) returns boolean language plpgsql stable as $$
declare unknown boolean;
begin
  if cardinality(given) = 0 then return true; end if;
  execute format('select exists (select from unnest($1) word where word is null or not exists (select from %s where id = word))', lookup)
    into unknown using given;
  return not unknown;
end $$;

create function keep_influencer_row() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.categories is distinct from old.categories or new.languages is distinct from old.languages
    or new.contents is distinct from old.contents then
    if not (know_words(new.categories, 'category') and know_words(new.languages, 'language') and know_words(new.contents, 'content_type')) then
      raise foreign_key_violation using message = 'influencer_profile names an unknown category, language or content type';
    end if;
  end if;
  new.search_text := lower(concat_ws(' ', new.display_name, new.username, array_to_string(new.handles, ' '),
    array_to_string(new.categories, ' '), new.city_id, new.bio));
  return new;
end $$;

create trigger influencer_profile_row before insert or update on influencer_profile
  for each row execute function keep_influencer_row();

create function refresh_influencers(changed bigint[]) returns void language sql as $$
  update influencer_profile p
  set platforms = f.platforms, handles = f.handles, followers = f.followers, engagement_rate = f.engagement_rate, verified = f.verified
  from (
    select i.id,
      coalesce(array_agg(distinct s.platform_id) filter (where s.id is not null), '{}') as platforms,
      coalesce(array_agg(distinct lower(s.handle)) filter (where s.id is not null), '{}') as handles,
      coalesce(sum(s.followers), 0)::bigint as followers,
      round(sum(s.engagement_rate * greatest(s.followers, 1)) / nullif(sum(greatest(s.followers, 1)) filter (where s.engagement_rate is not null), 0), 2) as engagement_rate,
      coalesce(bool_or(s.source = 'provider'), false) as verified
    from unnest(changed) as i (id)
    left join social_account s on s.influencer_id = i.id
    group by i.id
  ) f
  where p.id = f.id and (p.platforms, p.handles, p.followers, p.engagement_rate, p.verified)
    is distinct from (f.platforms, f.handles, f.followers, f.engagement_rate, f.verified)
$$;

create function refresh_prices(changed bigint[]) returns void language sql as $$
  update influencer_profile p set price_from = f.price
  from (
    select i.id, min(r.price) as price from unnest(changed) as i (id) left join rate_card r on r.influencer_id = i.id group by i.id
  ) f
  where p.id = f.id and p.price_from is distinct from f.price
$$;

create function social_account_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform refresh_influencers(array(select distinct influencer_id from new_rows where influencer_id is not null));
  elsif tg_op = 'DELETE' then
    perform refresh_influencers(array(select distinct influencer_id from old_rows where influencer_id is not null));
  else
    perform refresh_influencers(array(select influencer_id from new_rows where influencer_id is not null
      union select influencer_id from old_rows where influencer_id is not null));
  end if;
  return null;
end $$;

create trigger social_account_inserted after insert on social_account
  referencing new table as new_rows for each statement execute function social_account_changed();
create trigger social_account_updated after update on social_account
  referencing new table as new_rows old table as old_rows for each statement execute function social_account_changed();
create trigger social_account_deleted after delete on social_account
  referencing old table as old_rows for each statement execute function social_account_changed();

create function rate_card_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform refresh_prices(array(select distinct influencer_id from new_rows));
  elsif tg_op = 'DELETE' then
    perform refresh_prices(array(select distinct influencer_id from old_rows));
  else
    perform refresh_prices(array(select influencer_id from new_rows union select influencer_id from old_rows));
  end if;
  return null;
end $$;

create trigger rate_card_inserted after insert on rate_card
  referencing new table as new_rows for each statement execute function rate_card_changed();
create trigger rate_card_updated after update on rate_card
  referencing new table as new_rows old table as old_rows for each statement execute function rate_card_changed();
create trigger rate_card_deleted after delete on rate_card
  referencing old table as old_rows for each statement execute function rate_card_changed();

-- The name on the card is the account's name.
create function account_renamed() returns trigger language plpgsql as $$
begin
  update influencer_profile set display_name = new.fullname, username = coalesce(new.username, 'deleted'),
    hidden_at = case when new.deleted_at is null then hidden_at else coalesce(hidden_at, new.deleted_at) end
  where account_id = new.id;
  return null;
end $$;

create trigger account_renamed after update of fullname, username, deleted_at on account
  for each row execute function account_renamed();
