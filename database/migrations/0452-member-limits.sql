-- Limits of a member: paise per payment and per month in India, and the only campaigns they see. Null: no limit.
alter table membership
  add column limit_payment bigint check (limit_payment >= 0),
  add column limit_month bigint check (limit_month >= 0),
  add column campaign_ids bigint[] check (cardinality(campaign_ids) between 1 and 100),
  add column invited_by bigint references person on delete set null;
create index membership_inviter on membership (invited_by) where invited_by is not null;
comment on column membership.invited_by is 'Who sent the invitation that was accepted; null for whoever registered the account';
alter table member_invitation
  add column limit_payment bigint check (limit_payment >= 0),
  add column limit_month bigint check (limit_month >= 0),
  add column campaign_ids bigint[] check (cardinality(campaign_ids) between 1 and 100);

update membership m set invited_by = i.invited_by
  from member_invitation i, person p, account home
  where i.account_id = m.account_id and i.accepted_at is not null and p.id = m.person_id and home.id = p.home_account_id
    and lower(home.proven_email) = lower(i.email);

-- What members paid, counted for their limits and for approvals.
create table member_payment (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  person_id bigint not null references person on delete cascade,
  reference text not null check (length(reference) <= 300),
  payee_id bigint not null references account on delete cascade,
  amount bigint not null check (amount > 0),
  created_at timestamptz(3) not null
);
create index member_payment_person on member_payment (account_id, person_id, created_at);
create index member_payment_payee on member_payment (account_id, payee_id, created_at);
create index member_payment_of_person on member_payment (person_id);
create index member_payment_to on member_payment (payee_id);
create index member_payment_age on member_payment (created_at);
comment on column member_payment.reference is 'What was paid: begun twice it counts once';
