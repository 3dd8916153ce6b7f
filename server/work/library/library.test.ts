import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { LibraryPiece } from '../../../contract/work/library.ts';
import { strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeMp4 } from '../../../tests/makers/video.ts';
import { readPdf } from '../../../tests/pdf.ts';
import { tusClient } from '../../../tests/tus.ts';
import { unzip } from '../../../tests/zip.ts';
import { keepVersion } from '../agreements/freeze.service.ts';
import { readTerms } from '../agreements/reading.service.ts';

let stage: Stage;
/** Deliverables by the term of their rights. */
const ids: Record<string, string> = {};
const bytes = makeMp4({ seconds: 12 });

async function pay(name: string, rights: object | null) {
  const deal = await strikeFundedDeal(stage, { title: `Rights ${name} campaign`, usage_rights: rights as never });
  const upload_id = await tusClient(stage.app.url, deal.influencer.token).upload(bytes, {
    purpose: 'draft',
    application_id: deal.application.id,
    filename: 'film.mp4',
    filetype: 'video/mp4',
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

const today = () => dateInIndia(new Date());
const nothing = { channels: null, editing: null, territory: null, from: null, until: null, days_left: null };

interface Reply {
  data: LibraryPiece[];
  total: number;
  facets: Record<string, number>;
  campaigns: object[];
  creators: object[];
  next_cursor: string | null;
}
const list = async (query = '', who: Player = stage.brand) =>
  (await stage.call(who, `GET /library${query}`)).body as unknown as Reply;
const ask = (path: string, { token }: Player = stage.brand) =>
  fetch(`${stage.app.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
const rights = (id = '', format = 'text') => ask(`/library/${id}/rights?format=${format}`);
const archive = (chosen: readonly (string | undefined)[], who?: Player) =>
  ask(`/library/archive?format=zip${chosen.map((id) => `&id=${id}`).join('')}`, who);
const open = (id = '', who: Player = stage.brand) => stage.call(who, `GET /library/${id}/file`);

describe('the content library', () => {
  it('has every paid piece with its rights, newest first, and nothing that is not paid', async () => {
    const { data, total, facets } = await list();
    expect(data.map(({ id }) => id)).toEqual([ids.none, ids.endless, ids.short]);
    expect(total).toBe(3);
    expect(facets).toMatchObject({ none: 1, ended: 0 });
    const [none, endless, short] = data;
    expect(none?.rights).toEqual({ ...nothing, state: 'none' });
    expect(endless?.rights).toEqual({ ...nothing, state: 'in_use', territory: 'World', from: today() });
    expect(short).toMatchObject({ has_file: true, video: { duration: 12 }, rights: { territory: 'India' } });
    expect(short?.rights).toMatchObject({
      state: 'ends_soon',
      from: today(),
      until: addDays(today(), 7),
      days_left: 7,
    });
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

  it('lists rights that end soon by their last day, page by page', async () => {
    await pay('sooner', { days: 3, territory: 'India' });
    await pay('later', { days: 20, territory: 'India' });
    const byDay = [ids.sooner, ids.short, ids.later];
    expect((await list('?state=ends_soon')).data.map(({ id }) => id)).toEqual(byDay);
    const first = await list('?state=ends_soon&limit=1');
    const second = await list(`?state=ends_soon&limit=1&cursor=${first.next_cursor}`);
    const third = await list(`?state=ends_soon&limit=1&cursor=${second.next_cursor}`);
    expect([first, second, third].flatMap(({ data }) => data.map(({ id }) => id))).toEqual(byDay);
    const { db } = stage.app.context;
    await db
      .deleteFrom('paid_piece')
      .where('deliverable_id', 'in', [Number(ids.sooner), Number(ids.later)])
      .execute();
  });

  it('is filtered by creator and channel, and names what there is to choose from', async () => {
    const { data, campaigns, creators } = await list();
    expect(campaigns).toHaveLength(3);
    expect(creators).toHaveLength(3);
    const of = data.find(({ id }) => id === ids.endless);
    expect((await list(`?influencer_id=${of?.user.id}`)).data.map(({ id }) => id)).toEqual([ids.endless]);
    // Rights that name no channel are for all of them; no rights are for none.
    expect((await list('?channel=print')).data.map(({ id }) => id)).toEqual([ids.endless, ids.short]);
  });

  it('gives the rights to a piece as a document, and those to all as CSV', async () => {
    const text = await (await rights(ids.short, 'text')).text();
    for (const line of ['Piece: Reel 1', 'Channels: every channel', 'Territory: India', 'Agreement: ', 'SHA-256'])
      expect(text).toContain(line);
    const { text: drawn } = await readPdf(new Uint8Array(await (await rights(ids.short, 'pdf')).arrayBuffer()));
    expect(drawn).toContain('Rights short campaign');
    const csv = await (await ask('/library?format=csv&state=in_use')).text();
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain('no end');
    expect((await ask('/library?format=csv', stage.influencer)).status).toBe(422);
  });

  it('gives chosen pieces as an archive with their rights', async () => {
    const reply = await archive([ids.short, ids.endless, ids.short]);
    expect(reply.headers.get('content-type')).toBe('application/zip');
    const files = unzip(Buffer.from(await reply.arrayBuffer()));
    const names = [...files.keys()];
    expect(names).toHaveLength(5);
    expect(names[0]).toBe('rights.csv');
    expect(names.filter((name) => name.endsWith('/video.mp4'))).toHaveLength(2);
    const film = names.find((name) => name.endsWith(`-${ids.short}/video.mp4`)) ?? '';
    expect(new Uint8Array(files.get(film) ?? [])).toEqual(bytes);
    expect(String(files.get(film.replace('video.mp4', 'rights.txt')))).toContain('Territory: India');
    expect((await archive([ids.short, ids.none])).status).toBe(409);
    expect((await archive([ids.short, '99999'])).status).toBe(404);
    expect((await archive([])).status).toBe(400);
    expect((await archive([ids.short], await stage.newBrand())).status).toBe(404);
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
    const past = { paid_on: addDays(today(), -8), last_day: addDays(today(), -1) };
    await db.updateTable('paid_piece').set(past).where('deliverable_id', '=', Number(ids.short)).execute();
    const { data: [ended] = [] } = await list('?state=ended');
    expect(ended).toMatchObject({ id: ids.short, picture: null, rights: { days_left: 0 } });
    expect((await archive([ids.short])).status).toBe(409);
    expect((await rights(ids.short, 'text')).status).toBe(200);
    expect(await open(ids.short)).toMatchObject({
      ...refused,
      body: { ...refused.body, renew: { application_id: ended?.application_id } },
    });
  });

  it('has a piece, and its rights begin, once every payment that names it is paid', async () => {
    const payments = [
      { label: 'First', amount: 6_000, due: 'approved', deliverables: ['reel-1'] },
      { label: 'Rest', amount: 12_000, due: 'approved', deliverables: ['reel-2'] },
    ];
    const content = [{ type: 'reel', quantity: 2 } as const];
    const deal = await strikeFundedDeal(
      stage,
      { content, usage_rights: { days: 30, territory: 'India' } },
      18_000,
      payments,
    );
    const { id } = (await deal.submit()).body.data as { id: string };
    const query = `?campaign_id=${deal.campaign.id}`;
    expect((await list(query)).total).toBe(0);
    await deal.change(stage.brand, id, { status: 'approved' });
    expect((await list(query)).data).toMatchObject([{ id, rights: { from: today(), until: addDays(today(), 30) } }]);
  });

  it('follows the agreement in force: a new term opens a piece again, and a last day that it names is kept', async () => {
    const { context } = stage.app;
    const { data: [ended] = [] } = await list('?state=ended');
    const applicationId = Number(ended?.application_id);
    const terms = (await readTerms(context, [applicationId])).get(applicationId);
    if (!terms) throw new Error('No agreement');
    const until = async (version: number, named: { days: number; until: string | null }) => {
      const usage_rights = { territory: 'India', ...named };
      await keepVersion(context, { applicationId, version, terms: { ...terms, usage_rights } });
      return (await list(`?campaign_id=${ended?.campaign.id}`)).data[0]?.rights;
    };
    expect(await until(2, { days: 60, until: null })).toMatchObject({ state: 'in_use', until: addDays(today(), 52) });
    expect((await open(ended?.id)).status).toBe(200);
    expect(await until(3, { days: 60, until: '2030-01-31' })).toMatchObject({ until: '2030-01-31' });
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
