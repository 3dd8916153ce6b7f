/** `can` in every reply by every role and level, derived from the contract: what it allows, its call does not refuse the role. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { replySchema } from '../contract/kit/calls.ts';
import { type Performer, performersOf } from '../contract/kit/can.ts';
import { memberRoles, operatorLevels } from '../contract/kit/permissions.ts';
import { useSession } from '../server/accounts/sessions/sessions.service.ts';
import type { User } from '../server/kit/http/authenticate.ts';
import { viewForRole } from '../server/kit/http/role-view.ts';
import { startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { makeCampaign } from './makers/campaign.ts';
import { makeMemberToken } from './makers/membership.ts';
import { type Member, makeMember } from './members.ts';
import { everyCall, fillPath } from './requests.ts';

const mounted = new Map(everyCall.map(({ name, call }) => [name, call]));

interface Act {
  /** Of the `can` in a reply. */
  path: string[];
  act: string;
  performer: Performer;
}

/** A reply in which everything is allowed; `pick` chooses among the options of a union. */
function allowed(schema: z.core.$ZodType, pick: number, path: string[], acts: Act[]): unknown {
  const performers = performersOf(schema);
  if (performers) {
    acts.push(...Object.entries(performers).map(([act, performer]) => ({ path, act, performer })));
    return Object.fromEntries(Object.keys(performers).map((act) => [act, true]));
  }
  const { shape, options, element, innerType } = schema._zod.def as {
    shape?: Record<string, z.core.$ZodType>;
    options?: z.core.$ZodType[];
    element?: z.core.$ZodType;
    innerType?: z.core.$ZodType;
  };
  const inside = (inner: z.core.$ZodType, name: string) => allowed(inner, pick, [...path, name], acts);
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, inside(inner, name)]));
  const option = options?.[pick % options.length];
  if (option) return allowed(option, pick, path, acts);
  if (element) return [inside(element, '0')];
  return innerType ? allowed(innerType, pick, path, acts) : null;
}

const replies = everyCall.flatMap(({ call, title }) =>
  [0, 1].flatMap((pick) => {
    const acts: Act[] = [];
    const reply = allowed(replySchema(call), pick, [], acts);
    return acts.length > 0 ? [{ call, title, reply, acts }] : [];
  }),
);
const actsByCall = [...new Set(replies.flatMap(({ acts }) => acts.map(({ performer }) => performer)))];
const performing = actsByCall.filter((performer) => typeof performer === 'string');

it('names a call for every act', () => {
  expect(mounted.size).toBe(everyCall.length);
  expect(replies.length).toBeGreaterThan(80);
  expect(performing.filter((name) => !mounted.has(name))).toEqual([]);
});

let app: TestApp;
let business: Member;
let influencer: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  business = await makeMember(app, 'brand');
  influencer = await makeMember(app, 'influencer');
});
afterAll(() => app.close());

/** Acts whose calls refuse the role of the token. */
async function findRefused(token: string, auth: 'user' | 'operator'): Promise<Set<Performer>> {
  const refused = new Set<Performer>();
  for (const name of performing) {
    const call = mounted.get(name);
    if (call?.auth !== auth) continue;
    const body = call.method === 'GET' ? {} : { body: {} };
    const { body: reply } = await app.api(`${call.method} ${fillPath(call, {})}`, { token, ...body });
    if (reply.code === 'ROLE' && reply.reason?.startsWith('Your ')) refused.add(name);
  }
  return refused;
}

/** Acts that the view of a reader allows although their call refuses, or the other way round. */
function findWrong(user: User, refused: ReadonlySet<Performer>, auth: 'user' | 'operator'): string[] {
  return replies.flatMap(({ call, title, reply, acts }) => {
    const seen = viewForRole(call, reply, { user, mounted });
    const judged = acts.filter(
      ({ performer }) => typeof performer === 'string' && mounted.get(performer)?.auth === auth,
    );
    return (
      judged
        // A list that is not shown to the role offers nothing.
        .filter(({ path }) => read(seen, path) !== undefined)
        .filter(({ path, act, performer }) => (read(seen, path)?.[act] === true) === refused.has(performer))
        .map(({ path, act }) => `${title}: ${[...path, act].join('.')}`)
    );
  });
}

const read = (reply: unknown, path: string[]) =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], reply) as
    | Record<string, unknown>
    | undefined;

async function userOf(token: string): Promise<User> {
  const session = await useSession(app.context, token);
  if (!session) throw new Error('no session');
  return { ...session, locale: 'en' };
}

describe.each(memberRoles)('%s', (role) => {
  it('is offered exactly the acts whose calls let the role in', async () => {
    const account = role === 'talent_manager' ? influencer : business;
    const token = await makeMemberToken(app.context, { account, roles: [role] });
    const refused = await findRefused(token, 'user');
    expect(refused.size > 0).toBe(role !== 'owner');
    expect(findWrong(await userOf(token), refused, 'user')).toEqual([]);
  });
});

describe.each(operatorLevels)('an operator of %s', (level) => {
  it('is offered exactly the acts of the level', async () => {
    const operator = await makeMember(app, 'operator');
    await app.context.db
      .updateTable('account')
      .set({ operator_level: level })
      .where('id', '=', Number(operator.id))
      .execute();
    const refused = await findRefused(operator.token, 'operator');
    expect(refused.size > 0).toBe(level !== 'admin');
    expect(findWrong(await userOf(operator.token), refused, 'operator')).toEqual([]);
  });
});

it('refuses a member of named campaigns what is of the whole account', async () => {
  const more = { campaign_ids: [1] };
  const token = await makeMemberToken(app.context, { account: business, roles: ['owner'], more });
  const one = replies.find(({ title }) => title === 'GET /campaign/{id}');
  if (!one) throw new Error('no such call');
  const seen = viewForRole(one.call, one.reply, { user: await userOf(token), mounted });
  expect(read(seen, ['data', 'can'])).toMatchObject({
    edit: true,
    duplicate: { reason: 'You work on named campaigns of this account. Ask one of its owners.' },
  });
});

it('leaves sums out of a campaign for a reviewer, and for no other role', async () => {
  const { db } = app.context;
  const sums = { budget_per_creator: 18_000_00, budget_total: 36_000_00 };
  const { id } = await makeCampaign(db, { creator_id: Number(business.id), ...sums });
  for (const role of memberRoles.filter((one) => one !== 'talent_manager')) {
    const token = await makeMemberToken(app.context, { account: business, roles: [role] });
    const shown = role === 'reviewer' ? [null, null] : [18_000, 36_000];
    const { body } = await app.api(`GET /campaign/${id}`, { token });
    const data = body.data as { budget_per_creator: number; budget_total: number };
    expect([data.budget_per_creator, data.budget_total]).toEqual(shown);
    const mine = await app.api('GET /campaign/all/get_my_campaigns', { token });
    expect(mine.body.data).toMatchObject([{ budget_per_creator: shown[0], budget_total: shown[1] }]);
  }
});

it('gives the reason in the reader’s language', async () => {
  const token = await makeMemberToken(app.context, { account: business, roles: ['viewer'] });
  const one = replies.find(({ title }) => title === 'GET /campaign/{id}');
  if (!one) throw new Error('no such call');
  const seen = viewForRole(one.call, one.reply, { user: { ...(await userOf(token)), locale: 'hi' }, mounted });
  expect(read(seen, ['data', 'can', 'edit'])?.reason).toMatch(/[\u0900-\u097f]/);
});
