import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishDeal, strikeDeal } from '../../../tests/campaigns/paying.ts';
import { openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { stepUp } from '../../../tests/step-up.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

async function erase(who: Player) {
  await stepUp(stage.app, who.token);
  return stage.call(who, 'DELETE /user', {});
}
const refused = (reason: string) => ({
  status: 409,
  body: { code: 'CONFLICT', reason: expect.stringContaining(reason) },
});

it('neither party of held work can leave; once it is paid both can, and the other keeps the history', async () => {
  const brand = await stage.newBrand();
  const deal = await strikeDeal({ ...stage, brand });
  await deal.fund();
  await deal.act('pay');
  expect(await erase(brand)).toMatchObject(refused('₹18,000 is on hold for work'));
  expect(await erase(deal.influencer)).toMatchObject(refused('Submit the work'));
  await finishDeal(deal);
  expect((await deal.status()).status).toBe('paid');
  expect((await erase(deal.influencer)).status).toBe(200);
  const applicants = await stage.call(brand, `GET /campaign/apply_users/${deal.campaign.id}`);
  expect(JSON.stringify(applicants.body)).toContain('Deleted user');
  expect((await stage.call(brand, `GET /campaign/applications/${deal.application.id}/agreement`)).status).toBe(200);
  expect((await erase(brand)).status).toBe(200);
});

it('a dispute keeps both until it is decided', async () => {
  const brand = await stage.newBrand();
  const deal = await strikeDeal({ ...stage, brand });
  await deal.fund();
  await deal.act('pay');
  await deal.submit();
  await deal.dispute(brand);
  expect(await erase(brand)).toMatchObject(refused('deciding the dispute'));
});

it('unpaid work ends, and the other party is told why', async () => {
  const deal = await strikeDeal(stage, { compensation: 'product', product_value: 900 });
  expect((await erase(deal.influencer)).status).toBe(200);
  const { status, history } = await deal.status();
  expect(status).toBe('cancelled');
  expect(history.at(-1)).toMatchObject({ to: 'cancelled', note: 'The account was deleted.' });
});

it('a campaign without agreements is deleted with its brand, and its applicants are told', async () => {
  const brand = await stage.newBrand();
  const campaign = await stage.post(brand);
  const applicant = await stage.newInfluencer();
  await stage.apply(applicant, campaign, 9_000);
  expect((await erase(brand)).status).toBe(200);
  expect((await stage.call(applicant, `GET /campaign/${campaign.id}`)).status).toBe(404);
  const { body } = await stage.call(applicant, `GET /user/get_user_notifications/${applicant.id}`);
  expect(JSON.stringify(body)).toContain(campaign.title);
});

it('a pool with money keeps its creator and its payers; a withdrawal frees a payer', async () => {
  const [brand, partner] = [await stage.newBrand(), await stage.newBrand('partner')];
  const joint = await openJoint({ ...stage, brand });
  const pledge = await joint.contribute(partner, 20_000);
  expect(await erase(brand)).toMatchObject(refused('Split it'));
  expect(await erase(partner)).toMatchObject(refused('Withdraw your pledge'));
  await stage.move(partner, pledge.id, 'withdrawn');
  expect((await erase(partner)).status).toBe(200);
  expect((await erase(brand)).status).toBe(200);
});
