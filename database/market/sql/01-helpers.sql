-- Chance that is the same each time: a number below one, one of 1 to n, and a normal deviate, each of a row and a salt.
create function pg_temp.u(row_number bigint, salt bigint) returns float8 language sql immutable as $$
  select ((hashint8extended(row_number, salt) & 2147483647)::float8 / 2147483648)
$$;
create function pg_temp.pick(row_number bigint, salt bigint, n bigint) returns bigint language sql immutable as $$
  select 1 + floor(n * pg_temp.u(row_number, salt))::bigint
$$;
create function pg_temp.normal(row_number bigint, salt bigint) returns float8 language sql immutable as $$
  select sqrt(-2 * ln(1 - pg_temp.u(row_number, salt))) * cos(2 * pi() * pg_temp.u(row_number, salt + 1000))
$$;
