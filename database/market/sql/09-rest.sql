-- The remaining tables, with a few rows for a share of the accounts.
create temp table m_person as
select p, {person} + p as id, p > {businesses} as is_creator from generate_series(1, {businesses} + {claimed}) p;

insert into session (account_id, token_hash, device_id, ip, user_agent, created_at, last_used_at, expires_at, revoked_at)
select id, 'market-' || p || '-' || n, 'market-' || p, '203.0.113.9', 'Mozilla/5.0 (Linux; Android 15)', now() - n * interval '20 days',
  now() - n * interval '10 days', now() + interval '20 days', case when n > 1 then now() - interval '5 days' end
from m_person cross join generate_series(1, 2) n;
insert into consent (account_id, kind, version, granted_at) select id, kind, '1', now() - interval '90 days' from m_person cross join (values ('terms'), ('privacy')) k (kind);
insert into consent (account_id, kind, version, granted_at)
select {creator} + n, 'opened_campaigns', '1', now() - interval '90 days' from generate_series(5, {claimed}, 5) n;
insert into account_change (account_id, kind, former, made_at, undo_until)
select id, 'email', 'market-former-' || p || '@demo.test', now() - interval '40 days', now() - interval '33 days' from m_person where p % 20 = 0;
insert into external_identity (provider, subject, account_id) select 'google', 'market-' || p, id from m_person where p % 5 = 0;
insert into notification_preference (account_id, type, channel, enabled) select id, 'chat', 'email', false from m_person where p % 4 = 0;
insert into push_registration (account_id, endpoint, p256dh, auth) select id, 'https://push.example/market-' || p, 'market', 'market' from m_person where p % 50 = 0;
insert into walkthrough (account_id, feature, status)
select id, case when is_creator then 'MyCampaigns' else 'BrowseInfluencer' end, 1 from m_person;
insert into billing_details (account_id, name, address, state_code) select id, 'Market business', '1 Market Road', '27' from m_person where not is_creator and p % 3 = 1;
insert into one_time_code (account_id, purpose, channel, contact, code_hash, sent_at, expires_at)
select id, 'reset', 'email', 'market', 'market', now() - interval '2 days', now() - interval '1 day' from m_person where p % 100 = 1;
insert into reset_token (token_hash, account_id, created_at, expires_at, used_at)
select 'market-' || p, id, now() - interval '2 days', now() - interval '1 day', now() - interval '2 days' from m_person where p % 100 = 2;
insert into totp (account_id, secret, created_at, confirmed_at) select id, 'market', now() - interval '60 days', now() - interval '60 days' from m_person where p % 40 = 6;
insert into recovery_code (account_id, code_hash, created_at) select id, 'market-' || n, now() - interval '60 days' from m_person cross join generate_series(1, 10) n where p % 40 = 6;
insert into passkey (account_id, credential_id, public_key, counter, name, created_at)
select id, 'market-' || p || '-' || n, 'market', 0, 'Passkey ' || n, now() - interval '60 days' from m_person cross join generate_series(1, 2) n where p % 40 = 7;
insert into factor_recovery (account_id, token_hash, started_at, ready_at, expires_at, ended_at)
select id, 'market-' || p, now() - interval '20 days', now() - interval '17 days', now() - interval '10 days', now() - interval '17 days' from m_person where p % 80 = 7;
insert into passkey_challenge (challenge, purpose, expires_at) select 'market-' || p, 'sign_in', now() - interval '1 day' from m_person where p % 100 = 8;
insert into sign_in_ticket (token_hash, account_id, device_id, network, user_agent, created_at, expires_at)
select 'market-' || p, id, 'market', '203.0.113.9', 'market', now() - interval '2 days', now() - interval '1 day' from m_person where p % 100 = 9;
insert into idempotency_key (account_id, route, key, body_hash, status, reply, created_at)
select id, 'POST /market', 'market', 'market', 200, '{}', now() - interval '3 hours' from m_person where p % 20 = 3;
insert into rate_counter (key, started_at, last_at, count, expires_at)
select 'market:' || p, now() - interval '1 hour', now() - interval '1 hour', 1, now() + interval '1 hour' from m_person where p % 10 = 4;
insert into block (blocker_id, blocked_id, created_at)
select id, case when is_creator then {person} + pg_temp.pick(p, 81, {businesses}) else {creator} + pg_temp.pick(p, 81, {claimed}) end, now() - interval '9 days'
from m_person where p % 25 = 5;
insert into saved_search (account_id, name, search, looked_at, alerted_at)
select id, 'Search ' || n, '{"category": ["food"]}', now() - interval '20 days', case when n = 1 then now() - interval '20 days' end from m_person cross join generate_series(1, 2) n where not is_creator and p % 2 = 1;
insert into bookmark_list (account_id, name) select id, 'Festivals' from m_person where not is_creator;
insert into bookmark (account_id, influencer_id, list_id, created_at)
select l.account_id, {creator} + pg_temp.pick(l.account_id * 40 + n, 82, {creators}), case when n % 3 = 0 then l.id end, now() - n * interval '1 day'
from bookmark_list l cross join generate_series(1, 8) n where l.account_id > {person} on conflict do nothing;
insert into bookmark (account_id, campaign_id, created_at)
select p.id, c.id, now() - n * interval '1 day' from m_person p cross join generate_series(1, 4) n
join m_campaign c on c.k = pg_temp.pick(p.id * 40 + n, 83, {campaigns}) and c.state in ('open', 'past')
where p.is_creator on conflict do nothing;
insert into bookmark (account_id, brand_id) select id, {person} + pg_temp.pick(p, 84, {businesses}) from m_person where is_creator and p % 4 = 0;

