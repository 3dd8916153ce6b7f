-- Campaigns that a business keeps to start others from, each under a name of its own whatever its capitals.

create table campaign_template (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null check (length(name) between 1 and 120),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index campaign_template_name on campaign_template (account_id, lower(name));
comment on column campaign_template.body is 'The fields of a campaign as its call takes them, without dates; rupees, percent';
