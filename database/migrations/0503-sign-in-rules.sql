-- Owners can ask a second factor of all members of an account.
alter table account add column members_need_factor boolean not null default false;
comment on column account.members_need_factor is 'Members without a second factor cannot act for the account';