insert into referral_code (account_id, code) select id, 'MK' || upper(to_hex(p + 1048576)) from m_person where p % 3 = 0;
create temp table m_invited as
select p, id as invited_id, {creator} + pg_temp.pick(p, 85, 1 + {claimed} / 20) as referrer_id, now() - interval '30 days' - pg_temp.u(p, 86) * interval '300 days' as at
from m_person where is_creator and p % 10 = 6;
delete from m_invited where invited_id = referrer_id;
insert into referral (invited_id, referrer_id, created_at, qualified_at) select invited_id, referrer_id, at, case when p % 20 = 6 then at + interval '9 days' end from m_invited;
insert into referral_reward (invited_id, referrer_id, kind, amount, status, pending_at, withdrawable_at)
select invited_id, referrer_id, 'joining', 10000, 'withdrawable', at + interval '9 days', at + interval '20 days' from m_invited where p % 20 = 6;
insert into m_posting (kind, reference, note, detail, at, entries)
select 'referral.pending', format('referral-reward:%s:pending', r.id), 'A referral qualified', '{}'::jsonb, pending_at,
  jsonb_build_array(jsonb_build_object('kind', 'promotion', 'amount', -amount), jsonb_build_object('kind', 'referral_waiting', 'owner', referrer_id, 'amount', amount))
from referral_reward r where referrer_id > {person}
union all
select 'referral.withdrawable', format('referral-reward:%s:withdrawable', r.id), 'Referral money is yours', '{}'::jsonb, withdrawable_at,
  jsonb_build_array(jsonb_build_object('kind', 'referral_waiting', 'owner', referrer_id, 'amount', -amount), jsonb_build_object('kind', 'referral', 'owner', referrer_id, 'amount', amount))
