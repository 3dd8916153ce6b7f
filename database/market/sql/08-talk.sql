-- The first creator has 5,000 conversations, one of them of 5,000 messages; the others are between a business and a creator.
create temp table m_pair as
select row_number() over (order by low_id, high_id) as v, low_id, high_id from (
  select least({creator} + 1, {person} + p + case when {person} + p > {creator} then 1 else 0 end) as low_id,
    greatest({creator} + 1, {person} + p + case when {person} + p > {creator} then 1 else 0 end) as high_id
  from generate_series(1, 5000) p
  union
  select {person} + 1 + floor({businesses} * pg_temp.u(v, 61) ^ 2)::bigint, {creator} + 1 + pg_temp.pick(v, 62, {claimed} - 1)
  from generate_series(1, {conversations} - 5000) v
) pair;
create temp table m_conversation as
select v, {conversation} + v as id, low_id, high_id, n, (sum(n) over (order by v))::bigint - n as before, last_at from (
  select *, case when high_id = {creator} + 1 and low_id = {person} + 1 then 5000
      else greatest(1, round(exp(1.8 + pg_temp.normal(v, 63)))) end::bigint as n,
    now() - interval '1 minute' - pg_temp.u(v, 64) ^ 3 * interval '400 days' as last_at from m_pair
) sized;
insert into conversation (id, low_id, high_id, last_seq, last_message_at, created_at) overriding system value
select id, low_id, high_id, n, last_at, last_at - n * interval '20 minutes' from m_conversation;
insert into conversation_member (conversation_id, account_id, read_seq)
select id, side, case when pg_temp.u(v, 65 + (side = low_id)::int) < 0.85 then n else greatest(0, n - 2) end
from m_conversation cross join lateral (values (low_id), (high_id)) member (side);

create temp table m_line as
select row_number() over (order by id) as n, description from (select id, description from message where attachment_id is null order by id limit 2000) said;
create temp table m_message as
select {message} + before + seq as id, v, c.id as conversation_id, seq, case when from_low then low_id else high_id end as sender_id,
  case when from_low then high_id else low_id end as receiver_id, last_at - (c.n - seq) * interval '20 minutes' as at
from m_conversation c cross join lateral generate_series(1, c.n) seq
cross join lateral (select pg_temp.u(before + seq, 67) < 0.5 as from_low) drawn;
create temp table m_seat as
select id, account_id, row_number() over (partition by account_id order by at, id) as position from (
  select id, sender_id as account_id, at from m_message union all select id, receiver_id, at from m_message) side;
analyze m_seat;
insert into message (id, conversation_id, seq, sender_id, receiver_id, sender_position, receiver_position, campaign_id, description, created_at)
overriding system value
select m.id, m.conversation_id, m.seq, m.sender_id, m.receiver_id, s.position, r.position, c.id, l.description, m.at
from m_message m join m_seat s on s.id = m.id and s.account_id = m.sender_id join m_seat r on r.id = m.id and r.account_id = m.receiver_id
join m_line l on l.n = pg_temp.pick(m.id, 68, (select count(*) from m_line))
left join m_campaign c on m.seq = 1 and c.k = pg_temp.pick(m.v, 69, {campaigns}) and c.state not in ('draft', 'deleted');
insert into account_inbox (account_id, last_position) select account_id, max(position) from m_seat group by account_id;

create temp table m_told as
select row_number() over (order by id) as n, type, title, description from notification where id <= {notification};
insert into notification (account_id, type, title, description, link, read_at, created_at)
select owner, type, d.title, d.description, '/campaign-details/' || {campaign} + pg_temp.pick(place, 74, {campaigns}),
  case when pg_temp.u(place, 73) < 0.85 or at < now() - interval '90 days' then at + interval '1 hour' end, at
from generate_series(1, {notifications}) place
cross join lateral (select case when place <= 10000 then {creator} + 1 when place <= 20000 then {person} + 1
  else {person} + pg_temp.pick(place, 71, {businesses} + {claimed}) end as owner, now() - pg_temp.u(place, 72) ^ 2 * interval '300 days' as at) drawn
join m_told d on d.n = pg_temp.pick(place, 70, (select count(*) from m_told));
insert into notification_mail (account_id, notification_id, type, title, description, link, due_at, sent_at)
select account_id, id, type, title, description, coalesce(link, '/'), created_at, created_at from notification
where id > {notification} and created_at > now() - interval '3 days';
