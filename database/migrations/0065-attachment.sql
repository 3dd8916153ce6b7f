-- What people send each other beside words. Uploaded first, and sent with one message of its owner's; what is never sent goes after a day.

create table attachment (
  id bigint generated always as identity primary key,
  owner_id bigint not null references account,
  file_id bigint not null unique references stored_file,
  preview_id bigint unique references stored_file,
  kind text not null check (kind in ('image', 'document')),
  name text not null check (length(name) between 1 and 120),
  width integer check (width > 0),
  height integer check (height > 0),
  created_at timestamptz(3) not null default now(),
  check ((kind = 'image') = (preview_id is not null and width is not null and height is not null))
);
create index attachment_owner on attachment (owner_id);
create index attachment_age on attachment (created_at);
comment on table attachment is 'width and height in pixels; the file is the whole picture or PDF, the preview what a conversation shows of a picture';

alter table message add column attachment_id bigint unique references attachment;
alter table message drop constraint message_description_check;
alter table message add constraint message_description_check
  check (length(description) <= 4000 and (description <> '' or attachment_id is not null));
