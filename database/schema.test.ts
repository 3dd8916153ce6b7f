import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../tests/database.ts';
import type { OpenDatabase } from './connection.ts';

/** `{ account: { id: 'Id', … } }`, parsed from the schema's source, because types do not exist at run time. */
function readDeclared(): Map<string, Map<string, string>> {
  const folder = new URL('./schema/', import.meta.url);
  const text = readdirSync(folder)
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const interfaces = new Map<string, Map<string, string>>();
  for (const [, name = '', base, body = ''] of text.matchAll(
    /export interface (\w+)(?: extends (\w+))? \{\n(.*?)\n\}/gs,
  )) {
    const fields = [...body.matchAll(/^ {2}(\w+): ([^;]+);/gm)].map(
      ([, field = '', type = '']) => [field, type] as const,
    );
    interfaces.set(name, new Map([...(interfaces.get(base ?? '') ?? []), ...fields]));
  }
  const tables = readFileSync(new URL('./schema.ts', import.meta.url), 'utf8').matchAll(/^ {2}(\w+): \w+\.(\w+);/gm);
  return new Map([...tables].map(([, table = '', name = '']) => [table, interfaces.get(name) ?? new Map()]));
}

const canBeNull = (type: string) => /^Maybe<|OrNull$/.test(type);

describe('the typed schema', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('matches every table and column of the migrations', async () => {
    const { rows } = await sql<{ table_name: string; column_name: string; is_nullable: 'YES' | 'NO' }>`
      select table_name, column_name, is_nullable from information_schema.columns
      where table_schema = 'public' and table_name <> 'migration' order by 1, 2`.execute(database.db);
    const made = rows.map(
      (row) => `${row.table_name}.${row.column_name}${row.is_nullable === 'YES' ? ' or null' : ''}`,
    );
    const declared = [...readDeclared()].flatMap(([table, columns]) =>
      [...columns].map(([column, type]) => `${table}.${column}${canBeNull(type) ? ' or null' : ''}`),
    );
    expect(declared.sort()).toEqual(made.sort());
  });
});
