import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { openClockedStage } from '../../../tests/campaigns/clocked-stage.ts';
import { type Deal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import type { Player, Stage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
openClockedStage((opened) => {
  stage = opened;
});

async function publish(): Promise<{ deal: Deal; id: string }> {
  const deal = await strikeFundedDeal(stage);
  await deal.act('pay');
  const { id } = (await deal.submit()).body.data as Deliverable;
  await deal.change(stage.brand, id, { status: 'approved' });
  await deal.change(deal.influencer, id, { status: 'published' });
  return { deal, id };
}

async function upload({ campaign }: Deal, { token }: Player): Promise<string> {
  const picture = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#a52' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)]), 'insights.png');
  const { body } = await stage.app.api(`POST /campaign/${campaign.id}/deliverable-files`, { token, form });
  return (body.data as { file: string }).file;
}

it('figures that were typed in carry screenshots for both sides, which the next figures of the day replace', async () => {
  const { deal, id } = await publish();
  const files = [await upload(deal, deal.influencer), await upload(deal, deal.influencer)];
  const report = (figures: object) => deal.change(deal.influencer, id, { figures });
  await report({ views: 1_000, screenshots: files });
  for (const who of [stage.brand, deal.influencer]) {
    const [work] = await deal.work(who);
    expect(work?.figures?.screenshots).toHaveLength(2);
    for (const address of work?.figures?.screenshots ?? []) {
      expect((await fetch(`${stage.app.url}${address}`)).headers.get('content-type')).toBe('image/webp');
    }
  }
  await report({ views: 1_200 });
  expect((await deal.work())[0]?.figures).toMatchObject({ views: 1_200, screenshots: [] });
  const other = await publish();
  const foreign = await upload(other.deal, other.deal.influencer);
  const refused = { status: 400, body: { fields: { screenshots: 'This file wasn’t uploaded.' } } };
  expect(await report({ views: 1_300, screenshots: [foreign] })).toMatchObject(refused);
  expect((await deal.work())[0]?.figures).toMatchObject({ views: 1_200 });
});

it('figures that were typed in can be questioned by the campaign owner, once and within 7 days', async () => {
  const { deal, id } = await publish();
  const question = (who: Player, body: object = {}) =>
    deal.change(who, id, { figures_question: 'Your last reel had a tenth of that.', ...body });
  const report = () => deal.change(deal.influencer, id, { figures: { views: 90_000 } });
  expect((await question(stage.brand)).body.code).toBe('CONFLICT');
  await report();
  expect((await question(deal.influencer)).body.code).toBe('ROLE');
  expect((await question(await stage.newBrand())).status).toBe(404);
  expect((await question(stage.brand, { status: 'approved' })).body.code).toBe('BAD_INPUT');
  const asked = (await question(stage.brand)).body.data as Deliverable;
  expect(asked.figures?.question).toEqual({
    note: 'Your last reel had a tenth of that.',
    asked_at: expect.any(String),
  });
  expect((await question(stage.brand)).body.code).toBe('CONFLICT');
  const { body } = await stage.call(deal.influencer, `GET /user/get_user_notifications/${deal.influencer.id}`);
  expect(body.data).toContainEqual(
    expect.objectContaining({
      title: expect.stringMatching(/^Numbers questioned: reel 1 for /),
      description: expect.stringContaining('“Your last reel had a tenth of that.”'),
    }),
  );
  // New figures answer the question, and can be questioned in their turn.
  await report();
  expect((await deal.work())[0]).toMatchObject({ figures: { question: null }, can: { question: true } });
  const at = stage.app.context.now().getTime() + 7 * 86_400_000 + 1;
  stage.app.context.now = () => new Date(at);
  expect((await question(stage.brand)).body.code).toBe('EXPIRED');
});
