-- A mobile or e-mail is a contact (shown to others, blocks its reuse, serves log-in and codes) only once it is proven by a
-- code. The proven ones have columns of their own, so that a reader that must not meet an unproven one cannot.
-- Mobiles from sign-up were never proven; those that were redeemed by code have their mobile_verified_at.

alter table account
  add column proven_email text generated always as (case when email_verified_at is not null then email end) stored,
  add column proven_mobile text generated always as (case when mobile_verified_at is not null then mobile end) stored;

drop index account_email;
drop index account_mobile;
create unique index account_email on account (lower(proven_email)) where proven_email is not null;
create unique index account_mobile on account (proven_mobile) where proven_mobile is not null;
-- Registrations that wait for their code are found by the e-mail they gave.
create index account_unproven_email on account (lower(email)) where email_verified_at is null;

-- Welcome coins are given once a number, for ever: the mark is a keyed HMAC that outlives the account.
create table welcome_mobile (
  mark text primary key,
  created_at timestamptz(3) not null default now()
);

-- The demo's four people have made-up numbers that no code can reach.
update account set mobile_verified_at = created_at
where mobile_verified_at is null
  and (email, mobile) in (
    ('brand@demo.test', '9000000001'), ('influencer@demo.test', '9000000002'),
    ('partner@demo.test', '9000000003'), ('operator@demo.test', '9000000004'));
