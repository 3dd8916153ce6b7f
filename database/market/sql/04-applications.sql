-- The agency's first campaign has 3,000 applicants, the others a log-normal number. A campaign's applicants are neighbours from a
-- place on, which is nearer to the first creators than to the last: those apply often.
create temp table m_draw as
select k, id, creator_id, state, published, case when k = 1 then 0 else exp(pg_temp.normal(k, 31)) end as weight
from m_campaign where type = 'standard' and state in ('open', 'running', 'past', 'held');
create temp table m_applied as
select k, id, creator_id, state, published, (sum(n) over (order by k))::bigint - n as before, n,
  floor({claimed} * pg_temp.u(k, 32) ^ 2)::bigint as place
from (select *, case when k = 1 then 3000 else least(1500, greatest(0,
  round(({applications} - 3000) * weight / (select sum(weight) from m_draw))))::bigint end as n from m_draw) counted;
create temp table m_application as
select {application} + c.before + j as id, c.k, c.id as campaign_id, c.creator_id, {creator} + 1 + (c.place + j - 1) % {claimed} as influencer_id,
  c.published + pg_temp.u(c.before + j, 33) * case c.state when 'past' then interval '18 days' else now() - c.published end as made,
  case
    when c.state = 'past' then case when chance < 0.08 then 'paid' when chance < 0.1 then 'approved' when chance < 0.14 then 'cancelled'
      when chance < 0.25 then 'withdrawn' when chance < 0.33 then 'applied' else 'declined' end
    when chance < 0.02 then 'accepted' when chance < 0.05 then 'in_progress' when chance < 0.06 then 'submitted'
    when chance < 0.065 then 'changes_requested' when chance < 0.07 then 'approved' when chance < 0.09 then 'paid'
    when chance < 0.13 then 'offered' when chance < 0.25 then 'shortlisted' when chance < 0.38 then 'declined'
    when chance < 0.42 then 'withdrawn' else 'applied' end as status
from m_applied c cross join lateral generate_series(1, c.n) j
cross join lateral (select pg_temp.u(c.before + j, 34) as chance) drawn;
create unique index on m_application (id);
analyze m_application;

insert into application (id, campaign_id, owner_id, influencer_id, message, quote, status, created_at, updated_at)
select a.id, a.campaign_id, a.creator_id, a.influencer_id, 'My people ask for this every week. I would film it at home, in morning light.',
  coalesce(c.budget_per_creator, 500000), a.status, a.made, least(now(), a.made + interval '2 days')
from m_application a join campaign c on c.id = a.campaign_id;

insert into application_event (application_id, from_status, to_status, by_id, created_at)
select id, null, 'applied', influencer_id, made from m_application
union all
select id, 'applied', status, case when status = 'withdrawn' then influencer_id else creator_id end, least(now(), made + interval '1 day')
from m_application where status in ('shortlisted', 'offered', 'declined', 'withdrawn')
union all
select a.id, step.was, step.now, a.creator_id, least(now(), made + step.after)
from m_application a cross join (values ('applied', 'shortlisted', interval '1 day'), ('shortlisted', 'offered', interval '2 days'),
  ('offered', 'accepted', interval '3 days')) step (was, now, after)
where status in ('accepted', 'in_progress', 'submitted', 'changes_requested', 'approved', 'paid', 'cancelled')
union all
select id, 'accepted', status, creator_id, least(now(), made + interval '8 days') from m_application
where status in ('in_progress', 'submitted', 'changes_requested', 'approved', 'paid', 'cancelled');

update campaign c set is_full = true from (
  select campaign_id, count(*) as taken from m_application
  where status in ('accepted', 'in_progress', 'submitted', 'changes_requested', 'approved', 'paid') group by campaign_id) t
where c.id = t.campaign_id and c.slots <= t.taken;

-- The offer of each application that came to one: open, or accepted three days after the application.
insert into offer (application_id, by_side, status, from_status, from_quote, amount, terms, created_at, expires_at, ended_at)
select a.id, 'owner', case when a.status = 'offered' then 'live' else 'accepted' end, 'shortlisted', p.quote, p.quote,
  jsonb_build_object('deliverables', c.content, 'payments', '[]'::jsonb, 'usage_rights', null, 'exclusivity', null, 'days_online', 30,
    'partnership_ad_until', null, 'raw_files', false, 'collab_tag', false, 'idea_first', false),
  made.at, case when a.status = 'offered' then now() + interval '50 hours' else made.at + interval '72 hours' end,
  case when a.status <> 'offered' then least(now(), a.made + interval '3 days') end
from m_application a join application p on p.id = a.id join campaign c on c.id = a.campaign_id
cross join lateral (select least(now(), a.made + interval '2 days') as at) made
where a.status in ('offered', 'accepted', 'in_progress', 'submitted', 'changes_requested', 'approved', 'paid', 'cancelled');
