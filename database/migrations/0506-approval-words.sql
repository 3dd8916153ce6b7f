-- The asker's words to whoever decides about a payment.
alter table approval add column message text check (length(message) <= 500);
comment on column approval.message is 'Why it is to be paid, by whoever asked; the note is of whoever decided';
