-- Short addresses that lead from a creator's post to the campaign's own page, and how many people followed them.

create table tracked_link (
  id bigint generated always as identity primary key,
  application_id bigint not null unique references application on delete cascade,
  code text not null unique check (code ~ '^[2-9a-z]{10}$'),
  created_at timestamptz(3) not null default now()
);
comment on table tracked_link is 'One an agreement; where it leads is the campaign''s link, so that there is one truth';

create table link_visit_day (
  link_id bigint not null references tracked_link on delete cascade,
  day date not null,
  clicks integer not null check (clicks > 0),
  primary key (link_id, day)
);
comment on column link_visit_day.day is 'In Asia/Kolkata';
comment on column link_visit_day.clicks is 'Visitors, each counted once a day';

-- What keeps a visitor from being counted twice in a day. Nothing here outlives the day it is of.
create table link_salt (
  day date primary key,
  salt bytea not null check (length(salt) = 32)
);
create table link_visitor (
  link_id bigint not null references tracked_link on delete cascade,
  day date not null references link_salt on delete cascade,
  visitor bigint not null,
  primary key (day, link_id, visitor)
);
comment on column link_visitor.visitor is 'A keyed hash of address and browser under the day''s salt, cut to 64 bits';
