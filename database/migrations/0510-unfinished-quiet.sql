-- Finds every unfinished agreement in which nothing happened for a while, not only those before the work and after it.
create index application_unfinished_quiet on application (updated_at)
  where status in ('accepted', 'in_progress', 'submitted', 'changes_requested', 'approved');
drop index application_quiet;
