import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { type Deal, goodCaption, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeMp4 } from '../../../tests/makers/video.ts';
import { tusClient } from '../../../tests/tus.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const dataOf = (reply: { body: { data?: unknown } }) => reply.body.data as Deliverable;
const upload = (deal: Deal, bytes = makeMp4({ seconds: 42, codec: 'hvc1' }), filetype = 'video/mp4') =>
  tusClient(stage.app.url, deal.influencer.token).upload(bytes, {
    purpose: 'draft',
    application_id: deal.application.id,
    filename: 'sadya-reel-1.mp4',
    filetype,
  });

describe('a draft as a video', () => {
  it('is played in parts by both sides, with its facts, and can no longer be removed', async () => {
    const deal = await strikeFundedDeal(stage);
    const bytes = makeMp4({ seconds: 42, codec: 'hvc1' });
    const id = await upload(deal, bytes);
    const piece = dataOf(await deal.submit({ url: null, upload_id: id }));
    const video = {
      filename: 'sadya-reel-1.mp4',
      type: 'video/mp4',
      duration: 42,
      width: 1080,
      height: 1920,
      codec: 'hvc1',
    };
    expect(piece).toMatchObject({
      status: 'submitted',
      url: null,
      version: 1,
      video: { ...video, bytes: bytes.length },
    });
    for (const who of [stage.brand, deal.influencer]) {
      const [seen] = await deal.work(who);
      const part = await fetch(`${stage.app.url}${seen?.file}`, { headers: { range: 'bytes=100-199' } });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
      expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200));
    }
    expect((await tusClient(stage.app.url, deal.influencer.token).remove(id)).status).toBe(409);
  });

  it('is of this agreement, its own, and finished', async () => {
    const [deal, other] = [await strikeFundedDeal(stage), await strikeFundedDeal(stage)];
    const foreign = await upload(other);
    const open = tusClient(stage.app.url, deal.influencer.token);
    const metadata = { purpose: 'draft', application_id: deal.application.id, filetype: 'video/mp4' };
    const begun = (await open.begin(5_000, metadata)).headers.get('location')?.split('/').at(-1);
    for (const [upload_id, status] of [
      [foreign, 404],
      ['f'.repeat(32), 404],
      ['none', 400],
      [begun, 409],
    ] as const) {
      expect((await deal.submit({ url: null, upload_id })).status).toBe(status);
    }
  });

  it('keeps every version, and approval names one', async () => {
    const deal = await strikeFundedDeal(stage);
    const first = dataOf(await deal.submit({ url: null, upload_id: await upload(deal) }));
    await deal.change(stage.brand, first.id, { status: 'changes_requested', version: 1 });
    const next = await upload(deal, makeMp4({ seconds: 45 }));
    const second = dataOf(
      await deal.change(deal.influencer, first.id, { upload_id: next, caption: `${goodCaption} Brighter.` }),
    );
    expect(second.versions.map(({ version, video, caption }) => [version, video?.duration, caption])).toEqual([
      [2, 45, `${goodCaption} Brighter.`],
      [1, 42, goodCaption],
    ]);
    const old = await fetch(`${stage.app.url}${second.versions[1]?.file}`, { method: 'HEAD' });
    expect(old.status).toBe(200);
    for (const status of ['approved', 'changes_requested']) {
      const stale = await deal.change(stage.brand, first.id, { status, version: 1 });
      expect(stale).toMatchObject({ status: 409, body: { code: 'STALE' } });
    }
    const approved = dataOf(await deal.change(stage.brand, first.id, { status: 'approved', version: 2 }));
    expect(approved).toMatchObject({ status: 'approved', version: 2, approved_version: 2 });
  });
});

describe('the ticks of where the label is shown', () => {
  it('are needed for approval, as the kind of work has them', async () => {
    const content = [
      { type: 'reel', quantity: 1 },
      { type: 'story', quantity: 1 },
    ] as const;
    const deal = await strikeFundedDeal(stage, { content: [...content] });
    const reel = dataOf(await deal.submit({ disclosure_shown: undefined }));
    expect(reel).toMatchObject({ disclosure_shown: {}, disclosure_needed: ['picture', 'spoken'] });
    const story = dataOf(await deal.submit({ disclosure_shown: { picture: true } }));
    expect(story.disclosure_needed).toEqual(['picture']);
    const refused = { status: 422, body: { code: 'DISCLOSURE_MISSING' } };
    expect(await deal.change(stage.brand, reel.id, { status: 'approved' })).toMatchObject(refused);
    expect((await deal.release()).status).toBe(409);
    expect((await deal.change(stage.brand, story.id, { status: 'approved' })).status).toBe(200);
    const shown = { picture: true, spoken: true, partnership_tool: true };
    await deal.change(deal.influencer, reel.id, { disclosure_shown: shown });
    expect((await deal.change(stage.brand, reel.id, { status: 'approved' })).status).toBe(200);
  });

  it('are taken back by the creator and ticked again by the influencer only', async () => {
    const deal = await strikeFundedDeal(stage);
    const { id } = dataOf(await deal.submit());
    expect((await deal.change(stage.brand, id, { disclosure_shown: { spoken: true } })).status).toBe(400);
    const contested = dataOf(await deal.change(stage.brand, id, { disclosure_shown: { spoken: false } }));
    expect(contested).toMatchObject({
      status: 'submitted',
      disclosure_shown: { picture: true, spoken: false },
      disclosure_contested: ['spoken'],
    });
    expect((await deal.change(stage.brand, id, { status: 'approved' })).body.code).toBe('DISCLOSURE_MISSING');
    const untold = dataOf(await deal.change(deal.influencer, id, { caption: '#ad Once more.' }));
    expect(untold).toMatchObject({ disclosure_contested: ['spoken'], version: 2 });
    const again = dataOf(await deal.change(deal.influencer, id, { disclosure_shown: { spoken: true } }));
    expect(again).toMatchObject({ disclosure_contested: [], disclosure_shown: { picture: true, spoken: true } });
    expect((await deal.change(stage.brand, id, { status: 'approved' })).status).toBe(200);
    expect((await deal.change(stage.brand, id, { disclosure_shown: { spoken: false } })).status).toBe(409);
  });

  it('are taken back once each, and on the newest version only', async () => {
    const deal = await strikeFundedDeal(stage);
    const { id } = dataOf(await deal.submit());
    await deal.change(deal.influencer, id, { caption: '#ad Another cut.' });
    const question = (place: string, version: number) =>
      deal.change(stage.brand, id, { disclosure_shown: { [place]: false }, version });
    expect(await question('spoken', 1)).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect((await question('spoken', 2)).status).toBe(200);
    await deal.change(deal.influencer, id, { disclosure_shown: { spoken: true } });
    expect(await question('spoken', 3)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await question('picture', 3)).status).toBe(200);
    await deal.change(deal.influencer, id, { disclosure_shown: { picture: true } });
    expect(await question('picture', 4)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await deal.change(stage.brand, id, { status: 'approved', version: 4 })).status).toBe(200);
  });

  it('are not asked of agreements made before', async () => {
    const deal = await strikeFundedDeal(stage);
    const { db } = stage.app.context;
    await db.deleteFrom('deliverable').where('application_id', '=', Number(deal.application.id)).execute();
    await deal.work();
    const { id, disclosure_needed } = dataOf(await deal.submit({ disclosure_shown: undefined }));
    expect(disclosure_needed).toEqual([]);
    expect((await deal.change(stage.brand, id, { status: 'approved' })).status).toBe(200);
  });
});
