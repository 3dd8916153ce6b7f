-- Campaigns and what people do with them. Applications and pledges draw ids from one sequence, because one call moves either by its id.

create sequence application_id;

create table campaign (
  id bigint generated always as identity primary key,
  creator_id bigint not null references account,
  type text not null check (type in ('standard', 'joint')),
  title text not null check (length(title) <= 120),
  brief text not null default '' check (length(brief) <= 5000),
  cover text,
  objective text check (objective in ('awareness', 'sales', 'launch', 'content', 'event')),
  platforms text[] not null default '{}',
  content jsonb not null default '[]' check (jsonb_typeof(content) = 'array'),
  categories text[] not null default '{}',
  languages text[] not null default '{}',
  locations text[] not null default '{}',
  wanted_gender text references gender,
  wanted_followers_min bigint check (wanted_followers_min >= 0),
  wanted_followers_max bigint check (wanted_followers_max >= wanted_followers_min),
  wanted_engagement_min numeric(6, 2) check (wanted_engagement_min >= 0),
  compensation text check (compensation in ('paid', 'product', 'commission', 'mixed')),
  budget_total bigint check (budget_total >= 0),
  budget_per_creator bigint check (budget_per_creator >= 0),
  product_value bigint check (product_value >= 0),
  commission_percent numeric(5, 2) check (commission_percent between 0 and 100),
  slots integer check (slots > 0),
  application_deadline date,
  start_date date,
  end_date date,
  hashtags text[] not null default '{}',
  mentions text[] not null default '{}',
  dos text[] not null default '{}',
  donts text[] not null default '{}',
  disclosure_label text not null default '#ad' check (length(disclosure_label) between 1 and 40),
  link text,
  is_draft boolean not null default false,
  held_at timestamptz(3),
  published_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  check (end_date >= start_date),
  check (is_draft or (objective is not null and compensation is not null and slots is not null and length(title) >= 5 and length(brief) >= 20
    and application_deadline is not null and start_date is not null and end_date is not null and published_at is not null)),
  check (is_draft or compensation not in ('paid', 'mixed') or (budget_total is not null and budget_per_creator is not null))
);
comment on table campaign is 'Money in paise. Its status (not-started, on going, completed) follows from dates and acts and is never stored';
comment on column campaign.content is '[{"type": "reel", "quantity": 2}]';
create index campaign_creator on campaign (creator_id, created_at desc) where deleted_at is null;
create index campaign_open on campaign (type, application_deadline, published_at desc) where not is_draft and held_at is null and deleted_at is null;

create table campaign_need (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaign on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('budget', 'product', 'venue', 'production', 'reach', 'travel', 'media', 'other')),
  description text not null default '' check (length(description) <= 500),
  value bigint not null check (value >= 0),
  unique (campaign_id, id),
  unique (campaign_id, position)
);

create table pledge (
  id bigint primary key default nextval('application_id'),
  campaign_id bigint not null references campaign on delete cascade,
  need_id bigint not null,
  account_id bigint not null references account,
  kind text not null check (kind in ('budget', 'product', 'venue', 'production', 'reach', 'travel', 'media', 'other')),
  description text not null default '' check (length(description) <= 500),
  message text not null default '' check (length(message) <= 2000),
  value bigint not null check (value > 0),
  status text not null default 'pledged' check (status in ('pledged', 'accepted', 'declined', 'contributed', 'withdrawn')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  foreign key (campaign_id, need_id) references campaign_need (campaign_id, id)
);
create unique index pledge_live on pledge (need_id, account_id) where status not in ('declined', 'withdrawn');
create index pledge_campaign on pledge (campaign_id);
create index pledge_account on pledge (account_id);

create table pledge_event (
  id bigint generated always as identity primary key,
  pledge_id bigint not null references pledge on delete cascade,
  from_status text,
  to_status text not null,
  by_id bigint references account,
  note text,
  created_at timestamptz(3) not null default now()
);
create index pledge_event_pledge on pledge_event (pledge_id, id);

create table application (
  id bigint primary key default nextval('application_id'),
  campaign_id bigint not null references campaign on delete cascade,
  influencer_id bigint not null references account,
  message text not null default '' check (length(message) <= 2000),
  quote bigint check (quote >= 0),
  status text not null default 'applied' check (status in ('applied', 'shortlisted', 'offered', 'accepted', 'in_progress', 'submitted',
    'changes_requested', 'approved', 'paid', 'declined', 'withdrawn', 'cancelled')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
comment on column application.quote is 'Paise: what is on the table now, the applicant''s or the creator''s counter-quote; history is in application_event';
create unique index application_live on application (campaign_id, influencer_id) where status not in ('declined', 'withdrawn', 'cancelled');
create index application_campaign on application (campaign_id, status);
create index application_influencer on application (influencer_id, created_at desc);

create table application_event (
  id bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  from_status text,
  to_status text not null,
  by_id bigint references account,
  note text,
  quote bigint,
  created_at timestamptz(3) not null default now()
);
create index application_event_application on application_event (application_id, id);
comment on column application_event.by_id is 'null = the system';

create table agreement (
  application_id bigint not null references application on delete cascade,
  version smallint not null default 1 check (version > 0),
  terms jsonb not null,
  hash text not null,
  created_at timestamptz(3) not null default now(),
  primary key (application_id, version)
);

create table bookmark (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  influencer_id bigint references influencer_profile on delete cascade,
  brand_id bigint references account on delete cascade,
  campaign_id bigint references campaign on delete cascade,
  list text not null default '' check (length(list) <= 60),
  note text check (length(note) <= 500),
  created_at timestamptz(3) not null default now(),
  check (num_nonnulls(influencer_id, brand_id, campaign_id) = 1),
  unique (account_id, influencer_id),
  unique (account_id, brand_id),
  unique (account_id, campaign_id)
);
