-- Two people for what operators refund or pay out above a sum: the same table holds what waits, without an account.
alter table account add column operator_level_at timestamptz(3);
comment on column account.operator_level_at is 'Since when the level holds: a new one approves nothing for some days';
update account set operator_level_at = created_at where role = 'operator';

create or replace function operator_has_level() returns trigger language plpgsql as $$
begin
  if new.role = 'operator' then
    new.operator_level := coalesce(new.operator_level, 'admin');
    if tg_op = 'INSERT' or old.operator_level is distinct from new.operator_level then
      new.operator_level_at := coalesce(nullif(new.operator_level_at, case when tg_op = 'UPDATE' then old.operator_level_at end), now());
    end if;
  else
    new.operator_level := null;
    new.operator_level_at := null;
  end if;
  return new;
end $$;

alter table approval alter column account_id drop not null;
comment on column approval.account_id is 'The paying account; null: the product, asked for by an operator';
create unique index approval_waiting_operators on approval (asked_by, request_hash) where status = 'waiting' and account_id is null;
create index approval_operators on approval (id) where account_id is null;
create index approval_operators_request on approval (request_hash) where status = 'approved' and account_id is null;

alter table member_payment alter column account_id drop not null;
comment on column member_payment.account_id is 'The paying account; null: the product, by an operator';
create index member_payment_operators on member_payment (payee_id, created_at) where account_id is null;
