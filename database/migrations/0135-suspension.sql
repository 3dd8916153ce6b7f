-- An operator may end somebody's stay for a while: no sign-in, out of sight, and the reason is kept. A session that an operator opens to see
-- what a person sees names that operator; it may read for a while and nothing more.

alter table account
  add column suspended_at timestamptz(3),
  add column suspension_reason text check (length(suspension_reason) between 1 and 1000),
  add check ((suspended_at is null) = (suspension_reason is null)),
  add check (suspended_at is null or role <> 'operator');
create index account_suspended on account (id) where suspended_at is not null;
-- The operators' list of people: by role, the newest first, and by any part of their names and contacts or the beginning of a handle.
create index account_role on account (role, id desc);
create index account_words on account using gin
  (lower(fullname || ' ' || coalesce(username, '') || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, '')) gin_trgm_ops);
create index social_account_handle on social_account (lower(handle) text_pattern_ops) where source <> 'imported';

create function account_suspended() returns trigger language plpgsql as $$
begin
  update influencer_profile set hidden_at = case
    when new.suspended_at is not null then coalesce(hidden_at, new.suspended_at)
    when new.deleted_at is null and new.email_verified_at is not null then null
    else hidden_at end
  where account_id = new.id;
  return null;
end $$;
create trigger account_suspended after update of suspended_at on account
  for each row when (old.suspended_at is distinct from new.suspended_at) execute function account_suspended();

alter table session add column impersonator_id bigint references account on delete cascade;
create index session_impersonator on session (impersonator_id, id desc) where impersonator_id is not null;
comment on column session.impersonator_id is 'The operator who looks through the eyes of the account: such a session only reads';
