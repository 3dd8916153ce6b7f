import { describe, expect, it } from 'vitest';
import { readList } from '../../../tests/read-list.ts';
import { makeXlsx, makeZip } from '../../../tests/xlsx.ts';
import { UnreadableTable } from '../../kit/tables/table.ts';

describe('a line', () => {
  it('says all that is wrong with it', async () => {
    const { reasons } = await readList('platform,handle,name,followers,email\nmyspace,a b,,12x,nobody\n');
    expect(reasons.toSorted()).toEqual(['contact', 'foreign_platform', 'name', 'number']);
  });

  it('with a number that has several readings waits for the answer to one question', async () => {
    const list = 'Insta ID,Foll.\ncase.one,86.2\ncase.two,1.2M\ncase.three,"1,25,000"\ncase.four,12.5\n';
    const { rows, questions } = await readList(list);
    expect(rows).toHaveLength(2);
    expect(questions).toMatchObject([
      {
        column: 1,
        count: 2,
        value: '86.2',
        options: [
          { answer: '1', reading: 86 },
          { answer: '1000', reading: 86_200 },
          { answer: '100000', reading: 8_620_000 },
          { answer: '1000000', reading: 86_200_000 },
        ],
      },
    ]);
    const answered = await readList(list, { answers: new Map([[1, '1000']]) });
    expect(answered.rows.map(({ accounts }) => accounts[0]?.followers)).toEqual([86_200, 1_200_000, 125_000, 12_500]);
  });

  it('with a rate that may be a fraction of one waits for the answer', async () => {
    const list = 'instagram,ER\ncase.one,0.061\ncase.two,0.0345\ncase.three,4.8%\n';
    const { rows, questions } = await readList(list);
    expect(rows.map(({ accounts }) => accounts[0]?.engagement_rate)).toEqual([4.8]);
    expect(questions).toMatchObject([
      { column: 1, count: 2, options: [{ answer: '1' }, { answer: '100', reading: 6.1 }] },
    ]);
    const answered = await readList(list, { answers: new Map([[1, '100']]) });
    expect(answered.rows.map(({ accounts }) => accounts[0]?.engagement_rate)).toEqual([6.1, 3.45, 4.8]);
  });

  it('keeps the country where the city of that name is elsewhere', async () => {
    const { rows, notes } = await readList(
      'instagram,City,Country\ncase.one,Hyderabad,Pakistan\ncase.two,"Kochi, Kerala, India",India\n',
    );
    expect(rows).toMatchObject([{ place: { city_id: null, country_id: 'PK' } }, { place: { city_id: 'kochi' } }]);
    expect(notes).toEqual(['unknown_place']);
  });

  it.each([
    ['https://www.instagram.com/Case.One/?hl=en', 'instagram', 'Case.One'],
    ['instagram.com/case.one', 'instagram', 'case.one'],
    ['https://m.youtube.com/@CaseOne/videos', 'youtube', 'CaseOne'],
    ['https://www.facebook.com/profile.php?id=100012345', 'facebook', '100012345'],
    ['https://www.facebook.com/people/Case-One/100012345', 'facebook', '100012345'],
  ])('takes the account from an address: %s', async (address, platform, handle) => {
    const { rows } = await readList(`Name,Profile link\nCase,${address}\n`);
    expect(rows).toMatchObject([{ accounts: [{ platform, handle }] }]);
  });

  it.each(['https://www.instagram.com/p/Cxyz123/', 'https://youtube.com/watch?v=abc', 'https://instagram.com/'])(
    'takes no account from what is no profile: %s',
    async (address) => {
      const { rows } = await readList(`Name,Instagram link\nCase,${address}\n`);
      expect(rows).toEqual([]);
    },
  );

  it.each(['0.061', '1.234', 86.2])('never reads a number of a workbook as grouped: %s', async (number) => {
    const { rows } = await readList(
      makeXlsx({
        A: [
          ['Instagram', 'Followers'],
          ['case.one', Number(number)],
        ],
      }),
    );
    expect(rows).toEqual([]);
  });
});

describe('a file', () => {
  it('whose lines end with CR alone, or that begins with empty columns and a byte order mark, is read', async () => {
    const { rows } = await readList(
      '\ufeffplatform,handle,name,,\rinstagram,case.one,"One, Two",,\rinstagram,case.two,Two,,\r',
    );
    expect(rows).toMatchObject([{ name: 'One, Two' }, { name: 'Two' }]);
  });

  it('with a cell that cannot be stored loses that line only', async () => {
    const { rows, reasons } = await readList(
      'platform,handle,name\ninstagram,case.one,O\0ne\ninstagram,case.two,Two\n',
    );
    expect([rows.length, reasons]).toEqual([1, ['character']]);
  });

  it('that unpacks to too much, or to more than it says, is refused', async () => {
    const sheet = Buffer.from(`<worksheet><sheetData>${' '.repeat(130_000_000)}</sheetData></worksheet>`);
    const workbook = {
      name: 'xl/workbook.xml',
      bytes: Buffer.from('<workbook><sheets><sheet name="A" r:id="r"/></sheets></workbook>'),
    };
    const rels = { name: 'xl/_rels/workbook.xml.rels', bytes: Buffer.from('<r><r Id="r" Target="a.xml"/></r>') };
    for (const claimed of [sheet.length, 1_000]) {
      const bomb = makeZip([workbook, rels, { name: 'xl/a.xml', bytes: sheet, claimed }]);
      expect(bomb.length).toBeLessThan(200_000);
      await expect(readList(bomb)).rejects.toThrow(UnreadableTable);
    }
  });

  it.each(['%PDF-1.7', '<!doctype html><table>', '\xd0\xcf\x11\xe0old', '[{"a":', '[]'])(
    'that is no list is refused: %j',
    async (head) => {
      await expect(readList(Buffer.from(head, 'latin1'))).rejects.toThrow(UnreadableTable);
    },
  );

  it.each(['utf-16le', 'utf-8', 'windows-1252', 'windows-1251'])('is read in %s', async (encoding) => {
    const name =
      encoding === 'windows-1251' ? 'Мария Иванова, повар и путешественница' : 'José Núñez Ávila, café y señal';
    const text = `instagram;nombre\ncase.one;${name}\n`;
    const bytes =
      encoding === 'utf-16le'
        ? Buffer.from(`\ufeff${text}`, 'utf16le')
        : encoding === 'utf-8'
          ? Buffer.from(text)
          : Buffer.from([...text].map((letter) => encode1251(letter, encoding)));
    const { rows } = await readList(bytes);
    expect(rows).toMatchObject([{ name }]);
  });

  it('of JSON is read as an array, within an object, or one object a line', async () => {
    const one = { username: 'case.one', name: 'One', platform: 'instagram', stats: { followers: 1_200 } };
    for (const content of [JSON.stringify([one]), JSON.stringify({ data: [one] }), `${JSON.stringify(one)}\n`]) {
      const { rows } = await readList(content, { name: 'list.json' });
      expect(rows).toMatchObject([{ name: 'One', accounts: [{ handle: 'case.one' }] }]);
    }
  });

  it('keeps the cached value of a formula and runs none', async () => {
    const { rows } = await readList(
      makeXlsx({
        A: [
          ['Instagram', 'Name', 'Followers'],
          ['case.one', '=cmd()', { formula: '2+2', value: 4 }],
        ],
      }),
    );
    expect(rows).toMatchObject([{ name: '=cmd()', accounts: [{ followers: 4 }] }]);
  });
});

function encode1251(letter: string, encoding: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (encoding !== 'windows-1251' || code < 128) return code;
  return code - 0x410 + 0xc0;
}
