import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Import } from '../../../contract/operators/imports.ts';
import { type ApiReply, startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAccount, makeToken } from '../../../tests/makers/account.ts';
import { makeBrand } from '../../../tests/makers/brand.ts';
import { makeInfluencer } from '../../../tests/makers/influencer.ts';
import { nextNumber } from '../../../tests/makers/numbers.ts';
import { forgetImports, resumeImports, workOnImport } from './work.service.ts';

let app: TestApp;
let operator: string;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'silent' });
  operator = await makeToken(app.context, await makeAccount(app.context.db, { role: 'operator' }));
});
afterAll(() => app.close());

const asOperator = (call: string, body?: unknown) => app.api(call, { token: operator, ...(body ? { body } : {}) });

async function send(content: string | Buffer<ArrayBuffer>, name = 'insta-list.csv'): Promise<ApiReply> {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  return app.api('POST /operator/imports', { token: operator, form });
}

async function upload(content: string, name?: string): Promise<Import> {
  const { status, body } = await send(content, name);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data as Import;
}

async function run(id: string, body: object = {}): Promise<Import> {
  const reply = await asOperator(`POST /operator/imports/${id}/run`, body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  await workOnImport(app.context, Number(id));
  return (await asOperator(`GET /operator/imports/${id}`)).body.data as Import;
}

const profiles = (...handles: string[]) =>
  app.context.db
    .selectFrom('influencer_profile')
    .select(['username', 'display_name', 'followers', 'city_id', 'topics'])
    .where('username', 'in', handles)
    .orderBy('username')
    .execute();

describe('an uploaded list', () => {
  it('is shown with its columns, a preview, and what an import would do; nothing is stored', async () => {
    const claimed = await makeInfluencer(app.context.db, { socials: [{ handle: 'list.claimed', followers: 9 }] });
    const list = await upload(
      'Creator Name,Insta ID,Foll.,Genre,Loc\nOne,@list.one,1.2M,Food/Chess,Kochi\nTwo,list.two,86.2,food,\nMe,list.claimed,5,,\nBad,,7,,\n',
    );
    expect(list).toMatchObject({
      status: 'checked',
      rows: 4,
      name: 'insta-list.csv',
      format: 'csv',
      expected: { added: 1, changed: 0, unchanged: 0, claimed: 1, suppressed: 0, refused: 2 },
      mapping: {
        'Creator Name': 'name',
        'Insta ID': 'handle_instagram',
        'Foll.': 'followers',
        Genre: 'categories',
        Loc: 'location',
      },
      questions: [{ column: 'Foll.', count: 1, value: '86.2' }],
      problems: [
        { line: 3, reason: 'ambiguous', column: 'Foll.', choices: [86, 86_200, 8_620_000] },
        { line: 5, reason: 'no_account' },
      ],
    });
    expect(list.preview).toMatchObject([
      {
        outcome: 'added',
        cells: ['One', '@list.one', '1.2M', 'Food/Chess', 'Kochi'],
        stored: { accounts: [{ handle: 'list.one', followers: 1_200_000 }], place: 'Kochi', topics: ['Chess'] },
      },
      { outcome: 'refused', stored: null, reasons: ['ambiguous'] },
      { outcome: 'claimed' },
      { outcome: 'refused', reasons: ['no_account'] },
    ]);
    expect(await profiles('list.one', 'list.two', claimed.username ?? '')).toHaveLength(1);
  });

  it('is read again under another mapping and answers, which the next list of its source remembers', async () => {
    const list = await upload('Who,Insta ID,Foll.\nOne,answer.one,86.2\n');
    const dry = await asOperator(`POST /operator/imports/${list.id}/run`, {
      mapping: { ...list.mapping, Who: 'name' },
      choices: { 'Foll.': '1000' },
      dry: true,
    });
    expect(dry.body.data).toMatchObject({ status: 'checked', expected: { added: 1 }, questions: [] });
    expect(await profiles('answer.one')).toEqual([]);
    const done = await run(list.id);
    expect(done).toMatchObject({ status: 'done', counts: { added: 1 }, done: 1 });
    expect(await profiles('answer.one')).toMatchObject([{ display_name: 'One', followers: 86_200 }]);
    const next = await upload('Who,Insta ID,Foll.\nTwo,answer.two,12.5\n');
    expect(next).toMatchObject({ mapping: { Who: 'name' }, choices: { 'Foll.': '1000' }, expected: { added: 1 } });
  });

  it('whose person asked not to be here shows nothing of them, and stores nothing', async () => {
    await asOperator('POST /operator/suppressions', { handle: '@hidden.one', platform: 'instagram' });
    const list = await upload('Name,Insta ID\nHidden Person,hidden.one\n');
    expect(list.preview).toMatchObject([{ outcome: 'suppressed', cells: [], stored: null }]);
    expect(await run(list.id)).toMatchObject({ counts: { suppressed: 1, added: 0 } });
    expect(await profiles('hidden.one')).toEqual([]);
  });

  it.each([
    ['', 'file'],
    ['%PDF-1.7', 'file'],
    ['colour,size\nred,1\n', 'file'],
  ])('that is none is refused with a sentence: %j', async (content, field) => {
    const { status, body } = await send(content);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'BAD_INPUT', [field]]);
  });

  it('refuses mappings of columns it does not have, and two columns for one field', async () => {
    const list = await upload('Name,Insta ID\nOne,map.one\n');
    for (const mapping of [{ Nothing: 'name' }, { Name: 'handle_instagram' }]) {
      const { status, body } = await asOperator(`POST /operator/imports/${list.id}/run`, { mapping });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['mapping']]);
    }
  });

  it('gives its left-out lines as a file that can be imported again', async () => {
    const list = await upload('Name,Insta ID,Foll.\n=Two,reject.two,86.2\nOne,reject.one,5\n');
    await run(list.id);
    const reply = await fetch(`${app.url}/api/operator/imports/${list.id}/rejects?format=csv`, {
      headers: { authorization: `Bearer ${operator}` },
    });
    const text = await reply.text();
    expect(text).toBe(
      `line,reason,Name,Insta ID,Foll.\n2,"Foll. can be read as 86 or 86,200 or 86,20,000: 86.2. Write it without separators.",'=Two,reject.two,86.2\n`,
    );
    const again = await upload(text.replace(/86\.2\n/, '86200\n'));
    await run(again.id);
    expect(await profiles('reject.two')).toMatchObject([{ display_name: '=Two', followers: 86_200 }]);
  });
});

