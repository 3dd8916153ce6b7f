import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { campaignBody } from '../../../tests/campaigns/campaign-body.ts';
import { connect, hangUp } from '../../../tests/chat/live-client.ts';
import { makeSomebody } from '../../../tests/chat/people.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeBrand } from '../../../tests/makers/brand.ts';
import { makeInfluencer } from '../../../tests/makers/influencer.ts';
import type { Member } from '../../../tests/members.ts';

const dayMs = 86_400_000;
const limits = { RATE_LIMITS: 'on', NEW_ACCOUNT_CONVERSATIONS: '4', NEW_ACCOUNT_CAMPAIGNS: '2' };

let app: TestApp;
let time = Date.now();
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), limits);
  app.context.now = () => new Date(time);
});
afterEach(hangUp);
afterAll(() => app.close());

async function makeNew(joined = new Date(time)): Promise<Member> {
  return makeSomebody(app, { role: 'brand', businessName: 'Puffin Tea', created_at: joined });
}

async function makeCrowd(count: number): Promise<Member[]> {
  const people = Array.from({ length: count }, () => makeInfluencer(app.context.db));
  return (await Promise.all(people)).map(({ id }) => ({ id: String(id), token: '' }));
}

async function subscribe(member: Member): Promise<void> {
  const { id: plan_id } = await app.context.db
    .selectFrom('plan')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await app.context.db
    .insertInto('subscription')
    .values({
      account_id: Number(member.id),
      plan_id,
      provider_id: `sub_${member.id}`,
      status: 'active',
      current_start: new Date(time - dayMs),
      current_end: new Date(time + 20 * dayMs),
    })
    .execute();
}

describe('conversations of a new account', () => {
  it('are limited per day, concurrent or not; existing ones continue', async () => {
    const sender = await makeNew();
    const crowd = await makeCrowd(8);
    const author = await connect(app, sender);
    const answers = await Promise.all(crowd.map((person) => author.say(person, 'Buy followers now')));
    expect(answers.filter(({ result }) => result)).toHaveLength(4);
    const refused = answers.filter((answer) => !answer.result);
    expect(refused.map((answer) => 'code' in answer && answer.code)).toEqual(Array(4).fill('TOO_MANY'));
    const known = crowd[answers.findIndex(({ result }) => result)] as Member;
    const stranger = crowd[answers.findIndex(({ result }) => !result)] as Member;
    expect(await author.say(known, 'One more thing')).toMatchObject({ result: true });
    expect(await author.say(stranger, 'Hello?')).toMatchObject({
      code: 'TOO_MANY',
      retry_after: expect.toSatisfy((seconds) => seconds > 3600),
    });
    time += dayMs;
    expect(await author.say(stranger, 'Hello again')).toMatchObject({ result: true });
  });

  it('may be answered: the limit applies to who starts', async () => {
    const answering = await connect(app, await makeNew());
    for (let count = 0; count < 6; count += 1) {
      const other = await makeSomebody(app);
      await (await connect(app, other)).say({ id: await idOf(answering), token: '' }, 'Hi');
      expect(await answering.say(other, 'Hi yourself')).toMatchObject({ result: true });
    }
  });

  it.each(['older than a week', 'with a subscription'])('are not limited for an account %s', async (kind) => {
    const sender = await makeNew(new Date(time - (kind === 'older than a week' ? 7 : 1) * dayMs));
    if (kind === 'with a subscription') await subscribe(sender);
    const author = await connect(app, sender);
    const answers = await Promise.all((await makeCrowd(6)).map((person) => author.say(person, 'Hello')));
    expect(answers.every(({ result }) => result)).toBe(true);
  });

  it('include invitations, each with its reason', async () => {
    const sender = await makeNew();
    const posted = await app.api('POST /campaign/add', { token: sender.token, body: campaignBody() });
    const { id } = posted.body.data as { id: string };
    const influencer_ids = (await makeCrowd(6)).map((person) => person.id);
    const { body } = await app.api(`POST /campaign/${id}/invitations`, {
      token: sender.token,
      body: { influencer_ids },
    });
    const outcomes = body.data as { result: boolean; code?: string }[];
    expect(outcomes.filter(({ result }) => result)).toHaveLength(4);
    expect(outcomes.filter(({ code }) => code === 'TOO_MANY')).toHaveLength(2);
  });
});

async function idOf({ socket }: Awaited<ReturnType<typeof connect>>): Promise<string> {
  const token = (socket.auth as { token: string }).token;
  const { createHash } = await import('node:crypto');
  const row = await app.context.db
    .selectFrom('session')
    .select('account_id')
    .where('token_hash', '=', createHash('sha256').update(token).digest('base64url'))
    .executeTakeFirstOrThrow();
  return String(row.account_id);
}

describe('campaigns of a new account', () => {
  const post = (member: Member, body: object = {}) =>
    app.api('POST /campaign/add', { token: member.token, body: campaignBody(body) });

  it('are limited per day, posted concurrently or from drafts; drafts are unlimited', async () => {
    const { id, token } = await makeNew();
    const member = { id, token };
    const drafts = await Promise.all([1, 2, 3].map(() => post(member, { draft: true })));
    expect(drafts.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await post(member)).status).toBe(201);
    const [first, second] = drafts.map(({ body }) => (body.data as { id: string }).id);
    const publish = (draft: string | undefined) =>
      app.api(`PUT /campaign/update/${draft}`, { token, body: { draft: false } });
    expect((await publish(first)).status).toBe(200);
    const refused = await publish(second);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
    expect((await post(member)).status).toBe(429);
    const rows = await app.context.db
      .selectFrom('campaign')
      .select('is_draft')
      .where('creator_id', '=', Number(id))
      .execute();
    expect(rows.filter(({ is_draft }) => is_draft)).toHaveLength(2);
    expect(rows).toHaveLength(4);
  });

  it('are limited under concurrency too', async () => {
    const member = await makeNew();
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => post(member)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
  });

  it('are not limited for an older account', async () => {
    const brand = await makeBrand(app.context.db, { account: { created_at: new Date(time - 8 * dayMs) } });
    const { makeToken } = await import('../../../tests/makers/account.ts');
    const member = { id: String(brand.id), token: await makeToken(app.context, brand) };
    for (let count = 0; count < 3; count += 1) expect((await post(member)).status).toBe(201);
  });
});
