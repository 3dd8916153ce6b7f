import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import type { Health } from '../../../contract/operators/operator-home.ts';
import { strikeDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeAccount, makeProvenToken } from '../../../tests/makers/account.ts';
import { factorsIn } from '../../../tests/second-factors.ts';
import type { Config } from '../../kit/config/config.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const run = (settings: Pick<Config, 'production' | 'moneyHolding'>) =>
  Object.assign(stage.app.context.config, settings);

const healthOf = async () => {
  const { context, api } = stage.app;
  const { id } = await makeAccount(context.db, { role: 'operator' });
  const operator = { token: await makeProvenToken(context, { id }) };
  await factorsIn(stage.app).turnOn(operator);
  const { body } = await api('GET /operator/health', operator);
  return (body.data as Health[]).find(({ part }) => part === 'holding');
};
const noticesOf = async (who: Player) => {
  const reply = await stage.call(who, `GET /user/get_user_notifications/${who.id}`);
  return (reply.body.data as Notification[]).map(({ description }) => description);
};
const pledgeBudget = async () => {
  const owner = await stage.newBrand();
  const campaign = await stage.post(owner, {
    type: 'joint',
    needs: [{ kind: 'budget', description: 'Budget for the shoot', value: 10_000 }],
  });
  const pledge = await stage.pledge(stage.brand, campaign, { need: 0, value: 10_000 });
  await stage.move(owner, pledge.id, 'accepted');
  return stage.call(stage.brand, `POST /campaign/${campaign.id}/fund`, { application_id: pledge.id });
};

describe('in production, without a configured way of holding money', () => {
  beforeAll(() => run({ production: true, moneyHolding: undefined }));

  it('neither work nor a pool can be funded, and the console says so', async () => {
    const deal = await strikeDeal(stage);
    const refusal = { status: 422, body: { result: false, code: 'NOT_CONFIGURED' } };
    expect(await deal.fund()).toMatchObject(refusal);
    expect(await pledgeBudget()).toMatchObject(refusal);
    const stranger = await stage.newBrand();
    const body = { application_id: deal.application.id };
    expect((await stage.call(stranger, `POST /campaign/${deal.campaign.id}/fund`, body)).status).toBe(404);
    expect(await healthOf()).toMatchObject({ state: 'bad', detail: expect.stringContaining('MONEY_HOLDING') });
  });
});

describe('in production, with an escrow account', () => {
  beforeAll(() => run({ production: true, moneyHolding: 'escrow' }));

  it('work can be funded, and the payment partner is named as the holder of the money', async () => {
    const deal = await strikeDeal(stage);
    expect((await deal.fund()).status).toBe(200);
    expect((await deal.act('pay')).status).toBe(200);
    expect(await noticesOf(deal.influencer)).toContain(
      'The payment partner holds it until the payment plan releases it.',
    );
    expect((await pledgeBudget()).status).toBe(200);
    expect(await healthOf()).toMatchObject({ state: 'good' });
  });
});

describe('in a trial', () => {
  beforeAll(() => run({ production: false, moneyHolding: undefined }));

  it('work can be funded, and nobody is named as the holder of money', async () => {
    const deal = await strikeDeal(stage);
    expect((await deal.fund()).status).toBe(200);
    expect((await deal.act('pay')).status).toBe(200);
    const words = [...(await noticesOf(deal.influencer)), (await noticesOf(stage.brand))[0]].join('\n');
    expect(words).toContain('It is set aside until the payment plan releases it.');
    expect(words).not.toContain('payment partner');
    expect(await healthOf()).toMatchObject({ state: 'good' });
  });
});
