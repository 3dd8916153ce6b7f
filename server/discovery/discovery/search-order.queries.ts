import { type RawBuilder, sql } from 'kysely';
import type { Position, SortKey } from '../../../search/discovery.rules.ts';
import { type Asked, priceColumn } from './search-conditions.queries.ts';

interface OrderKey {
  descending: boolean;
  nullable: boolean;
  value: RawBuilder<unknown>;
  /** The value as stored in a cursor. */
  cursorValue: RawBuilder<unknown>;
  /** Type to which a cursor's value is cast. */
  type: RawBuilder<unknown>;
}

const columns = {
  verified: { name: 'verified', type: sql`boolean`, nullable: false },
  followers: { name: 'followers', type: sql`bigint`, nullable: true },
  engagement: { name: 'engagement_rate', type: sql`numeric`, nullable: true },
  price: { name: 'price_from', type: sql`bigint`, nullable: true },
  created: { name: 'created_at', type: sql`timestamptz`, nullable: false },
  id: { name: 'id', type: sql`bigint`, nullable: false },
} as const;

/** Sort keys of a search as SQL. */
export function orderKeys(keys: readonly SortKey[], { filters }: Pick<Asked, 'filters'>): OrderKey[] {
  return keys.map(({ by, descending }) => {
    const { name, type, nullable } = columns[by];
    const value = by === 'price' ? priceColumn(filters) : sql.ref(name);
    return { descending, nullable, type, value, cursorValue: by === 'created' ? isoTime(value) : value };
  });
}

/** Formats a time as JavaScript's toISOString does. */
const isoTime = (time: RawBuilder<unknown>) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export function orderBy(keys: OrderKey[]): RawBuilder<unknown> {
  return sql.join(
    keys.map(
      ({ value, descending, nullable }) =>
        sql`${value} ${descending ? sql`desc` : sql`asc`}${nullable ? sql` nulls last` : sql``}`,
    ),
  );
}

/** Condition for everything after a position; nulls come last in either direction. */
export function isAfter(keys: OrderKey[], position: Position): RawBuilder<unknown> {
  const branches = keys.map((key, level) => {
    const earlier = keys.slice(0, level).map((before, index) => isAt(before, position[index]));
    return sql`(${sql.join([...earlier, isBeyond(key, position[level])], sql` and `)})`;
  });
  return sql`(${sql.join([...boundOf(keys[0], position[0])], sql` and `)} and (${sql.join(branches, sql` or `)}))`;
}

function isAt({ value, type }: OrderKey, at: Position[number] | undefined): RawBuilder<unknown> {
  return at === null ? sql`${value} is null` : sql`${value} = ${at}::${type}`;
}

function isBeyond(
  { value, type, descending, nullable }: OrderKey,
  at: Position[number] | undefined,
): RawBuilder<unknown> {
  if (at === null) return sql`false`;
  const beyond = descending ? sql`${value} < ${at}::${type}` : sql`${value} > ${at}::${type}`;
  return nullable ? sql`(${beyond} or ${value} is null)` : beyond;
}

/** Bound of the first key, which the branches already imply, stated again so that its index can be used. */
function boundOf(key: OrderKey | undefined, at: Position[number] | undefined): RawBuilder<unknown>[] {
  if (!key || key.nullable || at === null) return [sql`true`];
  return [key.descending ? sql`${key.value} <= ${at}::${key.type}` : sql`${key.value} >= ${at}::${key.type}`];
}
