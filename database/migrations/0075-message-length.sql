-- The longest message is the operator's choice, MESSAGE_LENGTH, up to the contract's ceiling.

alter table message drop constraint message_description_check;
alter table message add constraint message_description_check
  check (length(description) <= 10000 and (description <> '' or attachment_id is not null));