from referral_reward r where referrer_id > {person};
insert into referral_invitation (account_id, fingerprint, masked, sent_at, joined_id)
select referrer_id, 'market-' || p, 'm•••@demo.test', at, invited_id from m_invited;
insert into referral_signal (referrer_id, kind, network_mark, created_at, status, decided_at, note)
select distinct on (referrer_id) referrer_id, 'network', 'market-' || p, at, 'dismissed', at + interval '1 day', 'A family' from m_invited where p % 100 = 6;
insert into referral_signal_account (signal_id, invited_id)
select s.id, i.invited_id from referral_signal s join m_invited i using (referrer_id) where s.network_mark like 'market-%';
insert into payment_instrument (account_id, method, fingerprint, first_paid_at) select distinct creator_id, 'card', 'market-' || creator_id, now() - interval '100 days' from m_order;
insert into card_hold (account_id, amount, free_at, freed_at, created_at)
select influencer_id, amount, released + interval '1 second', released + interval '1 second', released from m_order where status = 'paid' and id % 10 = 0;
insert into gateway_event (id, event, entity_id, received_at, handled_at) select 'market-' || id, 'payment.captured', 'pay_market' || id, paid, paid from m_order;
insert into chargeback (provider_id, payment_id, payer_id, order_id, amount, status, reason_code, created_at, ended_at)
select 'disp_market' || id, 'pay_market' || id, creator_id, id, amount, 'won', 'market', paid, paid + interval '5 days' from m_order where id % 50 = 0;
insert into chargeback_colluder (chargeback_id, account_id, found)
select c.id, o.payee_id, 'operator' from chargeback c join escrow_order o on o.id = c.order_id where c.provider_id like 'disp_market%' and o.id % 200 = 0;

insert into stored_file (owner_id, key, purpose, is_private, content_type, bytes)
select id, 'private/market/' || p || '-' || n, (array['attachment', 'campaign', 'pool', 'deliverable'])[n], true, 'application/pdf', 20000
from m_person cross join generate_series(1, 4) n where not is_creator;
insert into attachment (owner_id, file_id, kind, name) select owner_id, id, 'document', 'Brief.pdf' from stored_file where key like 'private/market/%-1';
insert into campaign_file (campaign_id, file_id, name)
select c.id, f.id, 'Moodboard.pdf' from stored_file f join m_owner o on o.b = f.owner_id - {person} and o.first <= o.last
join m_campaign c on c.k = o.first
where f.key like 'private/market/%-2';
insert into pool_paper (campaign_id, account_id, file_id, name)
select c.campaign_id, c.payer_id, f.id, 'Invoice.pdf' from m_pool c join stored_file f on f.owner_id = c.payer_id and f.key like 'private/market/%-3'
on conflict do nothing;
insert into upload (id, owner_id, purpose, application_id, file_id, filename, content_type, bytes, duration_ms, width, height, codec, finished_at, expires_at)
select md5(f.id::text), f.owner_id, 'draft', (select min(application_id) from m_piece), f.id, 'reel.mp4', 'video/mp4', f.bytes, 42000, 1080, 1920, 'avc1', now(), now()
from stored_file f where f.key like 'private/market/%-4';
insert into figure_screenshot (figure_id, place, file_id)
select r.id, 1, f.id from (
  select id, row_number() over (order by id) as n from deliverable_figure where source = 'self_reported' and deliverable_id > {deliverable}) r
join (select id, row_number() over (order by id) as n from stored_file where key like 'private/market/%-4') f using (n);
insert into file_removal (key) select 'private/market/gone-' || n from generate_series(1, 20 * {scale}) n;

insert into social_connection (social_account_id, account_type, scopes, access_token, last_synced_at, next_sync_at)
select s.id, case s.platform_id when 'youtube' then 'channel' else 'creator' end, '{}', 'market', now() - interval '1 hour', now() + interval '300 days'
from social_account s join m_creator c on c.id = s.influencer_id where c.is_connected;
insert into social_snapshot (social_account_id, as_of, source, followers)
select s.social_account_id, now() - w * interval '7 days', 'provider', a.followers from social_connection s join social_account a on a.id = s.social_account_id
cross join generate_series(1, 12) w where a.influencer_id > {creator};
insert into social_media (social_account_id, provider_media_id, kind, published_at, views, likes, as_of)
select s.social_account_id, 'market-' || w, case a.platform_id when 'youtube' then 'video' else 'reel' end, now() - w * interval '5 days', a.followers / 3, a.followers / 20, now()
from social_connection s join social_account a on a.id = s.social_account_id cross join generate_series(1, 12) w where a.influencer_id > {creator};
insert into content_item (influencer_id, social_account_id, provider_media_id, platform_id, kind, picture, width, height, blur, created_at)
select a.influencer_id, m.social_account_id, m.provider_media_id, a.platform_id, m.kind, 'demo/pool-home-0-' || a.influencer_id % 3, 640, 800,
  'data:image/webp;base64,UklGRg==', m.as_of
