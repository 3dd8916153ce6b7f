-- The due day of which its sides have been told: another day is told anew.
alter table deliverable add column due_told date;
alter table deliverable add column overdue_told date;
create index deliverable_due on deliverable (due_on) where status in ('planned', 'changes_requested');
