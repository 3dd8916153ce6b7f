import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Features that may write other features' tables, with the reason. */
const allowed: Record<string, string> = {
  'server/privacy/': 'erasure and retention clear what a person leaves in every table',
  'server/site/demo/': 'the demo seeds and removes its own rows',
  'server/operators/roster/': 'unclaimed profiles come from an import, without an account',
  'server/operators/imports/': 'an undo takes back what an import made and changed',
  'server/social/social-connect/unclaimed.queries.ts': 'an imported profile is retired once its person is here',
};

const builder = /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`](\w+)/g;
const plain = /\b(?:insert into|delete from|merge into)\s+(\w+)|\bupdate\s+(\w+)\s+(?:(?:as\s+)?\w+\s+)?set\b/gi;

/** Tables written by a file. */
function tablesIn(text: string): string[] {
  const code = text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const found = [...code.matchAll(builder), ...code.matchAll(plain)];
  return [...new Set(found.flatMap(([, one, two]) => one ?? two ?? []))];
}

/** Features that write each table. */
function writersOf(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const written = [...files]
    .filter(([file]) => !Object.keys(allowed).some((way) => file.startsWith(way)))
    .flatMap(([file, text]) =>
      tablesIn(text).map((table) => ({ table, feature: file.split('/').slice(1, 3).join('/') })),
    );
  return new Map(
    [...Map.groupBy(written, ({ table }) => table)].map(([table, each]) => [
      table,
      [...new Set(each.map(({ feature }) => feature))].toSorted(),
    ]),
  );
}

const shared = (files: ReadonlyMap<string, string>) =>
  Object.fromEntries([...writersOf(files)].filter(([, features]) => features.length > 1));

describe('a table', () => {
  const files = new Map(
    globSync('server/**/*.ts')
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

  it('is written by one feature', () => {
    expect(writersOf(files).size).toBeGreaterThan(60);
    expect(shared(files)).toEqual({});
  });

  it('with a second writer is found, by query builder or plain SQL', () => {
    const planted = [
      `await db\n  .updateTable('ledger_entry')\n  .set({ amount: 1 })`,
      'await sql`insert into ledger_entry (amount) values (1)`',
      'await sql`update ledger_entry set amount = 1`',
      'await sql`update ledger_entry as e set amount = 1`',
      'await sql`delete from ledger_entry where id = 1`',
    ];
    for (const text of planted) {
      const withPlanted = new Map([...files, ['server/work/bad/bad.queries.ts', text]]);
      expect(shared(withPlanted)).toMatchObject({ ledger_entry: ['money/ledger', 'work/bad'] });
    }
  });

  it('may also be written by the allowed features only', () => {
    const text = `db.deleteFrom('ledger_entry')`;
    for (const way of Object.keys(allowed)) {
      const file = way.endsWith('/') ? `${way}bad.queries.ts` : way;
      expect(shared(new Map([...files, [file, text]]))).toEqual({});
    }
  });
});
