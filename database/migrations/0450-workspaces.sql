-- A person signs in, an account acts. Every account so far has one person, who registered it and owns it.
create table person (
  id bigint generated always as identity primary key,
  home_account_id bigint not null unique references account on delete cascade,
  last_account_id bigint references account on delete set null,
  created_at timestamptz(3) not null
);
create index person_last_account on person (last_account_id) where last_account_id is not null;
comment on column person.home_account_id is 'The account the person registered: it holds their contacts, password and factors';
comment on column person.last_account_id is 'The account last switched to; signing in begins there';

create table membership (
  account_id bigint not null references account on delete cascade,
  person_id bigint not null references person on delete cascade,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['owner', 'admin', 'manager', 'finance', 'reviewer', 'viewer']),
  created_at timestamptz(3) not null,
  primary key (account_id, person_id)
);
create index membership_person on membership (person_id);

-- Further tokens of a session, each for another account of its person; they end with the membership.
create table session_token (
  token_hash text primary key,
  session_id bigint not null references session on delete cascade,
  account_id bigint not null,
  person_id bigint not null,
  created_at timestamptz(3) not null,
  foreign key (account_id, person_id) references membership on delete cascade
);
create index session_token_session on session_token (session_id);
create index session_token_membership on session_token (account_id, person_id);

create function give_owners() returns void language sql as $$
  insert into person (home_account_id, created_at)
    select id, created_at from account where not exists (select from person where home_account_id = account.id);
  insert into membership (account_id, person_id, roles, created_at)
    select home_account_id, id, array['owner'], created_at from person
    where not exists (select from membership where account_id = home_account_id and person_id = person.id);
$$;
comment on function give_owners is 'Gives each account without one its person and owner: after loading accounts without triggers';
select give_owners();

create function account_gets_owner() returns trigger language plpgsql as $$
declare
  owner_id bigint;
begin
  insert into person (home_account_id, created_at) values (new.id, new.created_at) returning id into owner_id;
  insert into membership (account_id, person_id, roles, created_at) values (new.id, owner_id, array['owner'], new.created_at);
  return null;
end $$;
create trigger account_owned after insert on account for each row execute function account_gets_owner();

create function account_keeps_owner() returns trigger language plpgsql as $$
begin
  -- Changes of one account's owners wait for each other, so that of two at once the second sees the first.
  perform 1 from account where id = old.account_id for update;
  if found and not exists (select from membership where account_id = old.account_id and 'owner' = any (roles)) then
    raise exception 'account % would have no owner', old.account_id using errcode = '23514', constraint = 'account_has_owner';
  end if;
  return null;
end $$;
create constraint trigger account_has_owner after update or delete on membership
  deferrable initially deferred for each row when ('owner' = any (old.roles)) execute function account_keeps_owner();
