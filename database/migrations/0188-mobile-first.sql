-- Signed up from a network with many sign-ups: the mobile is proven before the e-mail, else the account never becomes a verified one.
alter table account add column mobile_first boolean not null default false;