describe('an import', () => {
  it('runs once, and goes on behind the last stored line after an interruption', async () => {
    const lines = Array.from({ length: 120 }, (_, at) => `Line ${at},resume.${at},${at}`);
    const list = await upload(['Name,Insta ID,Followers', ...lines].join('\n'));
    await asOperator(`POST /operator/imports/${list.id}/run`);
    const { context } = app;
    let batches = 0;
    const db = context.db;
    const broken = {
      ...context,
      now: () => {
        // The process dies while the third batch is stored.
        if (++batches > 4) throw new Error('gone');
        return context.now();
      },
    };
    await expect(workOnImport(broken, Number(list.id))).rejects.toThrow('gone');
    const half = (await asOperator(`GET /operator/imports/${list.id}`)).body.data as Import;
    expect(half.status).toBe('running');
    expect(half.done).toBeGreaterThan(0);
    expect(half.done).toBeLessThan(120);
    await resumeImports(context);
    expect((await asOperator(`GET /operator/imports/${list.id}`)).body.data).toMatchObject({ done: half.done });
    await db
      .updateTable('profile_import')
      .set({ claimed_until: new Date(0) })
      .where('id', '=', Number(list.id))
      .execute();
    await resumeImports(context);
    const done = (await asOperator(`GET /operator/imports/${list.id}`)).body.data as Import;
    expect(done).toMatchObject({ status: 'done', done: 120, counts: { added: 120, unchanged: 0 } });
    const again = await asOperator(`POST /operator/imports/${list.id}/run`);
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('is undone: what it made goes, what it changed comes back, and what others touched stays', async () => {
    const tag = `undo${nextNumber()}`;
    await run((await upload(`Name,Insta ID,Followers,Loc\nKnown,${tag}.known,10,Pune\nSame,${tag}.same,10,Pune\n`)).id);
    const list = await upload(
      `Name,Insta ID,Followers,Loc,Youtube link\nChanged,${tag}.known,20,Kochi,https://youtube.com/@${tag}\nNew,${tag}.new,1,,\nLiked,${tag}.liked,1,,\nEdited,${tag}.edited,1,,\nSame,${tag}.same,30,Pune,\n`,
    );
    expect(await run(list.id)).toMatchObject({ counts: { added: 3, changed: 2 }, undo: { takes: 5, keeps: 0 } });
    expect((await profiles(`${tag}.known`))[0]).toMatchObject({ display_name: 'Changed', city_id: 'kochi' });
    const idOf = async (handle: string) =>
      (
        await app.context.db
          .selectFrom('influencer_profile')
          .select('id')
          .where('username', '=', handle)
          .executeTakeFirstOrThrow()
      ).id;
    const brand = await makeBrand(app.context.db);
    const token = await makeToken(app.context, brand);
    const liked = String(await idOf(`${tag}.liked`));
    await app.api('POST /user/add/UserBookmarks', { token, body: { target_type: 'influencer', target_id: liked } });
    await asOperator(`PUT /operator/influencers/${await idOf(`${tag}.edited`)}`, { fullname: 'Edited by hand' });
    const before = (await asOperator(`GET /operator/imports/${list.id}`)).body.data;
    expect(before).toMatchObject({ undo: { takes: 3, keeps: 2 } });
    const undone = await asOperator(`POST /operator/imports/${list.id}/undo`);
    expect(undone.body.data).toMatchObject({ status: 'undone', undo: null });
    expect(await profiles(`${tag}.known`, `${tag}.same`, `${tag}.new`, `${tag}.liked`, `${tag}.edited`)).toMatchObject([
      { username: `${tag}.edited`, display_name: 'Edited by hand' },
      { username: `${tag}.known`, display_name: 'Known', followers: 10, city_id: 'pune' },
      { username: `${tag}.liked` },
      { username: `${tag}.same`, followers: 10 },
    ]);
    const accounts = await app.context.db
      .selectFrom('social_account')
      .select('platform_id')
      .where('influencer_id', '=', await idOf(`${tag}.known`))
      .execute();
    expect(accounts).toEqual([{ platform_id: 'instagram' }]);
    const twice = await asOperator(`POST /operator/imports/${list.id}/undo`);
    expect([twice.status, twice.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('is forgotten after 30 days, but for its counts', async () => {
    const list = await upload('Name,Insta ID\nOld,old.list\n');
    await run(list.id);
    const later = { ...app.context, now: () => new Date(Date.now() + 31 * 86_400_000) };
    await forgetImports(later);
    const kept = (await asOperator(`GET /operator/imports/${list.id}`)).body.data as Import;
    expect(kept).toMatchObject({ status: 'done', counts: { added: 1 }, preview: [], columns: [], mapping: {} });
    const rejects = await asOperator(`GET /operator/imports/${list.id}/rejects?format=csv`);
    expect([rejects.status, rejects.body.code]).toEqual([409, 'CONFLICT']);
  });
});
