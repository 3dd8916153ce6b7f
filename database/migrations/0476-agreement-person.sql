-- The person who accepted these terms, on whichever side; null in agreements from before. No reference, as in 0456.
alter table agreement add column person_id bigint;
