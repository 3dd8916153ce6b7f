-- The free unlocks of a month count for the mobile too that was proven then: a keyed digest of it, null for other unlocks.
alter table unlock add column mobile_mark text check (mobile_mark is null or (paid_by = 'quota' and subscription_id is null));
create index unlock_mobile_mark on unlock (mobile_mark, created_at) where mobile_mark is not null;
