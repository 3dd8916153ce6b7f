import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { type Deal, goodCaption, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(async () => {
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
  await stage.app.close();
});

const three = {
  content: [
    { type: 'reel', quantity: 2 },
    { type: 'story', quantity: 1 },
  ],
} as const;
const dataOf = (reply: { body: { data?: unknown } }) => reply.body.data as Deliverable;
const stateOf = async (deal: Deal) => [
  (await deal.status()).status,
  ...(await deal.work()).map(({ status }) => status),
];

describe('the work of an agreement', () => {
  it('is planned when the offer is accepted, piece by piece, and derived where missing', async () => {
    const deal = await strikeDeal(stage, { content: [...three.content] });
    const names = (work: Deliverable[]) => work.map(({ type, number, status }) => `${type} ${number} ${status}`);
    const expected = ['reel 1 planned', 'reel 2 planned', 'story 1 planned'];
    expect(names(await deal.work())).toEqual(expected);
    const { db } = stage.app.context;
    await db.deleteFrom('deliverable').where('application_id', '=', Number(deal.application.id)).execute();
    const derived = await Promise.all([deal.work(), deal.work(deal.influencer), deal.work()]);
    for (const work of derived) expect(names(work)).toEqual(expected);
  });

  it('includes the due day of each piece', async () => {
    const content = [
      { type: 'reel', quantity: 2, due: dayFromNow(20) },
      { type: 'story', quantity: 1 },
    ] as const;
    const deal = await strikeDeal(stage, { content: [...content] });
    expect((await deal.status()).terms?.deliverables).toEqual(content);
    const days = (await deal.work()).map(({ type, due_on }) => `${type} ${due_on}`);
    expect(days).toEqual([`reel ${dayFromNow(20)}`, `reel ${dayFromNow(20)}`, 'story null']);
  });

  it("determines its application's status: requested changes outweigh, approved is when all are", async () => {
    const deal = await strikeFundedDeal(stage, { content: [...three.content] });
    const ids = (await deal.work()).map(({ id }) => id) as [string, string, string];
    expect(dataOf(await deal.submit()).id).toBe(ids[0]);
    expect(await stateOf(deal)).toEqual(['submitted', 'submitted', 'planned', 'planned']);
    await deal.submit({ planned_id: ids[2] });
    await deal.change(stage.brand, ids[0], { status: 'changes_requested', note: 'Show the pot, please.' });
    expect(await stateOf(deal)).toEqual(['changes_requested', 'changes_requested', 'planned', 'submitted']);
    await deal.change(stage.brand, ids[2], { status: 'approved' });
    expect(await stateOf(deal)).toEqual(['changes_requested', 'changes_requested', 'planned', 'approved']);
    const url = 'https://www.instagram.com/reel/C2';
    const again = dataOf(await deal.change(deal.influencer, ids[0], { url, caption: `${goodCaption} With the pot.` }));
    expect(again).toMatchObject({ status: 'submitted', url, history: [{}, { note: 'Show the pot, please.' }, {}] });
    expect(await stateOf(deal)).toEqual(['submitted', 'submitted', 'planned', 'approved']);
    expect((await deal.release()).status).toBe(409);
    expect(dataOf(await deal.submit()).id).toBe(ids[1]);
    expect((await deal.submit()).body.reason).toBe('Everything agreed has been submitted.');
    for (const id of [ids[0], ids[1]]) await deal.change(stage.brand, id, { status: 'approved' });
    expect(await stateOf(deal)).toEqual(['approved', 'approved', 'approved', 'approved']);
    await deal.complete();
    expect(await stateOf(deal)).toEqual(['paid', 'published', 'published', 'published']);
  });

  it('keeps the later of two submissions, and cannot change once approved', async () => {
    const deal = await strikeFundedDeal(stage);
    const { id } = dataOf(await deal.submit());
    const caption = 'Sponsored: my monsoon brew.';
    const changed = dataOf(await deal.change(deal.influencer, id, { caption }));
    expect(changed).toMatchObject({
      caption,
      url: 'https://www.instagram.com/reel/C1',
      disclosure: { found: 'sponsored' },
    });
    expect((await deal.change(deal.influencer, id, { status: 'published' })).body.code).toBe('ILLEGAL_MOVE');
    await deal.change(stage.brand, id, { status: 'approved' });
    for (const body of [{ caption }, { url: 'https://youtu.be/1' }]) {
      expect((await deal.change(deal.influencer, id, body)).status).toBe(409);
    }
    expect((await deal.change(stage.brand, id, { status: 'approved' })).status).toBe(409);
    expect((await deal.change(stage.brand, id, { status: 'changes_requested' })).status).toBe(409);
    expect((await deal.submit()).status).toBe(409);
  });
});

describe('the disclosure gate', () => {
  it('shows both parties what is missing and refuses approval until it is there', async () => {
    const deal = await strikeFundedDeal(stage);
    const { id, disclosure } = dataOf(await deal.submit({ caption: 'My monsoon brew #adventure' }));
    expect(disclosure).toMatchObject({ ok: false, reason: expect.stringContaining('#ad') });
    expect((await deal.work(deal.influencer))[0]?.disclosure).toEqual(disclosure);
    const refused = await deal.change(stage.brand, id, { status: 'approved' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'DISCLOSURE_MISSING', reason: disclosure?.reason } });
    expect(await stateOf(deal)).toEqual(['submitted', 'submitted']);
    await deal.change(deal.influencer, id, { caption: goodCaption });
    expect((await deal.change(stage.brand, id, { status: 'approved' })).status).toBe(200);
    expect(await stateOf(deal)).toEqual(['approved', 'approved']);
  });

  it('requires AI-made work to be declared, and the language of the ad', async () => {
    const deal = await strikeFundedDeal(stage, { languages: ['hi'], disclosure_label: '#KaapiPays' });
    const { id, disclosure } = dataOf(await deal.submit({ ai_made: true, caption: 'विज्ञापन: मेरी कॉफ़ी' }));
    expect(disclosure).toMatchObject({ ok: false, reason: expect.stringContaining('AI-generated') });
    const next = (body: object) => deal.change(deal.influencer, id, body).then((reply) => dataOf(reply).disclosure);
    expect(await next({ caption: 'विज्ञापन: AI-generated कॉफ़ी' })).toMatchObject({ ok: true });
    expect(await next({ ai_made: false, caption: '#kaapipays coffee' })).toMatchObject({ ok: true });
    expect(await next({ caption: 'விளம்பரம்: காபி' })).toMatchObject({ ok: false });
  });

  it('is enforced in the database too', async () => {
    const { db } = stage.app.context;
    const forged = db.updateTable('deliverable').set({ status: 'approved' }).where('status', '=', 'submitted');
    await expect(forged.execute()).rejects.toMatchObject({ code: '23514' });
  });
});

