-- What people are told about is a closed list.
update notification set type = 'money' where type = 'settlement';
alter table notification add constraint notification_type check (type in (
  'application', 'deliverable', 'pledge', 'agreement', 'review', 'money', 'payout', 'subscription', 'referral', 'chat', 'security'
));

-- Words for several of one group, {count} and {more} in them; null: the newest one's words stand.
alter table notification add column many_title text;
alter table notification add column many_description text;

-- Unread ones of a person, newest first.
drop index notification_unread;
create index notification_unread on notification (account_id, created_at desc, id desc) where read_at is null;
-- What was read is cleared away after its time.
create index notification_read on notification (read_at) where read_at is not null;

-- What is to be told by e-mail: not before due_at, together with whatever else of its type waits for the person.
create table notification_mail (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  -- Null: the person does not want to see it in the product.
  notification_id bigint unique references notification on delete cascade,
  type text not null,
  title text not null,
  description text not null,
  link text not null,
  due_at timestamptz(3) not null,
  attempts integer not null default 0,
  sent_at timestamptz(3)
);
create index notification_mail_due on notification_mail (due_at) where sent_at is null;
create index notification_mail_account on notification_mail (account_id, type) where sent_at is null;
create index notification_mail_sent on notification_mail (sent_at) where sent_at is not null;
