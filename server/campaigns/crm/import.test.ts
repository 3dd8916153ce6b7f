import { expect, it } from 'vitest';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { openClockedStage } from '../../../tests/campaigns/clocked-stage.ts';
import { openCrm } from '../../../tests/campaigns/crm.ts';
import type { Stage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
let crm: ReturnType<typeof openCrm>;
let now: () => Date;
openClockedStage(
  (opened) => {
    stage = opened;
    crm = openCrm(stage);
    now = stage.app.context.now;
  },
  { LOG_LEVEL: 'silent' },
);

it('shows what it would do, does it, and takes it back but for what was changed since', async () => {
  const brand = await stage.newBrand();
  const [known, changed, listed] = [await crm.unclaimed(), await crm.unclaimed(), await crm.unclaimed()];
  await crm.put(brand, listed.id, { stage: 'working' });
  const mail = crm.address();
  const csv = [
    'Name,Instagram,Email,Fee',
    `Known,@${known.handle.toUpperCase()},,9`,
    `Changed,https://instagram.com/${changed.handle}/?x=1,,`,
    `Listed,${listed.handle},,`,
    `New,nobody.of.this.name,${mail},`,
    'Nobody,nobody.here,,',
    `Known,${known.handle},,`,
    'Bad,two words,,',
  ].join('\n');
  const dry = crm.result(await crm.bring(brand, csv, { dry: 'true' }));
  expect(dry).toMatchObject({
    import: null,
    counts: { rows: 7, added: 2, already: 1, invited: 1, left_out: 3 },
    columns: [{ field: 'name' }, { field: 'handle_instagram' }, { field: 'email' }, { field: 'ignore' }],
  });
  expect(dry.preview.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
    ...['added', 'added', 'already', 'invited', 'not_found', 'twice', 'bad_handle'],
  ]);
  expect(await crm.names(brand)).toEqual([listed.id]);
  expect(await crm.lettersTo(mail)).toEqual([]);

  const done = crm.result(await crm.bring(brand, csv));
  expect(done.import).toMatchObject({ name: 'diwali-list.csv', counts: dry.counts, can: { undo: true } });
  expect(done.import?.left_out.map(({ line, reason }) => [line, reason])).toEqual([
    ...[
      [6, 'not_found'],
      [7, 'twice'],
      [8, 'bad_handle'],
    ],
  ]);
  expect((await crm.names(brand)).toSorted()).toEqual([known.id, changed.id, listed.id].toSorted());
  await crm.put(brand, changed.id, { stage: 'asked' });
  const undo = () => stage.call(brand, `POST /crm/imports/${done.import?.id}/undo`);
  expect((await undo()).status).toBe(200);
  expect((await undo()).status).toBe(409);
  expect((await crm.names(brand)).toSorted()).toEqual([changed.id, listed.id].toSorted());
  expect(await crm.lettersTo(mail)).toEqual([]);
  expect((await stage.call(brand, 'GET /crm/imports')).body.data).toMatchObject([{ undoneAt: expect.any(String) }]);
});

it('reads pasted links and handles, each with an e-mail where one stands beside it', async () => {
  const brand = await stage.newBrand();
  const [one, two] = [await crm.unclaimed(), await crm.unclaimed()];
  const mail = crm.address();
  const text = `https://www.instagram.com/${one.handle}/\n\n@${two.handle} <${mail}>\nnobody.at.all\n`;
  const reply = await stage.call(brand, 'POST /crm/import', { text });
  const { counts, preview, import: done } = crm.result(reply);
  expect(counts).toEqual({ rows: 3, added: 1, already: 0, invited: 1, left_out: 1 });
  expect(preview.map(({ line }) => line)).toEqual([1, 3, 4]);
  expect(done?.left_out).toEqual([{ line: 4, name: 'nobody.at.all', reason: 'not_found' }]);
  expect((await crm.list(brand)).stages).toMatchObject({ found: 1, asked: 1 });
  expect(await crm.lettersTo(mail)).toHaveLength(1);
});

