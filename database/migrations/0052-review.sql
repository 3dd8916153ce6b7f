-- What two sides say of each other once their work is done. Hidden until both have written or the other's time has passed.

create table review (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaign on delete restrict,
  author_id bigint not null references account,
  subject_id bigint not null references account,
  rating smallint not null check (rating between 1 and 5),
  text text not null check (length(text) between 1 and 1000),
  reply text check (length(reply) between 1 and 1000),
  replied_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- From then on anybody may read it and nobody changes it.
  shows_at timestamptz(3) not null,
  unique (campaign_id, author_id, subject_id),
  check (author_id <> subject_id),
  check (shows_at >= created_at),
  check ((reply is null) = (replied_at is null)),
  check (replied_at >= shows_at)
);
create index review_subject on review (subject_id, shows_at desc, id desc);
create index review_author on review (author_id);
