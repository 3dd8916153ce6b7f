-- The first business is an agency with 2,000 campaigns; how many the others have is log-normal. Their numbers are mixed.
create temp table m_weight as
select b, case when b = 1 then 0 else exp(1.1 * pg_temp.normal(b, 21)) end as weight from generate_series(1, {businesses}) b;
create temp table m_owner as
select b, 1 + (sum(n) over (order by b))::bigint - n as first, (sum(n) over (order by b))::bigint as last from (
  select b, case when b = 1 then 2000
    else greatest(0, round(({campaigns} - 2000) * weight / (select sum(weight) from m_weight)))::bigint end as n from m_weight
) counted;

create temp table m_template as
select row_number() over (order by id) as n, campaign.* from campaign
where id <= {campaign} and not is_draft and deleted_at is null and held_at is null and cardinality(platforms) > 0;

-- One in five is open to applications, a few are drafts, held or deleted, one in twelve is a joint one.
create temp table m_campaign as
select k, {campaign} + 1 + (k * 7919) % {campaigns} as id, {person} + o.b as creator_id,
  case when k = 1 then 'standard' when chance < 0.08 then 'joint' else 'standard' end as type,
  case when k = 1 or state < 0.2 then 'open' when state < 0.22 then 'running' when state < 0.235 then 'draft'
    when state < 0.24 then 'held' when state < 0.245 then 'deleted' else 'past' end as state,
  pg_temp.u(k, 24) as age, pg_temp.u(k, 25) as size
from m_owner o cross join lateral generate_series(o.first, o.last) k
cross join lateral (select pg_temp.u(k, 22) as chance, pg_temp.u(k, 23) as state) drawn;
update m_campaign set id = {campaign} + k where k > {campaigns};
alter table m_campaign add published timestamptz(3);
update m_campaign set published = now() - case state when 'past' then interval '90 days' + age * interval '900 days'
  when 'running' then interval '45 days' + age * interval '20 days' else age * interval '40 days' end;
create unique index on m_campaign (id);
create index on m_campaign (k);
analyze m_campaign;

insert into campaign (id, creator_id, type, title, brief, objective, platforms, content, categories, languages, locations, wanted_gender,
  wanted_followers_min, wanted_followers_max, wanted_engagement_min, compensation, budget_total, budget_per_creator, product_value,
  commission_percent, slots, application_deadline, start_date, end_date, hashtags, mentions, dos, donts, disclosure_label, link, is_draft,
  held_at, published_at, created_at, updated_at, deleted_at, usage_days, usage_territory)
overriding system value
select c.id, c.creator_id, c.type, left(t.title, 100) || ', no. ' || c.k, t.brief, t.objective, t.platforms,
  case when jsonb_array_length(t.content) > 0 then t.content else '[{"type": "reel", "quantity": 1}]' end,
  t.categories, t.languages, t.locations, t.wanted_gender, t.wanted_followers_min, t.wanted_followers_max, t.wanted_engagement_min,
  t.compensation, (t.budget_per_creator * (1 + c.size) / 10000)::bigint * 10000 * places.slots,
  (t.budget_per_creator * (1 + c.size) / 10000)::bigint * 10000,
  coalesce(t.product_value, case when t.compensation = 'product' then 250000 end),
  coalesce(t.commission_percent, case when t.compensation in ('commission', 'mixed') then 7 end),
  places.slots, days.deadline, days.deadline + 5, days.deadline + 35, t.hashtags, t.mentions, t.dos, t.donts, t.disclosure_label, t.link,
  c.state = 'draft', case when c.state = 'held' then c.published end, case when c.state <> 'draft' then c.published end,
  c.published, c.published, case when c.state = 'deleted' then c.published + interval '1 day' end, t.usage_days, t.usage_territory
from m_campaign c
join m_template t on t.n = pg_temp.pick(c.k, 26, (select count(*) from m_template))
cross join lateral (select case when c.k = 1 then 40 else pg_temp.pick(c.k, 27, 12)::int end as slots) places
cross join lateral (select case c.state when 'past' then c.published::date + 20 when 'running' then current_date - 6
  else current_date + pg_temp.pick(c.k, 28, 30)::int end as deadline) days;

insert into campaign_need (campaign_id, position, kind, description, value)
select c.id, p, (array['budget', 'venue', 'production'])[p], 'Part ' || p || ' of what it takes', p * 2000000
from m_campaign c cross join generate_series(1, 3) p where c.type = 'joint';

insert into campaign_invitation (campaign_id, influencer_id, created_at)
select c.id, {creator} + pg_temp.pick(c.k * 10 + n, 29, {claimed}), c.published
from m_campaign c cross join generate_series(1, 2) n where c.type = 'standard' and c.state in ('open', 'running', 'past') and c.k % 3 = 0
on conflict do nothing;

-- The first campaign is shown to everybody who signs in, the others to a few.
insert into campaign_viewer (campaign_id, influencer_id, shown_at, opened_at)
select c.id, {creator} + seen.n, c.published, case when seen.n % 3 = 0 then c.published + seen.n * interval '1 second' end
from m_campaign c
cross join lateral (
  select case when c.k = 1 then n else pg_temp.pick(c.k * 10 + n, 31, {claimed}) end as n
  from generate_series(1, case when c.k = 1 then {claimed} else 5 end) n) seen
where c.type = 'standard' and c.state in ('open', 'running')
on conflict do nothing;

insert into campaign_reach (campaign_id, shown, opened)
select campaign_id, count(*), count(opened_at) from campaign_viewer where campaign_id > {campaign} group by campaign_id;

insert into campaign_feed (campaign_id) select id from m_campaign;

insert into campaign_template (account_id, name, body, created_at, updated_at)
select c.creator_id, 'Template ' || c.k, jsonb_build_object('type', c.type, 'title', 'Like campaign ' || c.k, 'compensation', 'paid'), c.published, c.published
from m_campaign c where c.state = 'past' and c.k % 25 = 1;
