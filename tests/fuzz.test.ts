/** Fuzz test: every call handles whatever its schema allows, and more; replies match the contract. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Role } from '../contract/core/roles.ts';
import { type Call, errorCodesOf, refusalSchema, replySchema } from '../contract/kit/calls.ts';
import { errorStatus } from '../contract/kit/errors.ts';
import { type ApiReply, startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { makeApplication } from './makers/application.ts';
import { makeCampaign } from './makers/campaign.ts';
import { type Member, makeMember } from './members.ts';
import { everyCall, type NamedCall, type Request, requestFor } from './requests.ts';

/** Reproducible; other requests with FUZZ_RUNS=500 FUZZ_SEED=7. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 10);
const seed = Number(process.env.FUZZ_SEED ?? 2026);
const slowestMs = 5_000;
/** Calls that need an external provider answer 503 here. */
const askOutside = ['facebookLogin', 'googleLogin'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'silent' });
});
afterAll(() => app.close());

async function send(call: Call, request: Request, token: string | undefined): Promise<ApiReply> {
  const given = token ? { token } : {};
  if (!call.multipart) {
    const body = call.method === 'GET' ? undefined : request.body;
    return app.api(`${call.method} ${request.path}`, { ...given, body });
  }
  const form = new FormData();
  form.set(call.multipart.field, new Blob([JSON.stringify(request)]), 'picture.png');
  return app.api(`${call.method} ${request.path}`, { ...given, form });
}

/** Replies must match their declaration strictly. */
function expectDeclared(call: Call, { status, headers, body }: ApiReply): void {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  if (status === 200 && Object.values<string>(call.downloads ?? {}).includes(type)) return;
  if (status < 300) {
    expect(status).toBe(call.status ?? 200);
    expect(z.safeParse(replySchema(call), body).error).toBeUndefined();
    return;
  }
  const refusal = z.parse(refusalSchema, body);
  expect(errorCodesOf(call), refusal.reason).toContain(refusal.code);
  const declared = errorStatus[refusal.code as keyof typeof errorStatus];
  expect(status === 200 || status === declared, `${refusal.code} came with ${status}`).toBe(true);
  if (refusal.code === 'BAD_INPUT') expect(Object.keys(refusal.fields ?? {}).length).toBeGreaterThan(0);
}

/** Member with some data, so that calls get beyond empty accounts. */
async function makeStocked(role: Role): Promise<Member> {
  const member = await makeMember(app, role);
  const { db } = app.context;
  if (role === 'brand') await makeCampaign(db, { creator_id: Number(member.id) });
  if (role === 'influencer') await makeApplication(db, { influencer_id: Number(member.id) });
  return member;
}

const roles: Role[] = ['influencer', 'brand', 'operator'];
const cases = everyCall.flatMap((each) =>
  (each.call.auth === 'public' ? [undefined] : each.call.auth === 'operator' ? (['operator'] as const) : roles).map(
    (role) => ({ ...each, role }),
  ),
);

it.each(cases)(
  '$title survives anything ($role)',
  async ({ name, call, role }: NamedCall & { role: Role | undefined }) => {
    const member = role ? await makeStocked(role) : undefined;
    await fc.assert(
      fc.asyncProperty(requestFor(call, member?.id ?? '1'), async (request) => {
        const started = Date.now();
        const reply = await send(call, request, member?.token);
        expect(Date.now() - started).toBeLessThan(slowestMs);
        if (reply.status === 503 && askOutside.includes(name)) return;
        expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
        expectDeclared(call, reply);
      }),
      { numRuns, seed, endOnFailure: true },
    );
    // The next request must not meet maintenance mode.
    if (name === 'switchMaintenance')
      await send(call, { path: '/operator/maintenance', body: { is_on: false } }, member?.token);
  },
);
