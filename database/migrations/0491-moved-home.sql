-- An account that somebody registered can be given away: what they sign in with moves to another account of theirs, and the
-- one given away becomes a further account. No references, as in 0456: records outlive persons.
alter table account add column registered_by bigint;
comment on column account.registered_by is 'Person who registered the account and signs in elsewhere by now: its records without a person are theirs';

alter table person add column sign_in_name text;
create unique index person_sign_in_name on person (lower(sign_in_name));
comment on column person.sign_in_name is 'Username of an account they registered and gave away: it still signs them in, and nobody else';

alter table recovery_code add column hashed_for bigint;
comment on column recovery_code.hashed_for is 'The account the hashes of these codes were made with; null: the one they belong to';

create function move_home(moving bigint, new_home bigint, moved_at timestamptz) returns void language plpgsql as $$
declare
  former account%rowtype;
begin
  select a.* into strict former from account a join person p on p.home_account_id = a.id where p.id = moving for update of a;
  update account set kept_by = moving, registered_by = moving, email = null, email_verified_at = moved_at, mobile = null,
    mobile_verified_at = null, mobile_first = false, password_hash = null, device_id = null, reset_due_at = null
    where id = former.id;
  update person set home_account_id = new_home, sign_in_name = coalesce(sign_in_name, former.username) where id = moving;
  update account set kept_by = null, email = former.email, email_verified_at = former.email_verified_at, mobile = former.mobile,
    mobile_verified_at = former.mobile_verified_at, mobile_first = former.mobile_first, password_hash = former.password_hash,
    device_id = former.device_id, reset_due_at = former.reset_due_at, locale = former.locale, fullname = former.fullname,
    first_name = former.first_name, last_name = former.last_name, is_demo = former.is_demo
    where id = new_home and kept_by = moving and deleted_at is null;
  if not found then
    raise exception 'account % is not kept by person %', new_home, moving using errcode = '23514';
  end if;

  update passkey set account_id = new_home where account_id = former.id;
  update totp set account_id = new_home where account_id = former.id;
  update recovery_code set account_id = new_home, hashed_for = coalesce(hashed_for, former.id) where account_id = former.id;
  update factor_recovery set account_id = new_home where account_id = former.id;
  update external_identity set account_id = new_home where account_id = former.id;
  update account_change set account_id = new_home where account_id = former.id;
  -- Codes under way are hashed with the account they were sent for.
  delete from one_time_code where account_id = former.id;
  update reset_token set account_id = new_home where account_id = former.id;
  update sign_in_ticket set account_id = new_home where account_id = former.id;
  update push_registration set account_id = new_home where account_id = former.id;
  update notification_preference set account_id = new_home where account_id = former.id;
  -- Consent to reading a social account stays with the account it is connected to.
  update consent set account_id = new_home where account_id = former.id and subject_id is null;

  -- Their sessions go on, and each token still acts for the account it acted for.
  update session set revoked_at = moved_at where account_id = former.id and impersonator_id is not null and revoked_at is null;
  insert into session_token (token_hash, session_id, account_id, person_id, created_at)
    select token_hash, id, former.id, moving, moved_at from session
    where account_id = former.id and impersonator_id is null and revoked_at is null;
  update session set account_id = new_home, token_hash = 'moved ' || gen_random_uuid()
    where account_id = former.id and impersonator_id is null;
end $$;
comment on function move_home is 'Moves contacts, password, factors and sessions of a person to an account that they keep';
