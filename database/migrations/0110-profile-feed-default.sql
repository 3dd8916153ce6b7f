-- Profiles that are stored in bulk, past the row trigger, are in the feed of changes too.
alter table influencer_profile alter column changed_by set default pg_current_xact_id();
