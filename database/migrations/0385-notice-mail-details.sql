-- Figures, people and words for the e-mail of a notice, in its reader's language; empty: title and description say it all.
alter table notification_mail add column details jsonb not null default '{}' check (jsonb_typeof(details) = 'object');
