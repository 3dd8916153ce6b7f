-- The day an applicant promises the work for.
alter table application add column ready_by date;
