-- What a campaign's creator gives to look at: mood boards, product pictures, guides.

create table campaign_file (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaign on delete cascade,
  file_id bigint not null unique references stored_file,
  name text not null check (length(name) between 1 and 120)
);
create index campaign_file_campaign on campaign_file (campaign_id, id);
