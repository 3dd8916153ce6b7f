-- Numbered documents of what was paid. Amounts are paise; an invoice is never changed nor taken away.

-- Whom the next invoices are made out to, where the profile's name does not do.
create table billing_details (
  account_id bigint primary key references account on delete cascade,
  name text not null check (length(name) between 2 and 120),
  address text not null check (length(address) <= 300),
  -- GST code of a state.
  state_code text check (state_code ~ '^[0-9]{2}$'),
  gstin text check (length(gstin) = 15),
  updated_at timestamptz(3) not null default now()
);

-- The last number of each series in each financial year (from 1 April). Its row is locked until the invoice is committed.
create table invoice_counter (
  series text not null check (series in ('TI', 'RC')),
  financial_year text not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_number integer not null check (last_number > 0),
  primary key (series, financial_year)
);

create table invoice (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete restrict,
  subscription_payment_id bigint not null unique references subscription_payment on delete restrict,
  kind text not null check (kind in ('tax_invoice', 'receipt')),
  series text not null,
  financial_year text not null,
  sequence integer not null check (sequence > 0),
  number text not null unique check (number ~ '^[A-Z0-9/-]{1,16}$'),
  issued_at timestamptz(3) not null,
  -- Both sides and the lines as they were on that day.
  supplier jsonb not null,
  recipient jsonb not null,
  lines jsonb not null,
  payment jsonb not null,
  place_of_supply text check (place_of_supply ~ '^[0-9]{2}$'),
  tax_basis_points integer not null check (tax_basis_points between 0 and 10000),
  taxable bigint not null check (taxable >= 0),
  cgst bigint not null check (cgst >= 0),
  sgst bigint not null check (sgst >= 0),
  igst bigint not null check (igst >= 0),
  total bigint not null check (total > 0),
  unique (series, financial_year, sequence),
  foreign key (series, financial_year) references invoice_counter,
  check (taxable + cgst + sgst + igst = total),
  check (abs(cgst - sgst) <= 1 and (igst = 0 or cgst + sgst = 0)),
  check (series = case kind when 'tax_invoice' then 'TI' else 'RC' end),
  check (case kind when 'tax_invoice' then place_of_supply is not null else taxable = total end)
);
create index invoice_account on invoice (account_id, id desc);

create function invoice_has_no_gap() returns trigger language plpgsql as $$
begin
  if new.sequence > 1 and not exists (
    select 1 from invoice where series = new.series and financial_year = new.financial_year and sequence = new.sequence - 1
  ) then
    raise exception 'Invoice % would leave a gap', new.number using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoice_without_gap before insert on invoice for each row execute function invoice_has_no_gap();

create function invoice_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'Invoices and their numbers are kept as they are' using errcode = 'check_violation';
end $$;
create trigger invoice_kept before update or delete on invoice for each row execute function invoice_is_kept();
create trigger invoice_counter_kept before delete on invoice_counter for each row execute function invoice_is_kept();
create trigger invoice_counter_counts before update on invoice_counter for each row
  when (new.last_number <> old.last_number + 1) execute function invoice_is_kept();
