-- Businesses, and creators of whom two thirds have an account; each looks like one of the story.
create temp table m_business as
select row_number() over (order by account_id) as n, business_profile.* from business_profile where account_id <= {person};
-- Names in plain letters, so that the words they are found by can be made in one go, as the row's trigger would.
create temp table m_profile as
select row_number() over (order by id) as n, fold_text(concat_ws(' ', array_to_string(categories, ' '), city_id, bio)) as folded, influencer_profile.*
from influencer_profile where id <= {person} and display_name ~ '^[A-Za-z]+ [A-Za-z]+$';
create temp table m_handle as
select p.n, s.* from social_account s join m_profile p on p.id = s.influencer_id where handle ~ '^[A-Za-z0-9._-]+$';
create function pg_temp.fold_plain(given text) returns text language sql immutable as $$
  select ' ' || btrim(regexp_replace(lower(given), '[^a-z0-9]+', ' ', 'g'))
$$;

insert into account (id, role, fullname, username, email, email_verified_at, created_at, updated_at, last_active_at, is_demo)
select {person} + b, case when b % 10 = 0 then 'partner' else 'brand' end, d.business_name || ' ' || b,
  'market-business-' || b, 'market-business-' || b || '@demo.test', made, made, made, now() - pg_temp.u(b, 2) * interval '90 days', true
from generate_series(1, {businesses}) b
join m_business d on d.n = pg_temp.pick(b, 1, (select count(*) from m_business))
cross join lateral (select now() - interval '100 days' - pg_temp.u(b, 3) * interval '900 days' as made) at;

insert into business_profile (account_id, business_name, about, website, categories, languages, country_id, state_id, city_id)
select {person} + b, d.business_name || ' ' || b, d.about, d.website, d.categories, d.languages, d.country_id, d.state_id, d.city_id
from generate_series(1, {businesses}) b
join m_business d on d.n = pg_temp.pick(b, 1, (select count(*) from m_business));

create temp table m_creator as
select i, {creator} + i as id, i <= {claimed} as is_claimed, i % 20 = 7 and i <= {claimed} as is_connected,
  pg_temp.pick(i, 11, (select count(*) from m_profile)) as looks_like, exp(0.4 * pg_temp.normal(i, 12)) as factor,
  now() - interval '30 days' - pg_temp.u(i, 13) * interval '900 days' as made
from generate_series(1, {creators}) i;
create index on m_creator (looks_like);

insert into social_account (influencer_id, platform_id, handle, provider_user_id, source, followers, engagement_rate, average_views, as_of, created_at)
select c.id, h.platform_id, left(h.handle, 80) || '.' || c.i,
  case when c.is_connected then 'market-' || c.i || '-' || h.id end,
  case when c.is_connected then 'provider' when c.is_claimed then 'self_reported' else 'imported' end,
  (h.followers * c.factor)::bigint, h.engagement_rate, (h.average_views * c.factor)::bigint, now() - interval '2 days', c.made
from m_creator c join m_handle h on h.n = c.looks_like
on conflict do nothing;

insert into rate_card (influencer_id, platform_id, content_type_id, price)
select c.id, r.platform_id, r.content_type_id, greatest(10000, (r.price * c.factor / 10000)::bigint * 10000)
from m_creator c join m_profile p on p.n = c.looks_like join rate_card r on r.influencer_id = p.id;

insert into account (id, role, fullname, first_name, last_name, username, email, email_verified_at, created_at, updated_at, last_active_at, is_demo)
select c.id, 'influencer', name, split_part(name, ' ', 1), nullif(split_part(name, ' ', 2), ''), 'market-creator-' || c.i,
  'market-creator-' || c.i || '@demo.test', c.made, c.made, c.made, now() - pg_temp.u(c.i, 14) * interval '120 days', true
from m_creator c
join m_profile one on one.n = c.looks_like
join m_profile other on other.n = pg_temp.pick(c.i, 15, (select count(*) from m_profile))
cross join lateral (select split_part(one.display_name, ' ', 1) || ' ' || split_part(other.display_name, ' ', 2) as name) named
where c.is_claimed;

insert into influencer_profile (id, account_id, display_name, username, bio, gender_id, birth_date, country_id, state_id, city_id, categories,
  languages, contents, contact_email, platforms, handles, followers, engagement_rate, verified, price_from, authenticity, created_at, updated_at, search_names, search_text)
select c.id, case when c.is_claimed then c.id end,
  name, named.username,
  one.bio, one.gender_id, one.birth_date, one.country_id, one.state_id, one.city_id, one.categories, one.languages, one.contents,
  'market-creator-' || c.i || '@demo.test', coalesce(s.platforms, '{}'), coalesce(s.handles, '{}'),
  coalesce(s.followers, 0), s.engagement_rate, c.is_connected and s.influencer_id is not null, r.price, one.authenticity, c.made, c.made, names, names || one.folded
from m_creator c
join m_profile one on one.n = c.looks_like
join m_profile other on other.n = pg_temp.pick(c.i, 15, (select count(*) from m_profile))
left join (select influencer_id, array_agg(distinct platform_id) as platforms, array_agg(distinct lower(handle)) as handles,
    sum(followers)::bigint as followers,
    round(sum(engagement_rate * greatest(followers, 1)) / nullif(sum(greatest(followers, 1)) filter (where engagement_rate is not null), 0), 2)
      as engagement_rate
  from social_account where influencer_id > {person} group by influencer_id) s on s.influencer_id = c.id
left join (select influencer_id, min(price) as price from rate_card where influencer_id > {person} group by influencer_id) r
  on r.influencer_id = c.id
cross join lateral (select split_part(one.display_name, ' ', 1) || ' ' || split_part(other.display_name, ' ', 2) as name,
  'market-creator-' || c.i as username, array_to_string(s.handles, ' ') as handles) named
cross join lateral (select pg_temp.fold_plain(concat_ws(' ', name, named.username, named.handles))
  || pg_temp.fold_plain(translate(concat_ws(' ', named.username, named.handles), '._-', '')) as names) folded;
