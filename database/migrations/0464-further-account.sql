-- A further account of a person: without contacts, password and person of its own. It is kept by one of its owners,
-- whose contacts, preferences and number stand in for its own.
alter table account
  add column kept_by bigint references person on delete restrict,
  add constraint account_kept_bare check (kept_by is null or (email is null and mobile is null and password_hash is null));
create index account_kept on account (kept_by) where kept_by is not null;
comment on column account.kept_by is 'The owner whose contacts stand in; null for an account that a person registered with';

create or replace function give_owners() returns void language sql as $$
  insert into person (home_account_id, created_at)
    select id, created_at from account where kept_by is null and not exists (select from person where home_account_id = account.id);
  insert into membership (account_id, person_id, roles, created_at)
    select home_account_id, id, array['owner'], created_at from person
    where not exists (select from membership where account_id = home_account_id and person_id = person.id);
$$;

create or replace function account_gets_owner() returns trigger language plpgsql as $$
declare
  owner_id bigint := new.kept_by;
begin
  if owner_id is null then
    insert into person (home_account_id, created_at) values (new.id, new.created_at) returning id into owner_id;
  end if;
  insert into membership (account_id, person_id, roles, created_at) values (new.id, owner_id, array['owner'], new.created_at);
  return null;
end $$;

-- Owners an account ever had: none of their accounts is a referral of another.
create table former_owner (
  account_id bigint not null references account on delete cascade,
  person_id bigint not null references person on delete cascade,
  primary key (account_id, person_id)
);
create index former_owner_person on former_owner (person_id);

create or replace function account_keeps_owner() returns trigger language plpgsql as $$
begin
  -- Changes of one account's owners wait for each other, so that of two at once the second sees the first.
  perform 1 from account where id = old.account_id for update;
  if not found then
    return null;
  end if;
  if not exists (select from membership where account_id = old.account_id and 'owner' = any (roles)) then
    raise exception 'account % would have no owner', old.account_id using errcode = '23514', constraint = 'account_has_owner';
  end if;
  if exists (select from membership where account_id = old.account_id and person_id = old.person_id and 'owner' = any (roles)) then
    return null;
  end if;
  if exists (select from person where id = old.person_id) then
    insert into former_owner (account_id, person_id) values (old.account_id, old.person_id) on conflict do nothing;
  end if;
  -- Whoever keeps an account is one of its owners.
  update account set kept_by = (
    select person_id from membership where account_id = old.account_id and 'owner' = any (roles) order by created_at, person_id limit 1
  ) where id = old.account_id and kept_by = old.person_id;
  return null;
end $$;
