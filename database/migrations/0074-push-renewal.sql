-- Subscriptions are bound to the key they were made with. Keys come from the installation's secret now, the same in
-- every process, so what was bound to an earlier one reaches nobody: browsers register anew when the product is opened.
delete from push_registration;
alter table push_registration
  add column vapid_key text,
  add column renewal_hash text unique,
  add column seen_at timestamptz(3) not null default now();
