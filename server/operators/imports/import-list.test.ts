import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../database/connection.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { makeInfluencer } from '../../../tests/makers/influencer.ts';
import { openList, setUp } from '../../core/creator-lists/open-list.ts';
import type { ReadLine } from '../../core/creator-lists/read-lines.ts';
import { markReader } from '../../core/suppressions/marks.ts';
import { sourceOfBytes, UnreadableTable } from '../../kit/tables/table.ts';
import { importList, type Pace } from './import-list.service.ts';

let files = 0;

describe.each(testDatabases)('importing influencers on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  async function bring(content: string | Buffer, pace?: Pace) {
    const list = await openList(sourceOfBytes(Buffer.from(content)), 'list.csv');
    const refused: ReadLine[] = [];
    const { claimed, unchanged, ...counts } = await importList(database.db, {
      list,
      setup: await setUp(list),
      now: new Date(),
      marksOf: markReader('a secret of the test, long enough for it'),
      ...(pace ? { pace } : {}),
      onRefused: (line) => void refused.push(line),
    });
    return {
      ...counts,
      unchanged: unchanged + claimed,
      lines: refused.map(({ record }) => record.line),
      reasons: refused.map(({ faults }) => faults.map(({ sentence }) => sentence).join(' ')),
    };
  }

  const profile = (handle: string) =>
    database.db.selectFrom('influencer_profile').selectAll().where('username', '=', handle).executeTakeFirstOrThrow();

  it('accepts quoted fields, Hindi, a byte order mark and CR LF', async () => {
    const head = 'handle,platform,name,followers,engagement_rate,city,categories,languages,price_reel,bio';
    const line =
      '@usha.eats,Instagram,उषा देवी,"12,500",4.754%,indore,Food & Cooking;home,हिन्दी;English,"₹4,500","घर, ""सादा""\nऔर अच्छा"';
    expect(await bring(`\ufeff${head}\r\n${line}\r\n`)).toMatchObject({ added: 1, refused: 0 });
    expect(await profile('usha.eats')).toMatchObject({
      display_name: 'उषा देवी',
      account_id: null,
      followers: 12_500,
      engagement_rate: 4.75,
      city_id: 'indore',
      state_id: 'MP',
      categories: ['food', 'home'],
      languages: ['hi', 'en'],
      price_from: 450_000,
      platforms: ['instagram'],
      verified: false,
      bio: 'घर, "सादा"\nऔर अच्छा',
    });
  });

  it('changes nothing the second time, and only what a changed line says', async () => {
    const lines = [
      'platform,handle,name,followers,price_reel',
      'youtube,kaapi,Kaapi,1000,2500',
      'youtube,chai,Chai,50,',
    ];
    expect(await bring(lines.join('\n'))).toMatchObject({ added: 2, changed: 0, unchanged: 0 });
    expect(await bring(lines.join('\n'))).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await bring('platform,handle,name,followers\nyoutube,KAAPI,Kaapi TV,1200')).toMatchObject({ changed: 1 });
    expect(await profile('kaapi')).toMatchObject({ display_name: 'Kaapi TV', followers: 1_200, price_from: 250_000 });
  });

  it('imports every line once with concurrent batches', async () => {
    const lines = Array.from({ length: 95 }, (_, at) => `youtube,lane.${at % 90},Lane ${at % 90},${at}`);
    const file = ['platform,handle,name,followers', ...lines].join('\n');
    const pace = { batch: 7, lanes: 3 };
    expect(await bring(file, pace)).toMatchObject({ added: 90, refused: 5, lines: [92, 93, 94, 95, 96] });
    expect(await bring(file, pace)).toMatchObject({ added: 0, changed: 0, unchanged: 90 });
    expect(await profile('lane.89')).toMatchObject({ followers: 89 });
  });

  it('leaves claimed people alone', async () => {
    const claimed = await makeInfluencer(database.db, { socials: [{ handle: 'asha.claimed', followers: 9 }] });
    const counts = await bring('platform,handle,name,followers\ninstagram,asha.claimed,Somebody Else,77');
    expect(counts).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    expect(await profile(claimed.username ?? '')).toMatchObject({ display_name: claimed.fullname, followers: 9 });
  });

  it('rejects bad lines by number and reason, and imports the good ones between them', async () => {
    const lines = [
      'platform,handle,name,followers,city,bio',
      'instagram,good.one,Good,1,Pune,',
      'myspace,a.b,Nobody,1,Pune,',
      'instagram,,No Handle,1,Pune,',
      'instagram,no.name,,1,Pune,',
      'instagram,few,Too few',
      'instagram,many,Too many,1,Pune,,,,x',
      'instagram,GOOD.ONE,Again,1,Pune,',
      'instagram,words,Words,twelve,Pune,',
      'instagram,atlantis,Atlantis,1,Atlantis,',
      `instagram,long,Long,1,Pune,${'x'.repeat(100_000)}`,
      'instagram,open,"Never closed,1,Pune,',
      'instagram,good.two,Good,1,Pune,',
      'instagram,good.three,Good,1,"Udaipur, Tripura",',
    ];
    const counts = await bring(lines.join('\n'));
    expect(counts).toMatchObject({ added: 3, refused: 10, lines: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] });
    expect(counts.reasons).toEqual([
      'platform is not known: myspace.',
      'handle is empty.',
      'name is empty.',
      'This line has 3 columns; the first line names 6.',
      'This line has 9 columns; the first line names 6.',
      'The same platform and handle stand on line 2 already.',
      'followers is not a number: twelve.',
      'city is not known: Atlantis.',
      'bio is longer than 2,000 characters.',
      'A quote is opened and never closed.',
    ]);
    expect((await profile('good.three')).state_id).toBe('TR');
  });

  it.each([
    ['followers', '12,500', 12_500],
    ['followers', '1,25,000', 125_000],
    ['followers', '1.2M', 1_200_000],
    ['followers', '12,5k', 12_500],
    ['followers', '3.4L', 340_000],
    ['followers', '1.234.567', 1_234_567],
    ['followers', '१२५००', 12_500],
    ['engagement_rate', '4,75 %', 4.75],
    ['engagement_rate', '12,5', 12.5],
    ['average_views', '2.28E+8', 228_000_000],
    ['price_reel', '₹1.234,50', 123_450],
    ['price_reel', 'Rs. 4,500/-', 450_000],
    ['price_reel', '2.5L', 25_000_000],
  ])('reads %s as people write it: %s', async (column, text, stored) => {
    const handle = `number.${++files}`;
    const counts = await bring(`platform,handle,name,${column}\ninstagram,${handle},Number,"${text}"\n`);
    expect(counts).toMatchObject({ added: 1, reasons: [] });
    const found = await profile(handle);
    const social = await database.db
      .selectFrom('social_account')
      .selectAll()
      .where('influencer_id', '=', found.id)
      .executeTakeFirstOrThrow();
    const expected = { ...social, price_reel: found.price_from };
    expect(expected[column as 'followers' | 'engagement_rate' | 'average_views' | 'price_reel']).toBe(stored);
  });

  it.each([
    ['followers', '1.000', 'followers can be read as 1 or 1,000: 1.000. Write it without separators.'],
    ['followers', '1.234k', 'followers can be read as 1,234 or 12,34,000: 1.234k. Write it without separators.'],
    ['followers', '12,5', 'followers can be read as 13 or 12,500 or 12,50,000: 12,5. Write it without separators.'],
    ['followers', '1250.5', 'followers is not a whole number: 1250.5.'],
    ['followers', '12.5%', 'followers is not a number: 12.5%.'],
    ['engagement_rate', '867000', 'engagement_rate is more than 100.'],
    ['price_reel', '4.500', 'price_reel can be read as 4.5 or 4,500: 4.500. Write it without separators.'],
    ['price_reel', '$500', 'price_reel is not a number: $500.'],
  ])('never guesses %s: %s', async (column, text, reason) => {
    const counts = await bring(`platform,handle,name,${column}\ninstagram,guess,Guess,"${text}"\n`);
    expect(counts).toMatchObject({ added: 0, lines: [2], reasons: [reason] });
  });

  it.each(['', 'NaN', 'nan', '-', '–', 'Not Found', 'N/A', 'null'])('reads %j as unknown', async (text) => {
    const handle = `unknown.${++files}`;
    const head = 'platform,handle,name,followers,engagement_rate,average_views,city,categories,email,price_reel';
    const counts = await bring(`${head}\ninstagram,${handle},Unknown,${Array(7).fill(text).join(',')}\n`);
    expect(counts).toMatchObject({ added: 1, reasons: [] });
    const nothing = { followers: null, engagement_rate: null, city_id: null, categories: [], contact_email: null };
    expect(await profile(handle)).toMatchObject({ ...nothing, price_from: null });
  });

  it('keeps one visible line of a name and the visible characters of a handle', async () => {
    const lines = [
      'platform,handle,name',
      'instagram,case.blank,\u200b',
      'instagram,case.turned,Case\u202egnp.exe',
      'instagram,case.lines,"Case',
      'Lines"',
      'instagram,case.bell,Case\u0007Bell',
      'instagram,case.twin,Twin',
      'instagram,case.twin\u200b,Twin',
      'instagram,\u200b,Nobody',
    ];
    expect(await bring(lines.join('\n'))).toMatchObject({
      added: 4,
      reasons: expect.arrayContaining(['name is empty.', 'handle is empty.']),
    });
    const namesOf = async (handle: string) => (await profile(handle)).display_name;
    expect(await namesOf('case.turned')).toBe('Casegnp.exe');
    expect(await namesOf('case.lines')).toBe('Case Lines');
    expect(await namesOf('case.bell')).toBe('CaseBell');
    expect(await namesOf('case.twin')).toBe('Twin');
  });

  it('ignores trailing empty columns and rows, as spreadsheets write them', async () => {
    const lines = [
      'platform,handle,name,,',
      'instagram,ghost.one,One,,',
      ',,,,',
      '"","",""',
      'instagram,ghost.two,Two',
      'instagram,ghost.three,Three,,,,,,',
      'instagram,ghost.four,Four,,lost',
      ',,',
    ];
    expect(await bring(lines.join('\r\n'))).toMatchObject({
      added: 3,
      lines: [7],
      reasons: ['This line has 5 columns; the first line names 3.'],
    });
    expect(await bring('platform,handle,name,,bio\ninstagram,ghost.five,Five,,Hello\n')).toMatchObject({ added: 1 });
  });

  it('rejects a line that is not UTF-8', async () => {
    const bytes = Buffer.from('platform,handle,name\ninstagram,latin,Jos\xe9\ninstagram,utf,José\n', 'latin1');
    const counts = await bring(Buffer.concat([bytes.subarray(0, -5), Buffer.from('é\n')]));
    expect(counts).toMatchObject({ added: 1, lines: [2], reasons: ['This line is not valid UTF-8.'] });
  });

  it.each([
    ['', 'The file is empty'],
    ['colour,size\nred,1', 'The first line must name the columns'],
    ['"platform,handle,name\n', 'The first line cannot be read'],
  ])('says what is wrong with a file that begins %j', async (content, reason) => {
    await expect(bring(content)).rejects.toThrow(UnreadableTable);
    await expect(bring(content)).rejects.toThrow(reason);
  });
});
