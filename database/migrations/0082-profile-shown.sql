-- The transaction on a profile's row covers its accounts and rates too, whatever of them changed: a copy of what a card shows holds
-- while changed_by is the same. A row that this transaction wrote already is left as it is, unless its figures are not right yet.

create or replace function refresh_influencers(changed bigint[]) returns void language sql as $$
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
  where p.id = f.id and (p.changed_by is distinct from pg_current_xact_id()
    or (p.platforms, p.handles, p.followers, p.engagement_rate, p.verified)
      is distinct from (f.platforms, f.handles, f.followers, f.engagement_rate, f.verified))
$$;

create or replace function refresh_prices(changed bigint[]) returns void language sql as $$
  update influencer_profile p set price_from = f.price
  from (
    select i.id, min(r.price) as price from unnest(changed) as i (id) left join rate_card r on r.influencer_id = i.id group by i.id
  ) f
  where p.id = f.id and (p.changed_by is distinct from pg_current_xact_id() or p.price_from is distinct from f.price)
$$;
