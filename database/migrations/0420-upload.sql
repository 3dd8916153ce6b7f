-- Resumable uploads of videos: the file is counted when the upload begins and has its facts when it ends. An expired one
-- stays for a while without its file, so that its address answers that it has expired.
create table upload (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  owner_id bigint not null references account on delete cascade,
  purpose text not null check (purpose in ('draft', 'content')),
  application_id bigint references application on delete cascade,
  file_id bigint unique references stored_file on delete set null,
  filename text not null check (length(filename) between 1 and 120),
  content_type text not null check (content_type in ('video/mp4', 'video/webm', 'video/quicktime')),
  bytes bigint not null check (bytes > 0),
  -- Of the finished video.
  duration_ms integer check (duration_ms > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  codec text check (length(codec) between 1 and 40),
  finished_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  check ((purpose = 'draft') = (application_id is not null)),
  check (finished_at is null or num_nulls(width, height, codec) = 0)
);
create index upload_owner on upload (owner_id);
create index upload_application on upload (application_id);
create index upload_expired on upload (expires_at) where finished_at is null;