from social_media m join social_account a on a.id = m.social_account_id where a.influencer_id > {creator};
insert into content_item (influencer_id, kind, caption, picture, width, height, blur, card_place, created_at)
select c.id, 'picture', 'Piece ' || n, 'demo/pool-home-1-' || n % 3, 640, 800, 'data:image/webp;base64,UklGRg==', case when n <= 3 then n end, c.made + n * interval '1 hour'
from m_creator c cross join generate_series(1, 4) n where c.is_claimed and c.i % 4 = 3;
-- It looks for the pieces of one creator after the other, and the table's own index is away.
create index m_content on content_item (influencer_id);
analyze content_item;
select refresh_card_pictures(array(select distinct influencer_id from content_item where influencer_id > {creator}));
drop index m_content;
insert into creator_package (influencer_id, place, title, deliverables, platforms, days, price)
select c.id, n, 'Package ' || n || ' of ' || c.i, jsonb_build_array(jsonb_build_object('type', 'reel', 'quantity', n)), array['instagram'], 5 + n, n * 800000
from m_creator c cross join generate_series(1, 3) n where c.is_claimed and c.i % 5 = 3;
insert into media_kit (influencer_id, is_indexable, parts)
select id, i % 3 = 0, '{bio,pictures,figures,audience,packages,brands,reviews}' from m_creator where is_claimed and i % 8 = 3;
create temp table m_metric as select row_number() over (order by social_account_id) as n, derived, derived_at from social_metric;
insert into social_metric (social_account_id, derived_at, derived)
select s.social_account_id, m.derived_at, m.derived from social_connection s join social_account a on a.id = s.social_account_id
join m_metric m on m.n = pg_temp.pick(s.social_account_id, 87, (select count(*) from m_metric)) where a.influencer_id > {creator};
insert into social_consent (state_hash, account_id, platform_id, verifier, expires_at)
select 'market-' || p, id, 'instagram', 'market', now() + interval '1 hour' from m_person where is_creator and p % 200 = 7;
insert into social_erasure (code, platform_id, accounts) select 'market-' || n, 'instagram', 1 from generate_series(1, 5 * {scale}) n;
insert into social_revocation (platform_id, access_token, next_try_at) select 'instagram', 'market', now() + interval '300 days' from generate_series(1, 5 * {scale}) n;

insert into account (id, role, fullname, created_at, deleted_at, is_demo)
select {creator} + {creators} + d, 'brand', 'Deleted user', now() - interval '200 days', now() - interval '20 days', true from generate_series(1, 10 * {scale}) d;
insert into locked_away (account_id, sealed, locked_at, erase_at)
select {creator} + {creators} + d, 'market', now() - interval '20 days', now() + interval '300 days' from generate_series(1, 10 * {scale}) d;
insert into influencer_gone (id) select {creator} + {creators} + 10 * {scale} + d from generate_series(1, 10 * {scale}) d;
insert into profile_redirect (from_id, to_id)
select {creator} + {creators} + 10 * {scale} + d, {creator} + d from generate_series(1, 10 * {scale}) d;
insert into report (reporter_id, target_id, reason, status, created_at, outcome, note, decided_at)
select id, case when is_creator then {person} + pg_temp.pick(p, 88, {businesses}) else {creator} + pg_temp.pick(p, 88, {claimed}) end, 'Asked for money outside.',
  case when p % 200 = 8 then 'open' else 'dismissed' end, now() - interval '30 days', case when p % 200 <> 8 then 'dismissed' end,
  case when p % 200 <> 8 then 'No rule broken.' end, case when p % 200 <> 8 then now() - interval '29 days' end
