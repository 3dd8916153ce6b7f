alter table campaign add column reminded_deadline date;
comment on column campaign.reminded_deadline is 'The last day to apply whose unanswered applications the creator was reminded of; another day is reminded of anew';
