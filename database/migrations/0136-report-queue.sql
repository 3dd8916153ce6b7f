-- Who looks into a report, and what came of it. Reports from before were open or not; what was decided then is not known.

alter table report
  add column claimed_by bigint references account on delete set null,
  add column claimed_at timestamptz(3),
  add column outcome text check (outcome in ('dismissed', 'warned', 'suspended')),
  add column note text check (length(note) <= 1000),
  add column decided_by bigint references account on delete set null,
  add column decided_at timestamptz(3),
  add check ((outcome is null) = (decided_at is null)),
  add check (outcome is null or status = case outcome when 'dismissed' then 'dismissed' else 'handled' end);
create index report_open_id on report (id) where status = 'open';
create index report_decided on report (id desc) where status <> 'open';
create index report_target on report (target_id, id desc);
create index report_reporter on report (reporter_id, id desc);
