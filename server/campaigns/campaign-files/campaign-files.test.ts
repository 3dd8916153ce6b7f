import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignFile } from '../../../contract/campaigns/campaign-files.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { jointBody } from '../../../tests/campaigns/campaign-body.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';
import { formOf, makePdf, makePhoto } from '../../../tests/makers/upload.ts';

let stage: Stage;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  stage = await setStage();
  picture = await makePhoto();
});
afterAll(() => stage.app.close());

const pdf = makePdf();

function send(campaign: { id: string }, bytes: Uint8Array<ArrayBuffer>, name: string) {
  const form = formOf('file', bytes, name);
  return stage.app.api(`POST /campaign/${campaign.id}/files`, { token: stage.brand.token, form });
}

const list = async (who: Player, campaign: { id: string }) =>
  (await stage.call(who, `GET /campaign/${campaign.id}/files`)).body.data as CampaignFile[];

describe('reference files', () => {
  it('are stored as re-encoded pictures and PDFs, by content and not by name', async () => {
    const campaign = await stage.post(stage.brand);
    const sent = await send(campaign, picture, 'Mood board.exe');
    expect(sent.status).toBe(201);
    expect(sent.body.data).toMatchObject({ name: 'Mood board.exe', kind: 'image' });
    expect((await send(campaign, pdf, 'guide.png')).body.data).toMatchObject({ kind: 'pdf', bytes: pdf.length });
    const wrong = await send(campaign, new TextEncoder().encode('<svg onload="alert(1)"/>'), 'guide.pdf');
    expect(wrong).toMatchObject({ status: 415, body: { reason: expect.stringContaining('PDF') } });
    expect((await send(campaign, new Uint8Array(10_000_001), 'big.pdf')).status).toBe(413);
    const seen = await list(stage.influencer, campaign);
    expect(seen.map(({ name }) => name)).toEqual(['Mood board.exe', 'guide.png']);
  });

  it('open by a signed link, pictures inline and PDFs as a download', async () => {
    const campaign = await stage.post(stage.brand);
    await send(campaign, picture, 'board.jpg');
    await send(campaign, pdf, 'Shooting guide.pdf');
    const [board, guide] = await list(stage.influencer, campaign);
    const image = await fetch(stage.app.url + board?.url);
    expect(image.headers.get('content-disposition')).toBe('inline');
    const drawn = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
    expect(drawn).toMatchObject({ format: 'webp', width: 900 });
    expect(drawn.exif).toBeUndefined();
    expect(guide?.url).toMatch(/\/shooting-guide\.pdf\?/);
    const document = await fetch(stage.app.url + guide?.url);
    expect(document.headers.get('content-disposition')).toBe('attachment');
    expect(document.headers.get('content-type')).toBe('application/pdf');
    const bare = guide?.url.split('?')[0] ?? '';
    expect((await fetch(stage.app.url + bare)).status).toBe(404);
    expect((await fetch(`${stage.app.url}${bare.replace('/private-files/', '/files/')}`)).status).toBe(404);
  });

  it('of a draft are visible to its creator alone', async () => {
    const reply = await stage.call(stage.brand, 'POST /campaign/add', { draft: true, title: 'Monsoon' });
    const draft = reply.body.data as Campaign;
    await send(draft, pdf, 'guide.pdf');
    expect(await list(stage.brand, draft)).toHaveLength(1);
    expect((await stage.call(stage.influencer, `GET /campaign/${draft.id}/files`)).status).toBe(404);
  });

  it('are at most ten, also concurrently, and deleting one makes room', async () => {
    const campaign = await stage.post(stage.brand);
    const replies = await Promise.all(Array.from({ length: 12 }, () => send(campaign, pdf, 'guide.pdf')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 409, 409]);
    const [first] = await list(stage.brand, campaign);
    expect((await stage.call(stage.influencer, `DELETE /campaign/files/${first?.id}`)).status).toBe(404);
    expect((await stage.call(stage.brand, `DELETE /campaign/files/${first?.id}`)).status).toBe(200);
    expect((await stage.call(stage.brand, `DELETE /campaign/files/${first?.id}`)).status).toBe(404);
    // The file is deleted once its row is.
    await expect.poll(async () => (await fetch(stage.app.url + first?.url)).status).toBe(404);
    expect((await send(campaign, pdf, 'guide.pdf')).status).toBe(201);
  });
});

describe('a duplicate', () => {
  it('is a draft with everything except dates, people and money', async () => {
    const content = [{ type: 'reel', quantity: 2, due: dayFromNow(20) } as const];
    const usage_rights = { days: 30, territory: 'Kerala' };
    const campaign = await stage.post(stage.brand, { content, dos: ['Show the pour'], usage_rights });
    await stage.apply(stage.influencer, campaign);
    await send(campaign, pdf, 'guide.pdf');
    const reply = await stage.call(stage.brand, `POST /campaign/${campaign.id}/duplicate`);
    expect(reply.status).toBe(201);
    const copy = reply.body.data as Campaign;
    const { title, brief, dos, budget_per_creator, slots } = campaign;
    expect(copy).toMatchObject({ title, brief, dos, budget_per_creator, slots, usage_rights, is_draft: true });
    expect(copy).toMatchObject({
      application_deadline: null,
      start_date: null,
      end_date: null,
      counts: { applied: 0 },
    });
    expect(copy.content).toEqual([{ type: 'reel', quantity: 2 }]);
    const [original] = await list(stage.brand, campaign);
    await stage.call(stage.brand, `DELETE /campaign/files/${original?.id}`);
    const [kept] = await list(stage.brand, copy);
    expect(kept).toMatchObject({ name: 'guide.pdf' });
    expect((await fetch(stage.app.url + kept?.url)).status).toBe(200);
  });

  it('has its own cover, and the needs of a joint one without their pledges', async () => {
    const joint = (await stage.call(stage.brand, 'POST /campaign/add', jointBody())).body.data as Campaign;
    await stage.pledge(stage.influencer, joint, { need: 0, value: 1_000 });
    const form = formOf('image', picture, 'cover.jpg');
    await stage.app.api(`POST /campaign/${joint.id}/cover`, { token: stage.brand.token, form });
    const copy = (await stage.call(stage.brand, `POST /campaign/${joint.id}/duplicate`)).body.data as Campaign;
    const again = formOf('image', picture, 'cover.jpg');
    await stage.app.api(`POST /campaign/${joint.id}/cover`, { token: stage.brand.token, form: again });
    expect((await fetch(stage.app.url + copy.cover)).status).toBe(200);
    expect(copy.needs.map(({ kind, value, pledged }) => ({ kind, value, pledged }))).toEqual([
      { kind: 'budget', value: 100_000, pledged: 0 },
      { kind: 'venue', value: 40_000, pledged: 0 },
    ]);
  });
});
