import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WalletEntry } from '../../../contract/money/wallet.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import type { Posting } from '../ledger/ledger.rules.ts';
import { post } from '../ledger/ledger.service.ts';
import { readStatement } from './wallet.service.ts';

const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);

describe.each(testDatabases)('on %s', (database) => {
  let app: TestApp;
  let posted = 0;

  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(database));
  });
  afterAll(() => app.close());

  function move(
    kind: string,
    entries: Posting['entries'],
    { at = new Date(), note = '', reference = `test:${++posted}` } = {},
  ) {
    return post({ ...app.context, now: () => at }, { kind, reference, note, entries });
  }
  const earn = ({ id }: Member, amount: number, options = {}) =>
    move(
      'escrow.released',
      [
        { kind: 'gateway', amount: -amount },
        { kind: 'earnings', ownerId: Number(id), amount },
      ],
      options,
    );
  const give = ({ id }: Member, amount: number, options = {}) =>
    move(
      'coins.welcome',
      [
        { kind: 'mint', amount: -amount },
        { kind: 'coins', ownerId: Number(id), amount },
      ],
      options,
    );
  const read = ({ token }: Member, query = '') => app.api(`GET /wallet${query}`, { token });
  const lines = async (member: Member, query = '') => (await read(member, query)).body.data as WalletEntry[];
  const download = ({ token }: Member, query: string) =>
    fetch(`${app.url}/api/wallet${query}`, { headers: { authorization: `Bearer ${token}` } });

  test('shows a payout once and its failure as money back; moves between own accounts are no lines', async () => {
    const member = await makeMember(app, 'influencer');
    const ownerId = Number(member.id);
    await earn(member, 1_000_00, { note: 'Onam reel for Malabar Roasters' });
    await move('referral.earned', [
      { kind: 'promotion', amount: -100_00 },
      { kind: 'referral_waiting', ownerId, amount: 100_00 },
    ]);
    await move('referral.released', [
      { kind: 'referral_waiting', ownerId, amount: -100_00 },
      { kind: 'referral', ownerId, amount: 100_00 },
    ]);
    await move('escrow.funded', [
      { kind: 'gateway', amount: -9_00 },
      { kind: 'escrow', ownerId, amount: 9_00 },
    ]);
    const own = (sign: 1 | -1) => [
      { kind: 'referral', ownerId, amount: sign * 100_00 } as const,
      { kind: 'earnings', ownerId, amount: sign * 500_50 } as const,
      { kind: 'payout', ownerId, amount: -sign * 600_50 } as const,
    ];
    await move('payout.requested', own(-1), { reference: 'payout:7:requested' });
    await move('payout.failed', own(1), { reference: 'payout:7:failed' });
    await move('payout.requested', own(-1), { reference: 'payout:8:requested' });
    await move('payout.paid', [
      { kind: 'payout', ownerId, amount: -600_50 },
      { kind: 'bank', amount: 600_50 },
    ]);
    const { body } = await read(member);
    expect(body).toMatchObject({ total: 5, next_cursor: null });
    expect(body.data).toMatchObject([
      { kind: 'payout', amount: -600.5, balance: 499.5, reference: 'PAYOUT-8' },
      { kind: 'payout', amount: 600.5, balance: 1_100, reference: 'PAYOUT-7' },
      { kind: 'payout', amount: -600.5, balance: 499.5, reference: 'PAYOUT-7', description: 'Payout' },
      { kind: 'referral', amount: 100, balance: 1_100, currency: 'INR' },
      { kind: 'earning', amount: 1_000, balance: 1_000, description: 'Onam reel for Malabar Roasters' },
    ]);
  });

  test('uses days of India, including the last one to midnight', async () => {
    const member = await makeMember(app, 'influencer');
    for (const at of [
      '2026-03-09T18:29:59.999Z',
      '2026-03-09T18:30:00.000Z',
      '2026-03-10T18:29:59.999Z',
      '2026-03-10T18:30:00.000Z',
    ]) {
      await earn(member, 1_00, { at: new Date(at) });
    }
    const balances = async (query: string) => (await lines(member, query)).map(({ balance }) => balance);
    expect(await balances('?from=2026-03-10&to=2026-03-10')).toEqual([3, 2]);
    expect(await balances('?from=2026-03-10')).toEqual([4, 3, 2]);
    expect(await balances('?to=2026-03-09')).toEqual([1]);
    expect(await balances('?from=2026-03-12&to=2026-03-14')).toEqual([]);
    const { accountId, ...period } = { accountId: Number(member.id), from: '2026-03-10', to: '2026-03-10' };
    expect(await readStatement(app.context, { accountId, filter: period })).toMatchObject({
      ...period,
      opening: { INR: 1, COIN: 0 },
      closing: { INR: 3, COIN: 0 },
      lines: [{ balance: 2 }, { balance: 3 }],
    });
    const later = { from: '2026-03-12', to: '2026-03-14' };
    expect(await readStatement(app.context, { accountId, filter: later })).toMatchObject({
      opening: { INR: 4 },
      closing: { INR: 4 },
      lines: [],
    });
  });

  test.each([
    ['?from=2026-03-11&to=2026-03-10', 'to'],
    ['?from=11-03-2026', 'from'],
    ['?to=2026-02-30', 'to'],
    ['?kind=salary', 'kind'],
    ['?currency=USD', 'currency'],
    ['?format=xls', 'format'],
    ['?cursor=x', 'cursor'],
    ['?cursor=WzEsMiwzXQ', 'cursor'],
    ['?limit=0', 'limit'],
  ])('refuses %s', async (query, field) => {
    const reply = await read(await makeMember(app, 'brand'), query);
    expect(reply).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', fields: { [field]: expect.any(String) } } });
  });

  test('answers a made-up cursor with earlier lines or nothing', async () => {
    const member = await makeMember(app, 'influencer');
    await earn(member, 1_00);
    const from = (...place: unknown[]) => `?cursor=${Buffer.from(JSON.stringify(place)).toString('base64url')}`;
    expect(await lines(member, from('0001-01-01T00:00:00Z', 1, 'INR'))).toEqual([]);
    expect(await lines(member, from('9999-12-31T23:59:59Z', -1, 'COIN'))).toMatchObject([{ balance: 1 }]);
    expect(await lines(member, `${from('9999-12-31T23:59:59Z', 1, 'INR')}&to=2020-01-01`)).toEqual([]);
  });

  test('exports every line, oldest first, in a CSV safe from formula injection', async () => {
    const member = await makeMember(app, 'influencer');
    const at = noon('2026-04-02');
    await earn(member, 125_050, { at: noon('2026-04-01'), note: '=cmd|"/c calc"!A1, "Onam"' });
    const ownerId = Number(member.id);
    await move(
      'payout.requested',
      [
        { kind: 'earnings', ownerId, amount: -50_050 },
        { kind: 'payout', ownerId, amount: 50_050 },
      ],
      { at },
    );
    await give(member, 50, { at, note: 'நன்றி ₹' });
    const reply = await download(member, '?format=csv&from=2026-04-01&to=2026-04-30&limit=1');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="statement-2026-04-01-2026-04-30.csv"');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const rows = parse(bytes, { bom: true, record_delimiter: '\r\n' }) as string[][];
    expect(rows).toEqual([
      ['Time (India)', 'Kind', 'Description', 'Currency', 'Amount', 'Balance', 'Reference'],
      [
        '2026-04-01 12:00:00',
        'earning',
        `'=cmd|"/c calc"!A1, "Onam"`,
        'INR',
        '1250.5',
        '1250.5',
        expect.stringMatching(/^TXN-\d+$/),
      ],
      ['2026-04-02 12:00:00', 'payout', 'Payout', 'INR', '-500.5', '750', expect.stringMatching(/^TXN-\d+$/)],
      ['2026-04-02 12:00:00', 'coins', 'நன்றி ₹', 'COIN', '50', '50', expect.stringMatching(/^TXN-\d+$/)],
    ]);
    expect(
      parse(Buffer.from(await (await download(member, '?format=csv&kind=payout')).arrayBuffer()), { bom: true }),
    ).toHaveLength(2);
  });

  test('refuses a file that would be too long instead of truncating it', async () => {
    const member = await makeMember(app, 'influencer');
    for (let count = 0; count < 3; count++) await earn(member, 1_00);
    const request = { accountId: Number(member.id), filter: {} };
    await expect(readStatement(app.context, { ...request, most: 2 })).rejects.toMatchObject({ code: 'RULE' });
    expect((await readStatement(app.context, { ...request, most: 3 })).lines).toHaveLength(3);
  });
});
