import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceOfBytes } from '../../kit/tables/table.ts';
import { openList } from './open-list.ts';
import { createRejectWriter, unguard } from './rejects.ts';

const reason = 'A reason, with a comma and a "quote".';

/** Rejects every line of a list. */
async function refuseAll(bytes: Buffer): Promise<Buffer> {
  const list = await openList(sourceOfBytes(bytes), 'list.csv');
  const writer = createRejectWriter(list.table, list.headings);
  const written: Buffer[] = [Buffer.from(writer.head())];
  for await (const record of list.records()) written.push(await writer.line(record, record.problem ?? reason));
  return Buffer.concat(written);
}

async function cellsOf(bytes: Buffer): Promise<(string[] | null)[]> {
  const list = await openList(sourceOfBytes(bytes), 'list.csv');
  const cells: (string[] | null)[] = [];
  for await (const record of list.records()) cells.push(record.cells?.slice(2) ?? null);
  return cells;
}

describe('the file of rejected lines', () => {
  it.each([',', ';', '\t'])(
    'keeps every cell of readable lines, however often they are rejected (%j)',
    async (separator) => {
      const cell = fc.oneof(
        fc.string(),
        fc.constantFrom('=1+1', '@name', '-5', '－5', "'", "'=1", '"', 'a\nb', '\ufeff', 'घर', ' x '),
      );
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
          const quote = (cells: string[]) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator);
          const head = ['platform', 'handle', 'name'].join(separator);
          const once = await refuseAll(Buffer.from(`${head}\n${given.map(quote).join('\n')}\n`));
          const twice = await refuseAll(once);
          expect(await cellsOf(once)).toEqual(given);
          expect(await cellsOf(twice)).toEqual(given);
        }),
        { numRuns: 30 },
      );
    },
  );

  it('holds no cell that a spreadsheet would run', async () => {
    const bytes = Buffer.from(
      'platform,handle,name\ninstagram,=1+1,@SUM(A1)\ninstagram,-x,"+x\n=2,"Na"me\n＝3,－4,＠five\n＋6,"Na"me\n',
    );
    const written = (await refuseAll(bytes)).toString('utf8');
    expect(written).not.toMatch(/(^|,|")[=+\-@＝＋－＠]/m);
    expect(written).toContain("'=1+1");
    expect(["'=1", "''=1", "'a", '=1'].map(unguard)).toEqual(['=1', "'=1", "'a", '=1']);
  });

  it('keeps every byte of unreadable lines', async () => {
    const broken = [
      Buffer.from('instagram,latin,Jos\xe9\n', 'latin1'),
      Buffer.from('instagram,quo"te,"Na"me\r\n'),
      Buffer.from(`instagram,${'x'.repeat(1_200_000)},Long\n`),
      Buffer.from('instagram,open,"Never closed\n'),
    ];
    const whole = Buffer.from('instagram,utf,José\n');
    const once = await refuseAll(Buffer.concat([Buffer.from('platform,handle,name\n'), whole, ...broken]));
    const twice = await refuseAll(once);
    for (const bytes of [once, twice]) {
      for (const line of broken) expect(bytes.includes(line), line.subarray(0, 40).toString()).toBe(true);
    }
  });
});
