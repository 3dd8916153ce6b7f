-- A piece of the portfolio may be a video that was uploaded, with or without a picture of its own.
alter table content_item add column video_file_id bigint unique references stored_file;
comment on column content_item.video_file_id is 'Uploaded video of a piece that was added by hand';

do $$
declare found text;
begin
  select conname into strict found from pg_constraint
    where conrelid = 'content_item'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%permalink IS NOT NULL%card_place IS NULL%';
  execute format('alter table content_item drop constraint %I', found);
end $$;
alter table content_item
  add constraint content_item_shows_something check (
    picture is not null or (social_account_id is null and num_nonnulls(permalink, video_file_id) > 0 and card_place is null)),
  add constraint content_item_video_added check (video_file_id is null or social_account_id is null);

-- The video goes with the piece, as its pictures do.
create function drop_content_video() returns trigger language plpgsql as $$
begin
  with gone as (delete from stored_file where id = old.video_file_id returning key)
  insert into file_removal (key) select key from gone on conflict do nothing;
  return null;
end $$;
create trigger content_video_removed after delete on content_item for each row
  when (old.video_file_id is not null) execute function drop_content_video();
create trigger content_video_replaced after update of video_file_id on content_item for each row
  when (old.video_file_id is distinct from new.video_file_id and old.video_file_id is not null) execute function drop_content_video();
