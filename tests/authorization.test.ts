/** Authorization matrix, generated from the contract, so that new calls are included. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../contract/calls.ts';
import { type Call, isClosedToReaders } from '../contract/kit/calls.ts';
import { openImpersonation } from '../server/accounts/sessions/sessions.service.ts';
import { type ApiReply, startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { type Member, makeMember } from './members.ts';
import { everyCall, fillPath, type NamedCall } from './requests.ts';

let app: TestApp;
let brand: Member;
let other: Member;
let partner: Member;

beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  brand = await makeMember(app, 'brand');
  other = await makeMember(app, 'influencer');
  partner = await makeMember(app, 'partner');
});
afterAll(() => app.close());

const guarded = everyCall.filter(({ call }) => call.auth === 'user' || call.auth === 'operator');
const open = everyCall.filter(({ call }) => call.auth === 'public' || call.auth === 'optional');
const actors = everyCall.filter(({ call }) => call.actor);

interface Attempt {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Value of the acting user's id. */
  actor?: string;
}

/** Minimal request with a valid path only, so that the first check answers. */
async function attempt(call: Call, { token, headers, actor = brand.id }: Attempt): Promise<ApiReply> {
  const [part, field = ''] = call.actor?.split('.') ?? [];
  const path = fillPath(call, part === 'params' ? { [field]: actor } : {});
  const query = part === 'query' ? `?${field}=${actor}` : '';
  const body = call.method === 'GET' ? undefined : part === 'body' ? { [field]: actor } : {};
  return app.api(`${call.method} ${path}${query}`, {
    ...(token ? { token } : {}),
    ...(headers ? { headers } : {}),
    ...(body ? { body } : {}),
  });
}

function expectRefusal(reply: ApiReply, status: number, code: string): void {
  expect(reply.body).toMatchObject({ result: false, code, reason: expect.stringMatching(/\w.*\.$/) });
  expect(reply.status).toBe(status);
  expect(reply.body).not.toHaveProperty('data');
}

function isRecordOfCalls([name, value]: [string, unknown]): boolean {
  return name.endsWith('Calls') && typeof value === 'object';
}

it('includes every call declared in a contract file', async () => {
  const files = readdirSync('contract', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const modules = await Promise.all(files.map((file) => import(`../contract/${file}`)));
  const declared = modules.flatMap((module) => Object.entries(module).filter(isRecordOfCalls));
  const listed: unknown[] = [allCalls, ...Object.values(allCalls)];
  expect(declared.filter(([, calls]) => !listed.includes(calls)).map(([name]) => name)).toEqual([]);
  expect(everyCall.length).toBeGreaterThan(0);
});

const beside = [
  ...['GET /health/live', 'GET /health/ready', 'GET /metrics', 'POST /payments/webhook', 'GET /sandbox/outbox'],
  ...['subscriptions', 'orders'].map((name) => `POST /sandbox/gateway/${name}/{id}`),
  'POST /sandbox/payouts/{id}',
];

it('matches the OpenAPI document, plus the operating and sandbox calls', async () => {
  const document = (await app.api('GET /openapi.json')).body as { paths: Record<string, Record<string, unknown>> };
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
  const called = everyCall.flatMap(({ call, title }) => [title, ...(call.alias ? [`${call.alias} ${call.path}`] : [])]);
  expect(described.toSorted()).toEqual([...called, ...beside].toSorted());
});

it.each(open)('$title answers without a session', async ({ call }: NamedCall) => {
  const unknown = await app.api(`${call.method} /no-such-call`);
  const reply = await attempt(call, {});
  expect(reply.body.reason).not.toBe(unknown.body.reason);
  expect([401, 403, 405]).not.toContain(reply.status);
  expect(reply.status).toBeLessThan(500);
});

describe.each(guarded)('$title', ({ call }: NamedCall) => {
  it('needs a token', async () => {
    expectRefusal(await attempt(call, {}), 401, 'UNAUTHENTICATED');
  });

  it.each(['a'.repeat(43), '', 'null', '%00', "' or 1=1 --"])('refuses the token "%s"', async (token) => {
    const reply = await attempt(call, { headers: { authorization: `Bearer ${token}` } });
    expectRefusal(reply, 401, 'UNAUTHENTICATED');
  });

  it('refuses a token in another scheme', async () => {
    const reply = await attempt(call, { headers: { authorization: `Basic ${brand.token}` } });
    expectRefusal(reply, 401, 'UNAUTHENTICATED');
  });
});

describe.each(actors)('$title', ({ call }: NamedCall) => {
  it('refuses to act for another user before other checks', async () => {
    expectRefusal(await attempt(call, { token: brand.token, actor: other.id }), 403, 'FORBIDDEN');
  });

  it('refuses to act for a missing user', async () => {
    expectRefusal(await attempt(call, { token: brand.token, actor: '999999999' }), 403, 'FORBIDDEN');
  });
});

const operators = guarded.filter(({ call }) => call.auth === 'operator');
describe.runIf(operators.length > 0).each(operators)('$title', ({ call }: NamedCall) => {
  it('does not exist for anybody but operators', async () => {
    for (const { token } of [brand, other, partner]) expectRefusal(await attempt(call, { token }), 404, 'NOT_FOUND');
  });
});

/** An operator impersonating a user. */
describe('a read-only token', () => {
  it('is refused by calls that change something or are for the owner only', async () => {
    const { token } = await openImpersonation(app.context, {
      accountId: Number(brand.id),
      operatorId: Number((await makeMember(app, 'operator')).id),
      device: { address: '127.0.0.1', userAgent: 'test', id: null, locale: 'en' },
    });
    const closed = everyCall.filter(({ call }) => call.auth === 'user' && isClosedToReaders(call));
    expect(closed.length).toBeGreaterThan(50);
    for (const { call } of closed) expectRefusal(await attempt(call, { token }), 422, 'READ_ONLY');
    for (const { call } of operators) expectRefusal(await attempt(call, { token }), 404, 'NOT_FOUND');
    expect((await app.api(`GET /user/${brand.id}`, { token })).status).toBe(200);
  });
});

describe('a formerly valid token', () => {
  it('is refused by every call once its session has ended', async () => {
    const gone = await makeMember(app, 'brand');
    expect((await app.api('POST /auth/logout', { token: gone.token })).status).toBe(200);
    for (const { call } of guarded) expectRefusal(await attempt(call, { token: gone.token }), 401, 'UNAUTHENTICATED');
  });

  it('is refused by every call once it has expired', async () => {
    const late = await makeMember(app, 'brand');
    const past = new Date(Date.now() - 1000);
    await app.context.db
      .updateTable('session')
      .set({ expires_at: past })
      .where('account_id', '=', Number(late.id))
      .execute();
    for (const { call } of guarded) expectRefusal(await attempt(call, { token: late.token }), 401, 'UNAUTHENTICATED');
  });
});
