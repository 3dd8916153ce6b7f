import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LibraryPiece } from '../../../contract/work/library.ts';
import { strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeMp4 } from '../../../tests/makers/video.ts';
import { tusClient } from '../../../tests/tus.ts';

let stage: Stage;
/** Deliverables by the term of their rights. */
const ids: Record<string, string> = {};
const bytes = makeMp4({ seconds: 12 });

async function pay(name: string, rights: object | null) {
  const deal = await strikeFundedDeal(stage, { title: `Rights ${name} campaign`, usage_rights: rights as never });
  const upload_id = await tusClient(stage.app.url, deal.influencer.token).upload(bytes, {
    ...{ purpose: 'draft', application_id: deal.application.id, filename: 'film.mp4', filetype: 'video/mp4' },
  });
  const { id } = (await deal.submit({ url: null, upload_id })).body.data as { id: string };
  await deal.complete();
  ids[name] = id;
}

beforeAll(async () => {
  stage = await setStage();
  await pay('short', { days: 7, territory: 'India' });
  await pay('endless', { days: null, territory: 'World' });
  await pay('none', null);
  const unpaid = await strikeFundedDeal(stage);
  await unpaid.submit();
}, 120_000);
afterAll(() => stage.app.close());

const nothing = { channels: null, editing: null, territory: null, until: null, days_left: null };

interface Reply {
  data: LibraryPiece[];
  total: number;
  facets: Record<string, number>;
  next_cursor: string | null;
}
const list = async (query = '', who: Player = stage.brand) =>
  (await stage.call(who, `GET /library${query}`)).body as unknown as Reply;
const open = (id = '', who: Player = stage.brand) => stage.call(who, `GET /library/${id}/file`);

describe('the content library', () => {
  it('has every paid piece with its rights, newest first, and nothing that is not paid', async () => {
    const { data, total, facets } = await list();
    expect(data.map(({ id }) => id)).toEqual([ids.none, ids.endless, ids.short]);
    expect(total).toBe(3);
    expect(facets).toMatchObject({ none: 1, ended: 0 });
    const [none, endless, short] = data;
    expect(none?.rights).toEqual({ ...nothing, state: 'none' });
    expect(endless?.rights).toEqual({ ...nothing, state: 'in_use', territory: 'World' });
    expect(short).toMatchObject({ has_file: true, video: { duration: 12 }, rights: { territory: 'India' } });
    expect(short?.rights.days_left).toBeGreaterThan(0);
  });

  it('keeps the time of approval when a piece is published', async () => {
    const { db } = stage.app.context;
    const id = Number(ids.endless);
    const of = async () => (await list()).data.find((piece) => piece.id === ids.endless)?.approved_at;
    const before = await of();
    const published = new Date(Date.now() + 86_400_000);
    await db.updateTable('deliverable').set({ updated_at: published }).where('id', '=', id).execute();
    expect(await of()).toBe(before);
  });

  it('is filtered by state, campaign, kind and words, page by page', async () => {
    expect((await list('?state=none')).data.map(({ id }) => id)).toEqual([ids.none]);
    expect((await list('?q=endless')).data.map(({ id }) => id)).toEqual([ids.endless]);
    expect((await list('?q=%25')).total).toBe(0);
    expect((await list('?type=story')).total).toBe(0);
    expect((await list('?campaign_id=99999')).total).toBe(0);
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.next_cursor}`);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual([ids.none, ids.endless, ids.short]);
    expect(second.next_cursor).toBeNull();
  });

  it('opens a file while its rights last', async () => {
    const { data } = (await open(ids.endless)).body as { data: { url: string; filename: string } };
    expect(data.filename).toBe('film.mp4');
    const file = await fetch(`${stage.app.url}${data.url}`);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it('keeps a file closed without rights and after their end, and says how to renew them', async () => {
    const refused = { status: 409, body: { code: 'RIGHTS_ENDED', renew: { application_id: expect.any(String) } } };
    expect(await open(ids.none)).toMatchObject(refused);
    const { db } = stage.app.context;
    const { application_id } = await db
      .selectFrom('deliverable')
      .select('application_id')
      .where('id', '=', Number(ids.short))
      .executeTakeFirstOrThrow();
    const { terms } = await db
      .selectFrom('agreement')
      .select('terms')
      .where('application_id', '=', application_id)
      .executeTakeFirstOrThrow();
    const ended = { ...(terms as object), usage_rights: { days: 7, territory: 'India', until: '2026-01-31' } };
    await db
      .insertInto('agreement')
      .values({
        application_id,
        version: 2,
        terms: JSON.stringify(ended),
        hash: 'a'.repeat(64),
        created_at: new Date(),
      })
      .execute();
    expect(await open(ids.short)).toMatchObject({
      ...refused,
      body: { ...refused.body, renew: { application_id: String(application_id) } },
    });
    expect((await list('?state=ended')).data).toMatchObject([
      { id: ids.short, picture: null, rights: { days_left: 0 } },
    ]);
  });

  it('is a business’s own', async () => {
    const other = await stage.newBrand();
    expect((await list('', other)).total).toBe(0);
    expect((await open(ids.endless, other)).status).toBe(404);
    expect((await stage.call(stage.influencer, 'GET /library')).body.code).toBe('ROLE');
    expect((await open(ids.endless, stage.influencer)).status).toBe(404);
    expect((await open('99999')).status).toBe(404);
  });
});
