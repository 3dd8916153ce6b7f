-- One row for the whole installation: a fingerprint of the secret key its fields are sealed with, so that a start
-- with another key is refused, and the time of the last probe that wrote.

create table installation (
  id boolean primary key default true check (id),
  key_fingerprint text,
  probed_at timestamptz(3)
);
