import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../contract/kit/calls.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import { strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeMemberToken } from '../../../tests/makers/membership.ts';
import { everyCall } from '../../../tests/requests.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

/** Token of a payer of the stage's brand, with limits in rupees. */
const makePayer = (limits: { payment?: number; month?: number }) =>
  makeMemberToken(stage.app.context, {
    account: { id: String(stage.brand.id) },
    roles: ['finance'],
    more: {
      limit_payment: limits.payment === undefined ? null : toPaise(limits.payment),
      limit_month: limits.month === undefined ? null : toPaise(limits.month),
    },
  });

async function fundAs(token: string, deal: Awaited<ReturnType<typeof strikeDeal>>) {
  return stage.app.api(`POST /campaign/${deal.campaign.id}/fund`, {
    token,
    body: { application_id: deal.application.id },
  });
}

it('is decided for every writing call of payers: does it move money?', () => {
  const members = everyCall.filter(({ call }) => call.auth === 'user');
  const of = (test: (call: Call) => boolean) => members.filter(({ call }) => test(call)).map(({ title }) => title);
  expect(of(({ needs, method, payment }) => needs === 'pay' && method !== 'GET' && payment === undefined)).toEqual([]);
  expect(of(({ payment }) => payment === true).sort()).toMatchInlineSnapshot(`
    [
      "POST /campaign/applications/{applicationId}/release",
      "POST /campaign/change-orders/{id}/fund",
      "POST /campaign/fund-many",
      "POST /campaign/{id}/fund",
      "POST /campaign/{id}/settlement",
      "POST /campaign/{id}/spending",
      "POST /wallet/payout",
      "PUT /campaign/spending/{id}",
      "PUT /campaign/update_user_applied_status/{applicationId}",
    ]
  `);
});

describe('a limit', () => {
  it('per payment lets exactly its sum pass, for whoever has one', async () => {
    const deal = await strikeDeal(stage);
    const short = await fundAs(await makePayer({ payment: 17_999.99 }), deal);
    expect(short).toMatchObject({ status: 422, body: { code: 'OVER_LIMIT' } });
    expect(short.body.reason).toContain('₹17,999.99');
    expect((await fundAs(await makePayer({ payment: 18_000 }), deal)).status).toBe(200);
    expect((await fundAs(stage.brand.token, deal)).status).toBe(200);
  });

  it('per month counts what was begun, each agreement once, and forgets what failed', async () => {
    const [one, two] = [await strikeDeal(stage), await strikeDeal(stage)];
    const token = await makePayer({ month: 20_000 });
    expect((await fundAs(token, one)).status).toBe(200);
    expect((await fundAs(token, one)).status).toBe(200);
    expect(await fundAs(token, two)).toMatchObject({ status: 422, body: { code: 'OVER_LIMIT' } });
    const other = await makePayer({ month: 20_000 });
    const gone = await strikeDeal(stage);
    await gone.callOff(stage.brand);
    expect((await fundAs(other, gone)).status).toBe(409);
    expect((await fundAs(other, two)).status).toBe(200);
  });

  it('holds for an early release too, but not again for money that was counted', async () => {
    const deal = await strikeFundedDeal(stage, {}, 18_000, [
      { label: 'When it is online', amount: 18_000, due: 'published' },
    ]);
    const { id } = (await deal.submit()).body.data as { id: string };
    await deal.change(stage.brand, id, { status: 'approved' });
    const release = (token: string) =>
      stage.app.api(`POST /campaign/applications/${deal.application.id}/release`, { token });
    expect(await release(await makePayer({ payment: 100 }))).toMatchObject({ body: { code: 'OVER_LIMIT' } });
    expect((await release(await makePayer({ month: 18_000 }))).status).toBe(200);
  });

  it('is never exceeded by two payments at once', async () => {
    const deals = [await strikeDeal(stage), await strikeDeal(stage), await strikeDeal(stage)];
    const token = await makePayer({ month: 40_000 });
    const replies = await Promise.all(deals.map((deal) => fundAs(token, deal)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
  });

  it('ends with the role: whoever lost it while asking pays nothing', async () => {
    const deal = await strikeDeal(stage);
    const token = await makeMemberToken(stage.app.context, {
      account: { id: String(stage.brand.id) },
      roles: ['manager'],
    });
    expect(await fundAs(token, deal)).toMatchObject({ status: 422, body: { code: 'ROLE' } });
  });
});
