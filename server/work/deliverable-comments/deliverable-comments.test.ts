import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeliverableComment } from '../../../contract/work/deliverable-comments.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { type Deal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeMp4 } from '../../../tests/makers/video.ts';
import { tusClient } from '../../../tests/tus.ts';

let stage: Stage;
let deal: Deal;
let piece: Deliverable;
beforeAll(async () => {
  stage = await setStage();
  deal = await strikeFundedDeal(stage);
  const metadata = { purpose: 'draft', application_id: deal.application.id, filetype: 'video/mp4' };
  const upload_id = await tusClient(stage.app.url, deal.influencer.token).upload(makeMp4({ seconds: 42 }), metadata);
  piece = (await deal.submit({ url: null, upload_id })).body.data as Deliverable;
});
afterAll(() => stage.app.close());

const list = async (who: Player) =>
  (await stage.call(who, `GET /campaign/deliverables/${piece.id}/comments`)).body.data as DeliverableComment[];
const add = (who: Player, body: object) => stage.call(who, `POST /campaign/deliverables/${piece.id}/comments`, body);
const resolve = (who: Player, id: string, resolved = true) =>
  stage.call(who, `PUT /campaign/deliverables/${piece.id}/comments/${id}`, { resolved });
const noticesOf = async (who: Player) =>
  (
    await stage.app.context.db
      .selectFrom('notification')
      .select('title')
      .where('account_id', '=', who.id)
      .where('title', 'like', 'Comment:%')
      .execute()
  ).length;

describe('comments on a draft', () => {
  it('name a second and a version, are answered, and told to the other side once an hour', async () => {
    const text = 'Could the ladle stay in the frame one beat longer?';
    const first = await add(stage.brand, { text, at_second: 14.25 });
    expect(first).toMatchObject({
      status: 200,
      body: { data: { number: 1, version: 1, at_second: 14.25, text, resolved: false, reply_to: null } },
    });
    const { id } = first.body.data as DeliverableComment;
    await add(stage.brand, { text: 'The price is last month’s.', at_second: 33, version: 1 });
    expect(await noticesOf(deal.influencer)).toBe(1);
    const answer = await add(deal.influencer, { text: 'Yes, I have 2 more seconds of it.', reply_to: id });
    expect(answer.body.data).toMatchObject({ number: null, at_second: null, reply_to: id });
    expect(await noticesOf(stage.brand)).toBe(1);
    const numbers = [1, 2, null];
    for (const who of [stage.brand, deal.influencer]) {
      expect((await list(who)).map(({ number }) => number)).toEqual(numbers);
    }
  });

  it('are resolved and opened again by either side', async () => {
    const [first] = await list(stage.brand);
    const id = first?.id ?? '';
    expect((await resolve(deal.influencer, id)).body.data).toMatchObject({ resolved: true });
    const again = (await resolve(stage.brand, id)).body.data as DeliverableComment;
    expect(again.resolved_at).toBe(((await list(stage.brand))[0] as DeliverableComment).resolved_at);
    expect((await resolve(stage.brand, id, false)).body.data).toMatchObject({ resolved: false, resolved_at: null });
  });

  it.each([
    ['nothing', { text: ' ' }, 400],
    ['a second beyond the end', { text: 'Here', at_second: 43 }, 400],
    ['a version to come', { text: 'Here', version: 2 }, 400],
    ['an unknown comment', { text: 'Here', reply_to: '99999' }, 400],
    ['a long text', { text: 'x'.repeat(2_001) }, 400],
  ])('of %s are refused', async (_name, body, status) => {
    expect((await add(stage.brand, body)).status).toBe(status);
  });

  it('are nobody else’s, and an answer is not resolved by itself', async () => {
    const stranger = await stage.newInfluencer();
    const [first, , answer] = await list(stage.brand);
    expect((await stage.call(stranger, `GET /campaign/deliverables/${piece.id}/comments`)).status).toBe(404);
    expect((await add(stranger, { text: 'Mine' })).status).toBe(404);
    expect((await resolve(stranger, first?.id ?? '')).status).toBe(404);
    expect((await resolve(stage.brand, answer?.id ?? '')).status).toBe(404);
    expect((await resolve(stage.brand, '99999')).status).toBe(404);
  });

  it('end at five hundred, as versions do at fifty', async () => {
    const { db } = stage.app.context;
    const deliverable_id = Number(piece.id);
    const row = { deliverable_id, version: 1, author_id: Number(stage.brand.id), text: 'Once more.' };
    const left = 500 - (await list(stage.brand)).length;
    await db.insertInto('deliverable_comment').values(Array(left).fill(row)).execute();
    const refused = { status: 422, body: { code: 'RULE' } };
    expect(await add(stage.brand, { text: 'One more.' })).toMatchObject(refused);
    await db.deleteFrom('deliverable_comment').where('text', '=', row.text).execute();
    const setVersion = (version: number) =>
      db.updateTable('deliverable').set({ version }).where('id', '=', deliverable_id).execute();
    await setVersion(50);
    expect(await deal.change(deal.influencer, piece.id, { caption: '#ad Another cut.' })).toMatchObject(refused);
    await setVersion(1);
  });

  it('stay with their version, and are closed once the work is approved', async () => {
    await deal.change(deal.influencer, piece.id, { caption: '#ad Another cut.' });
    expect((await add(stage.brand, { text: 'Good.' })).body.data).toMatchObject({ version: 2 });
    expect((await list(stage.brand)).map(({ version }) => version)).toEqual([1, 1, 1, 2]);
    expect((await deal.change(stage.brand, piece.id, { status: 'approved', version: 2 })).status).toBe(200);
    expect((await add(stage.brand, { text: 'Late.' })).body).toMatchObject({ code: 'ILLEGAL_MOVE' });
    const { can } = (await deal.work()).find(({ id }) => id === piece.id) as Deliverable;
    expect(can.comment).not.toBe(true);
    expect((await list(stage.brand)).length).toBe(4);
  });
});
