-- The work after an application takes two weeks, all of them past.
create temp table m_agreed as
select a.id, a.campaign_id, a.creator_id, a.influencer_id, a.status, least(a.made, now() - interval '14 days') as made, c.title, c.brief, c.compensation, c.content, c.product_value, c.commission_percent, c.start_date, c.end_date, c.hashtags, c.mentions, c.dos, c.donts,
  c.disclosure_label, c.platforms, coalesce(c.budget_per_creator, 0) as amount, i.fullname as influencer, o.fullname as creator,
  row_number() over (order by a.made, a.id) as n
from m_application a join campaign c on c.id = a.campaign_id join account i on i.id = a.influencer_id join account o on o.id = a.creator_id
where a.status in ('accepted', 'in_progress', 'submitted', 'changes_requested', 'approved', 'paid');
create index on m_agreed (id);
analyze m_agreed;

-- Terms in the canonical form that their hash is made of: keys in order, no spaces.
insert into agreement (application_id, version, terms, hash, created_at)
select id, 1, text::jsonb, encode(sha256(convert_to(text, 'UTF8')), 'hex'), made + interval '3 days'
from m_agreed a cross join lateral (select concat(
  '{"application_id":"', id, '","brief":', to_json(brief), ',"campaign_id":"', campaign_id,
  '","commission_percent":', coalesce(trim_scale(commission_percent)::text, 'null'), ',"compensation":"', compensation,
  '","creator":{"id":"', creator_id, '","name":', to_json(creator), '},"deliverables":[', (
    select string_agg(format('{"quantity":%s,"type":%s}', d ->> 'quantity', to_json(d ->> 'type')), ',' order by place)
    from jsonb_array_elements(content) with ordinality e (d, place)),
  '],"disclosure_label":', to_json(disclosure_label), ',"donts":', to_json(donts),
  ',"dos":', to_json(dos), ',"end_date":"', end_date, '","hashtags":', to_json(hashtags),
  ',"influencer":{"id":"', influencer_id, '","name":', to_json(influencer), '},"mentions":', to_json(mentions),
  ',"platform_fee_percent":5,"platforms":', to_json(platforms), ',"price":', amount / 100,
  ',"product_value":', coalesce((product_value / 100)::text, 'null'), ',"ready_by":null,"revisions":2,"start_date":"', start_date,
  '","title":', to_json(title), ',"usage_rights":null}') as text) terms;

-- A reel of each; it is as far as the application.
create temp table m_piece as
select {deliverable} + n as id, n, a.id as application_id, influencer_id, creator_id, made + interval '6 days' as handed_in,
  case a.status when 'accepted' then 'planned' when 'in_progress' then 'planned' when 'submitted' then 'submitted'
    when 'changes_requested' then 'changes_requested' when 'approved' then 'approved' else 'published' end as status
from m_agreed a;
insert into deliverable (id, application_id, content_type, number, status, url, caption, disclosure, submitted_at, created_at, updated_at, due_on)
overriding system value
select id, application_id, 'reel', 1, status, case when status <> 'planned' then 'https://www.instagram.com/p/market' || n end, '#ad My way of it.',
  case when status <> 'planned' then '{"ok": true, "found": "#ad"}'::jsonb end, case when status <> 'planned' then handed_in end,
  handed_in - interval '3 days', handed_in, (handed_in + interval '10 days')::date
from m_piece;
insert into idea (deliverable_id, status, text, submitted_at, approved_at, approved_by, created_at, updated_at)
select id, 'approved', 'My kitchen in the morning, and the box on the table.', handed_in - interval '2 days', handed_in - interval '1 day', 'owner',
  handed_in - interval '3 days', handed_in - interval '1 day'
