-- Internal notes of an account's team on an application or a creator; the other side never sees them.
create table team_note (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  person_id bigint not null references person on delete cascade,
  application_id bigint references application on delete cascade,
  influencer_id bigint references influencer_profile on delete cascade,
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz(3) not null,
  check (num_nonnulls(application_id, influencer_id) = 1)
);
create index team_note_application on team_note (application_id, account_id, id desc) where application_id is not null;
create index team_note_influencer on team_note (influencer_id, account_id, id desc) where influencer_id is not null;
create index team_note_account on team_note (account_id);
create index team_note_person on team_note (person_id);
