-- One writer of an upload at a time, in all processes: who holds it and until when, unless renewed, so that a killed process
-- loses it by itself. It is wanted while another request waits for it.
alter table upload
  add column locked_by uuid,
  add column locked_until timestamptz(3),
  add column is_lock_wanted boolean not null default false,
  add constraint upload_lock check ((locked_by is null) = (locked_until is null));
