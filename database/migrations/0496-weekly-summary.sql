-- The weekly summary is a kind of notification of its own.
alter table notification drop constraint notification_type;
alter table notification add constraint notification_type check (type in (
  'application', 'deliverable', 'pledge', 'agreement', 'review', 'money', 'pool', 'payout', 'subscription', 'referral', 'social', 'search', 'chat', 'summary', 'security'
));
create index notification_preference_summary on notification_preference (account_id) where type = 'summary' and enabled;
create index notification_mail_summary on notification_mail (account_id, due_at) where type = 'summary';
