-- Accounts of the demo are marked, and locked while the product is in production: their password is published.

alter table account
  add column is_demo boolean not null default false,
  add column locked_at timestamptz(3);
update account set is_demo = true where email ilike '%@demo.test';
create index account_demo on account (id) where is_demo;
create index account_demo_mail on account (id) where email ilike '%@demo.test';
comment on column account.locked_at is 'No session, password or code is good for it';