from m_person where p % 50 = 8;
insert into removal_request (token, email, reason, status, decided_at, created_at)
select 'market-' || n, 'market-gone-' || n || '@demo.test', 'Please remove me.', case when n % 5 = 0 then 'open' else 'refused' end,
  case when n % 5 <> 0 then now() end, now() - interval '10 days' from generate_series(1, 20 * {scale}) n;
insert into suppression (kind, mark, source) select 'email', 'market-' || n, 'request' from generate_series(1, 50 * {scale}) n;
select give_owners();
insert into session_token (token_hash, session_id, account_id, person_id, created_at)
select 'market-' || s.id, s.id, s.account_id, p.id, s.created_at from session s join person p on p.home_account_id = s.account_id
where s.id % 50 = 8;
insert into newsletter_signup (email, confirmed_at) select 'market-reader-' || n || '@demo.test', now() from generate_series(1, 200 * {scale}) n;
insert into contact_message (name, email, message, created_at, answered_at)
select 'Reader', 'market-reader-' || n || '@demo.test', 'How do coins work?', now() - n * interval '1 hour', case when n % 10 <> 0 then now() end
from generate_series(1, 200 * {scale}) n;
insert into welcome_mobile (mark) select 'market-' || n from generate_series(1, 500 * {scale}) n;
insert into audit_log (actor_id, action, target, ip, created_at)
select case when n % 3 = 0 then 1 end, (array['report.claimed', 'user.viewed', 'payout.retried'])[1 + n % 3], 'account:' || {person} + pg_temp.pick(n, 89, {businesses} + {claimed}),
  '203.0.113.7', now() - n * interval '1 minute' from generate_series(1, 5000 * {scale}) n;
insert into personal_read (operator_id, subject_id, act, shown, target, ip, created_at)
select 1, {person} + pg_temp.pick(n, 97, {businesses} + {claimed}), (array['getOperatorUser', 'listOperatorUsers', 'listOperatorPayouts'])[1 + n % 3],
  case n % 3 when 2 then array['payment_methods'] else array['contacts'] end, null, '203.0.113.7', now() - n * interval '1 minute'
from generate_series(1, 20000 * {scale}) n;
insert into member_invitation (account_id, email, roles, invited_by, token_hash, created_at, expires_at)
select p.home_account_id, 'market-guest-' || p.id || '@demo.test', array['viewer'], p.id,
  translate(rtrim(encode(sha256(('market-' || p.id)::bytea), 'base64'), '='), '+/', '-_'), now(), now() + interval '7 days'
from person p join account a on a.id = p.home_account_id where a.role = 'brand' and p.id % 20 = 3;
insert into former_owner (account_id, person_id)
select p.home_account_id, q.id from person p join person q on q.id = p.id + 1
where p.home_account_id > {person} and p.id % 40 = 5;
insert into activity (account_id, person_id, act, kind, target_type, target_id, created_at)
select c.creator_id, p.id, (array['addCampaign', 'updateCampaign', 'fundApplication', 'changeDeliverable'])[1 + c.id % 4],
  (array['work', 'work', 'money', 'content'])[1 + c.id % 4], 'campaign', c.id, c.created_at
