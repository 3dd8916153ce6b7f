-- What operators did is only ever added to: the database itself refuses anything else, to whoever asks.

alter table audit_log add column reason text check (length(reason) <= 2000);
create index audit_log_area on audit_log (split_part(action, '.', 1), id desc);
create index audit_log_target on audit_log (target, id desc);
create index audit_log_actor_id on audit_log (actor_id, id desc);
create index audit_log_time on audit_log (created_at, id);

create function audit_log_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to' using errcode = 'check_violation';
end $$;
create trigger audit_log_kept before update or delete on audit_log for each row execute function audit_log_is_kept();
create trigger audit_log_whole before truncate on audit_log for each statement execute function audit_log_is_kept();
