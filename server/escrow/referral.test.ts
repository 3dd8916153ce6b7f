import { afterAll, beforeAll, expect, it } from 'vitest';
import { strikeDeal } from '../../tests/campaigns/paying.ts';
import { type Stage, setStage } from '../../tests/campaigns/stage.ts';
import { readReferrals, signUpBy } from '../../tests/makers/referral.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

it('a brand’s first funding makes the money of who invited it withdrawable, once', async () => {
  const { app, influencer: referrer } = stage;
  const signedUp = await signUpBy(app, referrer);
  const brand = { id: Number(signedUp.id), token: signedUp.token };
  const waiting = async () => (await readReferrals(app, referrer)).waiting;
  const first = await strikeDeal({ ...stage, brand });
  expect(await waiting()).toBe(100);
  await first.fund();
  expect(await waiting()).toBe(100);
  await first.act('pay', { twice: true });
  expect(await waiting()).toBe(0);
  const second = await strikeDeal({ ...stage, brand });
  await second.fund();
  await second.act('pay');
  const balance = (await stage.call(referrer, 'GET /wallet/balance')).body.data;
  expect(balance).toMatchObject({ referal_money: 100, withdrawable: 100, on_hold: 0 });
});
