import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTestFolder } from '../../tests/database.ts';
import { readRecords } from './csv-records.ts';
import { openRejects } from './rejects.ts';

const folder = makeTestFolder('rejects');
const source = join(folder, 'list.csv');
const target = join(folder, 'list.rejects.csv');
const again = join(folder, 'list.rejects.rejects.csv');

/** Rejects every line of a file. */
async function refuseAll(from: string, to: string): Promise<number> {
  const rejects = openRejects(from, to);
  let columns: string[] | undefined;
  let count = 0;
  for await (const record of readRecords(from)) {
    if (!columns) {
      columns = record.fields ?? [];
      rejects.setColumns(columns);
      continue;
    }
    count += 1;
    rejects.write(record, record.problem ?? 'A reason, with a comma and a "quote".');
  }
  rejects.close();
  return count;
}

describe('the file of rejected lines', () => {
  it('keeps every cell of readable lines, however often they are rejected', async () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('=1+1', '@name', '-5', "'", '"', 'a\nb', '\ufeff', 'घर', ' x '));
    const row = fc.array(
      cell.map((text) => text.replaceAll(/[\r\0]/g, '')),
      { minLength: 3, maxLength: 6 },
    );
    const rows = fc.array(
      row.filter((cells) => cells.some((text) => text.trim() !== '')),
      { minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const quoted = given.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
        writeFileSync(source, `platform,handle,name\n${quoted.join('\n')}\n`);
        expect(await refuseAll(source, target)).toBe(given.length);
        expect(await refuseAll(target, again)).toBe(given.length);
        for (const file of [target, again]) {
          const [header, ...lines] = parse(readFileSync(file), { relax_column_count: true }) as string[][];
          expect(header).toEqual(['line', 'reason', 'platform', 'handle', 'name']);
          expect(lines.map((cells) => cells.slice(2))).toEqual(given);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('keeps every byte of unreadable lines', async () => {
    const broken = [
      Buffer.from('instagram,latin,Jos\xe9\n', 'latin1'),
      Buffer.from('instagram,quo"te,"Na"me\r\n'),
      Buffer.from(`instagram,${'x'.repeat(1_200_000)},Long\n`),
      Buffer.from('instagram,open,"Never closed\n'),
    ];
    writeFileSync(source, Buffer.concat([Buffer.from('platform,handle,name\n'), ...broken]));
    expect(await refuseAll(source, target)).toBe(broken.length);
    expect(await refuseAll(target, again)).toBe(broken.length);
    for (const file of [target, again]) {
      const bytes = readFileSync(file);
      for (const line of broken) expect(bytes.includes(line), line.subarray(0, 40).toString()).toBe(true);
    }
  });

  it('is removed when nothing was rejected', async () => {
    writeFileSync(target, 'old');
    openRejects(source, target).close();
    expect(existsSync(target)).toBe(false);
  });
});
