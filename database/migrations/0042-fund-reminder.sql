-- When the creator of an accepted application was reminded to fund it, so that it is said once.

alter table application add column fund_reminded_at timestamptz(3);
