-- Alerts on saved searches: one kind of notification, told once a day.
alter table saved_search add column alerted_at timestamptz(3);
comment on column saved_search.alerted_at is 'Profiles that joined since then are told of with the next alert; null without alerts';
create index saved_search_alerted on saved_search (alerted_at) where alerted_at is not null;

alter table notification drop constraint notification_type;
alter table notification add constraint notification_type check (type in (
  'application', 'deliverable', 'pledge', 'agreement', 'review', 'money', 'pool', 'payout', 'subscription', 'referral', 'social', 'search', 'chat', 'security'
));
