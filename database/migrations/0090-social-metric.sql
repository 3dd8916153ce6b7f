-- What is derived of an account's readings and media, with the figures it was derived from; and how accounts of the same size do.

create table social_metric (
  social_account_id bigint primary key references social_account on delete cascade,
  derived_at timestamptz(3) not null,
  derived jsonb not null,
  median_views bigint generated always as ((derived #>> '{views,median}')::bigint) stored,
  posts_a_week numeric(6, 1) generated always as ((derived #>> '{rhythm,posts_a_week}')::numeric) stored,
  authenticity smallint generated always as ((derived #>> '{authenticity,score}')::smallint) stored
    check (authenticity between 0 and 100)
);
comment on column social_metric.derived is 'As the metrics call replies it';

create table social_peers (
  platform_id text not null references platform,
  from_followers bigint not null,
  category_id text not null default '',
  measure text not null check (measure in ('engagement', 'views', 'posts_a_week')),
  count integer not null check (count >= 20),
  percentiles double precision[] not null check (cardinality(percentiles) = 101),
  counted_at timestamptz(3) not null,
  primary key (platform_id, from_followers, category_id, measure)
);
comment on table social_peers is 'Connected accounts of a platform whose followers lie in one class, counted every night; never fewer than 20';
comment on column social_peers.category_id is 'First category of the influencer; empty = all of them';
comment on column social_peers.percentiles is 'The 0th to the 100th';

-- The profile shows the score of its largest judged account; none, when that goes.
create function refresh_authenticity(changed bigint[]) returns void language sql as $$
  update influencer_profile p set authenticity = f.score
  from (
    select i.id, (
      select m.authenticity from social_account s join social_metric m on m.social_account_id = s.id
      where s.influencer_id = i.id and s.source = 'provider' and m.authenticity is not null
      order by s.followers desc, s.id limit 1
    ) as score
    from unnest(changed) as i (id)
  ) f
  where p.id = f.id and p.authenticity is distinct from f.score
$$;

create function connected_account_gone() returns trigger language plpgsql as $$
begin
  perform refresh_authenticity(array(
    select distinct influencer_id from old_rows where influencer_id is not null and source = 'provider'));
  return null;
end $$;
create trigger connected_account_deleted after delete on social_account
  referencing old table as old_rows for each statement execute function connected_account_gone();
