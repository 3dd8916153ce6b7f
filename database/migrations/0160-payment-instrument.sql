-- Cards and UPI ids that an account has paid with, as keyed fingerprints. They tell that two accounts are one person's, and when
-- an account first used a card. UPI ids share their fingerprints with payout_fingerprint.
create table payment_instrument (
  account_id bigint not null references account on delete cascade,
  method text not null check (method in ('card', 'upi')),
  fingerprint text not null,
  first_paid_at timestamptz(3) not null,
  primary key (account_id, fingerprint)
);
create index payment_instrument_shared on payment_instrument (fingerprint);
create index session_device on session (device_id) where device_id is not null;

alter table referral drop constraint referral_refused_for_check;
alter table referral add constraint referral_refused_for_check
  check (refused_for in ('member', 'device', 'contact', 'payout', 'instrument'));
