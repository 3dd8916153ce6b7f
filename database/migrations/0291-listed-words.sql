-- Histories and invoices hold the same words as the rows they are about.
alter table pledge_event
  add check (from_status in ('pledged', 'accepted', 'contributed', 'declined', 'withdrawn')),
  add check (to_status in ('pledged', 'accepted', 'contributed', 'declined', 'withdrawn'));
alter table application_event
  add check (from_status in ('applied', 'shortlisted', 'offered', 'accepted', 'in_progress', 'submitted', 'changes_requested', 'approved', 'paid', 'declined', 'withdrawn', 'cancelled')),
  add check (to_status in ('applied', 'shortlisted', 'offered', 'accepted', 'in_progress', 'submitted', 'changes_requested', 'approved', 'paid', 'declined', 'withdrawn', 'cancelled'));
alter table deliverable_event
  add check (from_status in ('planned', 'submitted', 'changes_requested', 'approved', 'published')),
  add check (to_status in ('planned', 'submitted', 'changes_requested', 'approved', 'published'));
alter table invoice add check (series in ('TI', 'RC'));
