-- Figures of published pieces that were read of the connected account, one for each age at which they are read; figures typed
-- in may carry screenshots and be questioned.
alter table deliverable_figure
  drop constraint deliverable_figure_source_check,
  drop constraint deliverable_figure_deliverable_id_as_of_key,
  alter column source drop default,
  alter column by_id drop not null,
  add column platform_id text references platform,
  add column hours smallint check (hours > 0),
  add column question text check (char_length(question) between 1 and 1000),
  add column questioned_at timestamptz(3),
  add constraint deliverable_figure_source_check check (source in ('self_reported', 'provider')),
  add constraint deliverable_figure_typed check (
    case source when 'provider' then by_id is null and platform_id is not null and hours is not null and question is null
    else by_id is not null and platform_id is null and hours is null end),
  add constraint deliverable_figure_questioned check ((question is null) = (questioned_at is null));
create unique index deliverable_figure_reported on deliverable_figure (deliverable_id, as_of) where source = 'self_reported';
create unique index deliverable_figure_read on deliverable_figure (deliverable_id, hours) where source = 'provider';
comment on column deliverable_figure.platform_id is 'Platform it was read of; null where typed in';
comment on column deliverable_figure.hours is 'Age of the post at which this reading was due; null where typed in';
comment on column deliverable_figure.created_at is 'Instant of the reading, or when it was typed in';
comment on column deliverable_figure.question is 'The brand''s question about figures that were typed in';

create table figure_screenshot (
  figure_id bigint not null references deliverable_figure on delete cascade,
  place smallint not null check (place between 1 and 3),
  file_id bigint not null references stored_file,
  primary key (figure_id, place)
);
create index figure_screenshot_file on figure_screenshot (file_id);
comment on table figure_screenshot is 'Screenshots of the platform''s own insights, for the two sides only';

-- Posts whose figures are due to be read.
create index watched_post_published on watched_post (published_at);

-- Posts that are read even when they are not among the newest of their account.
alter table social_media add column wanted_until timestamptz(3);
create index social_media_wanted on social_media (social_account_id, wanted_until) where wanted_until is not null;
comment on column social_media.wanted_until is 'Until when it is read and kept though newer ones displace it; null: only while it is among the newest';