it('reads the same for members, opt-outs and new people', async () => {
  const brand = await stage.newBrand();
  const { db } = stage.app.context;
  const member = (
    await db.selectFrom('account').select('email').where('id', '=', stage.influencer.id).executeTakeFirstOrThrow()
  ).email;
  const [fresh, left] = [crm.address(), crm.address()];
  await crm.neverTo(left);
  const csv = `Profile,Email\n${[member, fresh, left].map((mail, at) => `@no.such.one${at},${mail}`).join('\n')}\n`;
  const { preview, counts } = crm.result(await crm.bring(brand, csv));
  expect(counts).toMatchObject({ invited: 3, left_out: 0 });
  expect(new Set(preview.map(({ line, name, handle, ...rest }) => JSON.stringify(rest))).size).toBe(1);
  const waiting = await db.selectFrom('crm_invitation').select(['email']).where('account_id', '=', brand.id).execute();
  expect(waiting).toHaveLength(3);
  expect(await crm.lettersTo(fresh)).toHaveLength(1);
  // Its one letter is the one that brought the opt-out.
  expect([await crm.lettersTo(member ?? ''), await crm.lettersTo(left)].map(({ length }) => length)).toEqual([0, 1]);
  const ended = await db.selectFrom('crm_invitation').select('email').where('account_id', '=', brand.id).execute();
  expect(ended.every(({ email }) => email === null)).toBe(true);
});

it('sends what is above the day’s limit on the next days', async () => {
  const brand = await stage.newBrand();
  const rows = Array.from({ length: 60 }, (_, at) => `@later.one${at},later${at}.${brand.id}@example.test`);
  expect(crm.result(await crm.bring(brand, `Profile,Email\n${rows.join('\n')}`)).counts.invited).toBe(60);
  const sent = async () => {
    await crm.lettersTo('');
    return stage.app.mails.filter(({ to }) => to.endsWith(`.${brand.id}@example.test`)).length;
  };
  expect(await sent()).toBe(50);
  const at = now().getTime() + dayMs + 1000;
  stage.app.context.now = () => new Date(at);
  expect(await sent()).toBe(60);
});

it.each([
  ['nothing', {}],
  ['a link in the words', { text: '@somebody', message: 'Look at example.com' }],
  ['a binary file', null],
])('refuses %s', async (_, body) => {
  const reply = body
    ? await stage.call(stage.brand, 'POST /crm/import', body)
    : await crm.bring(stage.brand, '\x00\x01\x02PK\x03\x04');
  expect(reply.status).toBe(400);
});

it('refuses a list of too many lines, and keeps hostile cells as text', async () => {
  const many = `Handle,Platform\n${Array.from({ length: 5_001 }, (_, at) => `h${at},instagram`).join('\n')}`;
  expect((await crm.bring(stage.brand, many)).status).toBe(400);
  const hostile = `Name,Instagram\n"=cmd|' /C calc'!A0",<script>alert(1)</script>\n${'x'.repeat(5000)},${'y'.repeat(5000)}\n`;
  expect(crm.result(await crm.bring(stage.brand, hostile)).counts).toMatchObject({ left_out: 2 });
});

it('is one import however often it is sent under one key', async () => {
  const brand = await stage.newBrand();
  const send = () =>
    stage.app.api('POST /crm/import', {
      token: brand.token,
      body: { text: '@nobody.at.all' },
      headers: { 'Idempotency-Key': 'crm-double-submit' },
    });
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect((await stage.call(brand, 'GET /crm/imports')).body.data).toHaveLength(1);
});

it('reads the columns as they were mapped, each thing from one column', async () => {
  const brand = await stage.newBrand();
  const known = await crm.unclaimed();
  const csv = `Who,Where,Remark\n${known.handle},insta,${crm.address()}\n`;
  const mapped = await crm.bring(brand, csv, { dry: 'true', fields: 'handle_instagram,ignore,ignore' });
  expect(crm.result(mapped)).toMatchObject({ counts: { added: 1, invited: 0 } });
  for (const fields of ['handle_instagram,ignore', 'email,email,handle', 'ignore,ignore,ignore', 'bio,ignore,handle']) {
    expect(await crm.bring(brand, csv, { dry: 'true', fields })).toMatchObject({
      status: 400,
      body: { fields: { fields: expect.stringContaining('column') } },
    });
  }
});
