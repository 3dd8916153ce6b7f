-- When a newcomer closed the checklist of the dashboard; its steps are ticked by what is really done, and stored nowhere.

alter table account add column checklist_dismissed_at timestamptz(3);
