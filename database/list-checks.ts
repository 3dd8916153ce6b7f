import { sql } from 'kysely';
import type { Database } from './connection.ts';

export interface ListCheck {
  /** `table.column` */
  column: string;
  values: (string | number)[];
}

/** Every column that a check constraint holds to a list of words or numbers, read from the database. */
export async function readListChecks(db: Database): Promise<ListCheck[]> {
  const { rows } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace order by 1, 2`.execute(db);
  return rows.flatMap(({ table, definition }) => {
    const [, column, list, single] =
      /^CHECK \(\((\w+) = (?:ANY \(ARRAY\[(.+)\]\)|('[^']*'::text))\)\)$/.exec(definition) ?? [];
    if (!column) return [];
    const values = [...(list ?? single ?? '').matchAll(/'([^']*)'::text|(\d+)/g)].map(([, word, number]) =>
      word === undefined ? Number(number) : word,
    );
    return [{ column: `${table}.${column}`, values }];
  });
}