from m_piece where status <> 'planned' and n % 4 = 0;
insert into deliverable_event (deliverable_id, from_status, to_status, by_id, created_at)
select id, 'planned', 'submitted', influencer_id, handed_in from m_piece where status <> 'planned'
union all
select id, 'submitted', status, creator_id, handed_in + interval '1 day' from m_piece where status in ('changes_requested', 'approved', 'published');
insert into deliverable_version (deliverable_id, version, url, caption, ai_made, disclosure, submitted_at)
select id, 1, url, caption, ai_made, disclosure, submitted_at from deliverable d where exists (select from m_piece p where p.id = d.id) and status <> 'planned';
update deliverable d set version = 1, approved_version = case when status in ('approved', 'published') then 1 end
where exists (select from m_piece p where p.id = d.id) and status <> 'planned';
insert into deliverable_comment (deliverable_id, version, author_id, text, created_at)
select id, 1, creator_id, 'Could the box come in a little earlier?', handed_in + interval '1 hour' from m_piece where status <> 'planned' and n % 3 = 0;
insert into deliverable_figure (deliverable_id, source, as_of, views, reach, likes, by_id, created_at)
select id, 'self_reported', handed_in::date, (5000 * exp(pg_temp.normal(n, 41)))::bigint, (4000 * exp(pg_temp.normal(n, 41)))::bigint, pg_temp.pick(n, 42, 900),
  influencer_id, handed_in
from m_piece where status = 'published';

insert into watched_post (deliverable_id, social_account_id, provider_media_id, published_at, stays_until, checked_at)
select p.id, s.id, 'market-' || p.id, handed_in + interval '2 days', (handed_in + interval '32 days')::date, now()
from m_piece p
left join (select f.account_id, min(s.id) as id from influencer_profile f join social_account s on s.influencer_id = f.id group by 1) s
  on s.account_id = p.influencer_id
where p.status = 'published';

insert into counted_work (application_id, campaign_id, business_id, influencer_id, counted_at)
select id, campaign_id, creator_id, influencer_id, made + interval '10 days' from m_agreed where status = 'paid';
insert into review (campaign_id, author_id, subject_id, rating, text, created_at, updated_at, shows_at)
select campaign_id, author, subject, 3 + pg_temp.pick(id, 43, 2), 'On time, kind, and the film was better than the brief.', at, at, at
from m_agreed cross join lateral (values (creator_id, influencer_id), (influencer_id, creator_id)) side (author, subject)
cross join lateral (select made + interval '12 days' as at) said
where status = 'paid' and n % 5 < 3 and made < now() - interval '13 days';
insert into change_order (application_id, base_version, proposed_by, revisions, note, status, created_at, answered_by, answered_at)
select id, 1, creator_id, 3, 'One more round, please.', case when status = 'paid' then 'declined' else 'open' end, made + interval '4 days',
  case when status = 'paid' then influencer_id end, case when status = 'paid' then made + interval '5 days' end
from m_agreed where n % 20 = 0;
insert into tracked_link (application_id, code, created_at)
select id, translate(lpad(n::text, 10, '0'), '01', 'ab'), made + interval '3 days' from m_agreed where n % 4 = 0;
insert into link_visit_day (link_id, day, clicks)
select l.id, l.created_at::date + d, pg_temp.pick(l.id * 10 + d, 44, 40)::int from tracked_link l cross join generate_series(1, 5) d
where l.application_id > {application};
insert into link_salt (day, salt) values (current_date, sha256('market')) on conflict do nothing;
insert into link_visitor (link_id, day, visitor)
select l.id, current_date, pg_temp.pick(l.id * 10 + v, 45, 1000000000) from tracked_link l cross join generate_series(1, 2) v
where l.application_id > {application} and l.created_at > now() - interval '60 days' on conflict do nothing;
insert into paid_piece (deliverable_id, application_id, paid_on, last_day, ended_at)
select p.id, p.application_id, paid_on, paid_on + 90, case when paid_on + 90 < current_date then now() end
from m_piece p join m_agreed a on a.id = p.application_id
cross join lateral (select (a.made + interval '12 days')::date as paid_on) term where a.status = 'paid';
