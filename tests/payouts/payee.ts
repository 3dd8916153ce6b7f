import { post } from '../../server/money/ledger/ledger.service.ts';
import type { ApiReply, TestApp } from '../app.ts';
import { makeToken } from '../makers/account.ts';
import { makeInfluencer } from '../makers/influencer.ts';
import { nextNumber } from '../makers/numbers.ts';
import { stepUp } from '../step-up.ts';

/** Money by kind, in rupees. */
interface Money {
  referral?: number;
  earnings?: number;
}

interface Asked {
  key?: string;
  method?: string;
}

/** Influencer with money, a UPI ID and a fresh step-up. */
export async function makePayee(app: TestApp, money: Money = {}) {
  const account = await makeInfluencer(app.context.db);
  const token = await makeToken(app.context, account);
  await giveMoney(app, account.id, money);
  await stepUp(app, token);
  const body = { kind: 'upi', vpa: `${account.username}@okbank` };
  const added = await app.api('POST /wallet/payment-methods', { token, body });
  const methodId = (added.body.data as { id: string }).id;
  const get = async (path: string) => (await app.api(`GET /wallet/${path}`, { token })).body.data;
  return {
    id: account.id,
    token,
    methodId,
    quote: (amount: number) => get(`payout/quote?amount=${amount}`),
    payout: (id: string) => get(`payouts/${id}`),
    list: () => get('payouts'),
    ask: (amount: unknown, { key, method = methodId }: Asked = {}): Promise<ApiReply> =>
      askPayout(app, { token }, { amount, methodId: method, key }),
  };
}

interface Ask {
  amount: unknown;
  methodId: string;
  key?: string | undefined;
}

export function askPayout(
  app: TestApp,
  { token }: { token: string },
  { amount, methodId, key }: Ask,
): Promise<ApiReply> {
  return app.api('POST /wallet/payout', {
    token,
    body: { amount, payment_method_id: methodId },
    headers: { 'idempotency-key': key ?? `key-${nextNumber()}` },
  });
}

export async function giveMoney(app: TestApp, ownerId: number, { referral = 0, earnings = 0 }: Money): Promise<void> {
  await post(app.context, {
    kind: 'test.given',
    reference: `test:given:${nextNumber()}`,
    entries: [
      { kind: 'gateway', amount: -100 * (referral + earnings) },
      { kind: 'referral', ownerId, amount: 100 * referral },
      { kind: 'earnings', ownerId, amount: 100 * earnings },
    ],
  });
}

/** Sets the bank's result by the sandbox's controls. */
export function actAsBank(app: TestApp, id: string, outcome: string, more: object = {}): Promise<ApiReply> {
  return app.api(`POST /sandbox/payouts/${id}`, { body: { outcome, ...more } });
}

/** Two payouts of 1,000 rupees of 5,000 to a new UPI ID of a freshly proven person: one under way, one not sent yet. */
export async function makePayouts(app: TestApp, { id, token }: { id: string; token: string }) {
  await giveMoney(app, Number(id), { earnings: 5_000 });
  const added = await app.api('POST /wallet/payment-methods', { token, body: { kind: 'upi', vpa: `p${id}@okbank` } });
  const { id: methodId } = added.body.data as { id: string };
  const ask = async () =>
    ((await askPayout(app, { token }, { amount: 1_000, methodId })).body.data as { id: string }).id;
  const [sent, unsent] = [await ask(), await ask()];
  await app.context.db
    .updateTable('payout')
    .set({ status: 'requested', tried_at: null, provider_id: null, fund_account_id: null, processing_at: null })
    .where('id', '=', Number(unsent))
    .execute();
  return { sent, unsent, methodId };
}