describe('refused submissions', () => {
  it('include an invalid URL, and a file of somebody else', async () => {
    const deal = await strikeFundedDeal(stage);
    for (const url of ['http://instagram.com/1', 'nothing', 'https://youtu.be/1', '', null]) {
      expect((await deal.submit({ url })).body.fields, String(url)).toHaveProperty('url');
    }
    expect((await deal.submit({ url: null, file: '1' })).body.fields).toHaveProperty('file');
    expect((await deal.submit({ planned_id: '99999' })).status).toBe(404);
    expect(await stateOf(deal)).toEqual(['in_progress', 'planned']);
  });

  it('include those of the wrong party', async () => {
    const deal = await strikeFundedDeal(stage);
    const path = `POST /campaign/${deal.campaign.id}/deliverables`;
    const body = {
      application_id: deal.application.id,
      url: 'https://www.instagram.com/reel/C1',
      caption: goodCaption,
    };
    expect((await stage.call(stage.brand, path, body)).body.code).toBe('ROLE');
    const applicant = await stage.newInfluencer();
    await stage.apply(applicant, deal.campaign);
    for (const who of [applicant, await stage.newInfluencer(), await stage.newBrand()]) {
      expect((await stage.call(who, path, body)).status).toBe(404);
      expect((await stage.call(who, `GET /campaign/${deal.campaign.id}/deliverables`)).status).toBe(404);
    }
    const { id } = dataOf(await deal.submit());
    expect((await deal.change(deal.influencer, id, { status: 'approved' })).body.code).toBe('ROLE');
    expect((await deal.change(stage.brand, id, { caption: 'Ours' })).body.code).toBe('ROLE');
    expect((await deal.change(stage.brand, id, { status: 'approved', caption: 'Ours' })).body.fields).toHaveProperty(
      'caption',
    );
    expect((await deal.change(await stage.newBrand(), id, { status: 'approved' })).status).toBe(404);
  });

  it('hide other people’s work from an influencer', async () => {
    const deal = await strikeFundedDeal(stage);
    const other = await stage.newInfluencer();
    const application = await stage.apply(other, deal.campaign);
    for (const status of ['shortlisted', 'offered']) await stage.move(stage.brand, application.id, status);
    await stage.move(other, application.id, 'accepted');
    expect((await deal.work(other)).map(({ user_id }) => user_id)).toEqual([String(other.id)]);
    expect((await deal.work()).length).toBe(2);
    const body = { application_id: deal.application.id, url: 'https://www.instagram.com/reel/C1' };
    expect((await stage.call(other, `POST /campaign/${deal.campaign.id}/deliverables`, body)).status).toBe(404);
  });
});

describe('a picture of the work', () => {
  const picture = async () =>
    new Blob([
      new Uint8Array(
        await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } })
          .png()
          .toBuffer(),
      ),
    ]);

  it('is submitted before publishing, visible to both parties, and then gets its URL', async () => {
    const deal = await strikeFundedDeal(stage);
    const upload = (token: string, file: Blob) => {
      const form = new FormData();
      form.set('file', file, 'draft.png');
      return stage.app.api(`POST /campaign/${deal.campaign.id}/deliverable-files`, { token, form });
    };
    expect((await upload(deal.influencer.token, new Blob(['<svg/>']))).status).toBe(415);
    expect((await upload(stage.brand.token, await picture())).body.code).toBe('ROLE');
    const uploaded = await upload(deal.influencer.token, await picture());
    const { file } = uploaded.body.data as { file: string };
    const { id } = dataOf(await deal.submit({ url: null, file }));
    const [work] = await deal.work();
    const shown = await fetch(`${stage.app.url}${work?.file}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(`${stage.app.url}${work?.file?.split('?')[0]}`)).status).toBe(404);
    await deal.change(stage.brand, id, { status: 'approved' });
    const url = 'https://www.instagram.com/reel/C9';
    expect(dataOf(await deal.change(deal.influencer, id, { status: 'published', url }))).toMatchObject({ url });
  });
});
