-- Rates of taxes by the day they begin to hold. A change of law is a new row; nothing is computed from a rate in code.

create table tax_rate (
  id bigint generated always as identity primary key,
  code text not null check (code ~ '^[a-z_]{2,40}$'),
  -- First and last day of the rate, Asia/Kolkata; no last day while it holds.
  valid_from date not null,
  valid_to date,
  -- Hundredths of a per cent: 1800 is 18 %.
  basis_points integer not null check (basis_points between 0 and 10000),
  -- What is earned in a financial year (1 April) before the tax begins, in paise.
  yearly_threshold bigint not null default 0 check (yearly_threshold >= 0),
  -- Applied only while an operator has switched it on.
  enabled boolean not null default false,
  source text not null check (length(source) between 1 and 200),
  check (valid_to is null or valid_to >= valid_from),
  unique (code, valid_from)
);

insert into tax_rate (code, valid_from, valid_to, basis_points, yearly_threshold, enabled, source) values
  ('gst', '2017-07-01', null, 1800, 0, true, 'GST on advertising services, SAC 998361'),
  ('tds_platform', '2024-10-01', '2026-03-31', 10, 50000000, false, 'Income-tax Act 1961, s.194-O: 0.1 % by an e-commerce operator, individuals with PAN free to ₹5 lakh a year'),
  ('tds_platform', '2026-04-01', null, 10, 50000000, false, 'Income-tax Act 2025, s.393: 0.1 % by an e-commerce operator, individuals with PAN free to ₹5 lakh a year'),
  ('tds_commission', '2025-04-01', '2026-03-31', 200, 2000000, false, 'Income-tax Act 1961, s.194H: 2 % of commission above ₹20,000 a year'),
  ('tds_commission', '2026-04-01', null, 200, 2000000, false, 'Income-tax Act 2025, s.393: 2 % of commission above ₹20,000 a year');