from campaign c join person p on p.home_account_id = c.creator_id where c.creator_id > {person};
insert into member_payment (account_id, person_id, reference, payee_id, amount, created_at)
select o.payer_id, p.id, 'application:' || o.application_id, o.payee_id, o.amount, o.created_at
from escrow_order o join person p on p.home_account_id = o.payer_id
where o.application_id is not null and o.payer_id > {person} and o.amount > 0;
insert into team_note (account_id, person_id, influencer_id, text, created_at)
select p.home_account_id, p.id, {creator} + 1 + p.id % {claimed}, 'First choice for the next one.', now() - interval '10 days'
from person p where p.home_account_id > {person} and p.home_account_id <= {person} + {businesses};
-- Each business has forty creators on its list, the agency three thousand; those it asked have ended.
insert into crm_import (account_id, person_id, name, counts, left_out, created_at)
select p.home_account_id, p.id, 'market.csv', '{"rows": 40, "added": 40, "already": 0, "invited": 0, "left_out": 0}', '[]', now() - interval '20 days'
from person p where p.home_account_id > {person} and p.home_account_id <= {person} + {businesses};
insert into crm_entry (account_id, influencer_id, stage, tags, created_at, changed_at)
select b.id, {creator} + 1 + (b.id * 37 + n * 101) % {claimed}, (array['found', 'asked', 'talking', 'working', 'not_now'])[1 + n % 5],
  case n % 3 when 0 then array['onam'] when 1 then array['onam', 'market'] else '{}'::text[] end, now() - interval '20 days', now() - interval '20 days'
from (select home_account_id as id, row_number() over (order by home_account_id) as p from person
  where home_account_id > {person} and home_account_id <= {person} + {businesses}) b
cross join lateral generate_series(1, case when b.p = 1 then 3000 else 40 end) n
on conflict do nothing;
insert into crm_invitation (account_id, influencer_id, mark, locale, created_at, due_at, ended_at, sent_at)
select account_id, influencer_id, 'market-' || id, 'en', created_at, created_at, created_at, created_at
from crm_entry where stage = 'asked';
insert into approval (account_id, asked_by, call, request_hash, campaign, amount, parts, status, created_at, expires_at, decided_at)
select o.payer_id, p.id, 'POST /campaign/{' || 'id}/fund', 'market-' || o.id, 'Market', o.amount,
  json_build_array(json_build_object('payeeId', o.payee_id, 'amount', o.amount)), case o.id % 9 when 0 then 'waiting' else 'approved' end,
  o.created_at, now() + interval '3 days', case o.id % 9 when 0 then null else now() end
from escrow_order o join person p on p.home_account_id = o.payer_id
where o.application_id is not null and o.payer_id > {person} and o.amount > 0 and o.id % 3 = 0;
insert into approvals_policy (account_id, above, changed_at)
select id, 1000000000, now() - interval '60 days' from m_person where not is_creator and p % 10 = 5;
-- Proposals that were taken back, after which the work went on; and advances that were paid back in full.
insert into cancellation (application_id, by_side, started_by, price, keep, default_keep, note, status, answer_by, created_at, ended_at)
select application_id, 'owner', 'owner', amount, amount / 4, amount / 4, 'The festival is put off.', 'withdrawn',
  paid + interval '2 days', paid + interval '1 hour', paid + interval '1 day'
from m_order where id % 100 = 0;
insert into advance_debt (application_id, debtor_id, creditor_id, amount, repaid, created_at)
select application_id, influencer_id, creator_id, amount / 4, amount / 4, released from m_order where status = 'paid' and id % 200 = 0;
-- Lists that operators imported, whose files are forgotten.
insert into profile_import (operator_id, name, bytes, format, encoding, source_mark, mapping, rows, status, stored, counts, created_at, finished_at)
select operator, 'market-' || n || '.csv', 40000, 'csv', 'utf-8', 'market-' || n, '{}', 400, 'done', 400, '{"added": 400}',
  now() - n * interval '1 day', now() - n * interval '1 day' + interval '1 minute'
from generate_series(0, 20 * {scale} - 1) n cross join (select min(id) as operator from account where role = 'operator') o;
insert into import_change (import_id, influencer_id, changed_at)
select i.id, c.id, c.made from m_creator c join profile_import i on i.name = 'market-' || c.i % (20 * {scale}) || '.csv' where not c.is_claimed;
insert into import_source (mark, mapping, choices) select 'market-' || n, '{}', '{}' from generate_series(0, 20 * {scale} - 1) n;
