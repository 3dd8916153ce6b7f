-- Operators have levels. Those there are, and those made on the command line by whoever holds the server, are admins.
alter table account add column operator_level text check (operator_level in ('support', 'moderator', 'finance', 'admin'));
update account set operator_level = 'admin' where role = 'operator';

create function operator_has_level() returns trigger language plpgsql as $$
begin
  if new.role = 'operator' then new.operator_level := coalesce(new.operator_level, 'admin');
  else new.operator_level := null;
  end if;
  return new;
end $$;
create trigger account_operator_level before insert or update of role, operator_level on account
  for each row when (new.role = 'operator' or new.operator_level is not null) execute function operator_has_level();
