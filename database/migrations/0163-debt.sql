-- A debt is a receivable: what a person owes the house has the sign of what lies outside, never above zero. Every other account of a
-- person or campaign stays at zero or above.
alter table ledger_account
  drop constraint ledger_account_check,
  add constraint ledger_account_sign check (is_world or case kind when 'debt' then balance <= 0 else balance >= 0 end);
