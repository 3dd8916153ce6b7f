import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentMethod } from '../../../contract/money/payment-methods.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { keepLogLines } from '../../../tests/log-lines.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { areRelated } from '../../core/related-accounts/related-accounts.service.ts';
import { readPayoutTarget } from './payment-methods.service.ts';

const upi = (vpa: string) => ({ kind: 'upi', vpa });
const bank = { kind: 'bank', holder: 'Asha Menon', account: '50100234567890', ifsc: 'hdfc0001234' };

describe.each(testDatabases)('on %s', (kind) => {
  let app: TestApp;
  let logged: string[] = [];

  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(kind), { LOG_LEVEL: 'warn' });
    logged = keepLogLines(app.context.log);
  });
  afterAll(() => app.close());

  async function makeProven(role: 'influencer' | 'brand' = 'influencer'): Promise<Member> {
    const member = await makeMember(app, role);
    await stepUp(app, member.token);
    return member;
  }
  const add = ({ token }: Member, body: unknown, headers: Record<string, string> = {}) =>
    app.api('POST /wallet/payment-methods', { token, body, headers });
  const change = ({ token }: Member, call: string) => app.api(call, { token });
  async function addAll(member: Member, ...vpas: string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const vpa of vpas) ids.push(((await add(member, upi(vpa))).body.data as PaymentMethod).id);
    return ids;
  }
  async function list({ token }: Member): Promise<PaymentMethod[]> {
    return (await app.api('GET /wallet/payment-methods', { token })).body.data as PaymentMethod[];
  }
  const primaryOf = async (member: Member) =>
    (await list(member)).filter(({ is_primary }) => is_primary).map(({ id }) => id);

  test('makes the first one primary, and shows it masked', async () => {
    const member = await makeProven();
    expect(await list(member)).toEqual([]);
    const first = await add(member, { ...bank, account: ' 50100234567890 ' });
    expect(first).toMatchObject({ status: 200, body: { result: true } });
    expect(first.body.data).toEqual({
      id: expect.any(String),
      kind: 'bank',
      masked: '•••• 7890',
      holder: 'Asha Menon',
      ifsc: 'HDFC0001234',
      is_primary: true,
      is_enabled: true,
      is_frozen: false,
      waits_until: null,
      createdAt: expect.stringMatching(/Z$/),
    });
    const second = await add(member, upi('asha@okhdfcbank'));
    expect(second.body.data).toMatchObject({ masked: 'as•••@okhdfcbank', is_primary: false, holder: null, ifsc: null });
    expect(await list(member)).toEqual([first.body.data, second.body.data]);
  });

  test.each([
    ['an unknown kind', { kind: 'card', vpa: 'a@b' }, 'kind'],
    ['a UPI address without a provider', upi('asha'), 'vpa'],
    ['an e-mail address', upi('asha@example.com'), 'vpa'],
    ['letters in the account', { ...bank, account: '12345678X' }, 'account'],
    ['an account that is too short', { ...bank, account: '12345678' }, 'account'],
    ['an IFSC without its zero', { ...bank, ifsc: 'HDFC1001234' }, 'ifsc'],
    ['no holder', { kind: 'bank', account: '123456789', ifsc: 'HDFC0001234' }, 'holder'],
    ['a digit in the holder', { ...bank, holder: 'Asha Menon 2' }, 'holder'],
    ['a field of the other kind', { ...upi('a1@upi'), ifsc: 'HDFC0001234' }, 'ifsc'],
  ])('refuses %s', async (_name, body, field) => {
    const member = await makeProven();
    const reply = await add(member, body);
    expect(reply).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    expect(Object.keys(reply.body.fields ?? {})).toContain(field);
    expect(await list(member)).toEqual([]);
  });

  test('refuses the same account twice for a person, but not for another person', async () => {
    const [one, other] = [await makeProven(), await makeProven('brand')];
    expect((await areRelated(app.context, Number(one.id), Number(other.id))).related).toBe(false);
    const [id] = await addAll(one, 'shared@upi');
    expect(await add(one, upi('Shared@UPI'))).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    await addAll(other, 'shared@upi');
    expect((await areRelated(app.context, Number(one.id), Number(other.id))).related).toBe(true);
    await change(one, `DELETE /wallet/payment-methods/${id}`);
    expect((await areRelated(app.context, Number(one.id), Number(other.id))).related).toBe(true);
    expect((await add(one, upi('shared@upi'))).status).toBe(200);
  });

  test('treats a repeated key with reordered fields as the same request', async () => {
    const member = await makeProven();
    const headers = { 'idempotency-key': 'order-of-fields' };
    const first = await add(member, { kind: 'upi', vpa: 'order@upi' }, headers);
    expect((await add(member, { vpa: 'order@upi', kind: 'upi' }, headers)).body).toEqual(first.body);
    expect(await add(member, { vpa: 'other@upi', kind: 'upi' }, headers)).toMatchObject({ status: 409 });
  });

  test('allows at most ten', async () => {
    const member = await makeProven();
    const ids = await addAll(member, ...Array.from({ length: 10 }, (_, index) => `ten${index}@upi`));
    expect(await add(member, upi('eleven@upi'))).toMatchObject({ status: 422, body: { code: 'RULE' } });
    await change(member, `DELETE /wallet/payment-methods/${ids[3]}`);
    expect((await add(member, upi('eleven@upi'))).status).toBe(200);
  });

  test('passes the primary role to the oldest enabled one', async () => {
    const member = await makeProven();
    const [a = '', b = '', c = ''] = await addAll(member, 'a1@upi', 'b1@upi', 'c1@upi');
    expect((await change(member, `PUT /wallet/primary/${c}`)).body.data).toMatchObject([
      { id: c },
      { id: a },
      { id: b },
    ]);
    expect(await primaryOf(member)).toEqual([c]);
    await change(member, `PUT /wallet/toggle/${a}`);
    await change(member, `PUT /wallet/toggle/${c}`);
    expect(await primaryOf(member)).toEqual([b]);
    expect(await change(member, `PUT /wallet/primary/${c}`)).toMatchObject({ status: 422, body: { code: 'RULE' } });
    await change(member, `DELETE /wallet/payment-methods/${b}`);
    expect(await primaryOf(member)).toEqual([]);
    await change(member, `PUT /wallet/toggle/${c}`);
    expect(await primaryOf(member)).toEqual([c]);
    await change(member, `PUT /wallet/toggle/${a}`);
    expect(await primaryOf(member)).toEqual([c]);
  });

  test('keeps exactly one enabled primary method under concurrency', async () => {
    const member = await makeProven();
    const first = await Promise.all(['r1@upi', 'r2@upi', 'r3@upi'].map((vpa) => add(member, upi(vpa))));
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await primaryOf(member)).toHaveLength(1);
    const twice = await Promise.all([add(member, upi('twice@upi')), add(member, upi('TWICE@upi'))]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    const ids = (await list(member)).map(({ id }) => id);
    await Promise.all([
      ...ids.map((id) => change(member, `PUT /wallet/primary/${id}`)),
      change(member, `PUT /wallet/toggle/${ids[0]}`),
      change(member, `DELETE /wallet/payment-methods/${ids[1]}`),
      add(member, upi('r4@upi')),
    ]);
    const left = await list(member);
    expect(left.filter(({ is_primary }) => is_primary)).toMatchObject([{ is_enabled: true }]);
    expect(left).toHaveLength(4);
  });

  test('reads the full number of an enabled own method for a payout', async () => {
    const [member, other] = [await makeProven(), await makeProven()];
    const methodId = Number(((await add(member, bank)).body.data as PaymentMethod).id);
    const chosen = { accountId: Number(member.id), methodId };
    expect(await readPayoutTarget(app.context, chosen)).toEqual({
      target: { ...bank, ifsc: 'HDFC0001234' },
      masked: '•••• 7890',
    });
    await expect(readPayoutTarget(app.context, { ...chosen, accountId: Number(other.id) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await change(member, `PUT /wallet/toggle/${methodId}`);
    await expect(readPayoutTarget(app.context, chosen)).rejects.toMatchObject({ code: 'RULE' });
  });

  test('notifies the owner, and stores the number nowhere in plain text', async () => {
    const member = await makeProven();
    const secrets = ['919876512345', '919876512345678@ybl'];
    const headers = { 'idempotency-key': 'method-1' };
    const body = { ...bank, account: secrets[0] };
    const replies = [await add(member, body, headers), await add(member, body, headers)];
    replies.push(await add(member, upi(secrets[1] ?? '')), await add(member, upi(secrets[1] ?? '')));
    replies.push(await add(member, { ...body, account: `${secrets[0]}x`, ifsc: '1' }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 409, 400]);
    const { mail } = app.context;
    app.context.mail = async (message) => Promise.reject(new Error(JSON.stringify(message)));
    replies.push(await add(member, upi(`${secrets[0]}@upi`)));
    await expect.poll(() => logged.join()).toContain('91•••@upi');
    app.context.mail = mail;
    replies.push(await app.api(`GET /user/get_user_notifications/${member.id}`, { token: member.token }));
    expect(replies.at(-1)?.body.data).toMatchObject([
      { title: 'Payment method added: UPI ID 91•••@upi' },
      { title: 'Payment method added: UPI ID 91•••@ybl', link: '/wallet' },
      { title: expect.stringMatching(/^Payment method added: bank account .*•••• 2345$/) },
    ]);
    await app.context.settled();
    expect(app.mails.filter(({ subject }) => subject.includes('payment method'))).not.toEqual([]);
    const { db } = app.context;
    const stored = await Promise.all([
      db.selectFrom('payment_method').selectAll().execute(),
      db.selectFrom('idempotency_key').selectAll().execute(),
      db.selectFrom('notification').selectAll().execute(),
    ]);
    const everything = JSON.stringify([replies.map((each) => each.body), app.mails, app.texts, stored, logged]);
    for (const secret of secrets) expect(everything).not.toContain(secret);
  });

  test('enforces one primary, enabled method and one method per account in the database', async () => {
    const member = await makeProven();
    await addAll(member, 'd1@upi', 'd2@upi');
    const all = app.context.db.updateTable('payment_method').where('account_id', '=', Number(member.id));
    await expect(all.set({ is_primary: true }).execute()).rejects.toMatchObject({ code: '23505' });
    await expect(all.set({ is_enabled: false }).execute()).rejects.toMatchObject({ code: '23514' });
    await expect(all.set({ fingerprint: 'same' }).execute()).rejects.toMatchObject({ code: '23505' });
  });

  test.each(['a', '0', '999999', 'someone else’s'])(
    'answers “not found” for %s, with or without step-up',
    async (id) => {
      const [other, proven, fresh] = [await makeProven(), await makeProven(), await makeMember(app, 'influencer')];
      const [theirs] = await addAll(other, `own.${id.length}@okaxis`);
      const named = id.startsWith('some') ? theirs : id;
      for (const { token } of [proven, fresh]) {
        for (const call of ['DELETE /wallet/payment-methods', 'PUT /wallet/toggle', 'PUT /wallet/primary'])
          expect((await app.api(`${call}/${named}`, { token })).status).toBe(404);
      }
    },
  );
});
