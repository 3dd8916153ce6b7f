-- For the person who registered the account, not for its other members: what they are told about their other accounts.
alter table notification add column is_personal boolean not null default false;
