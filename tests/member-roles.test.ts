/** Every call by every role of a member, derived from the contract, so that a new call is included. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { type Call, needsOf, replySchema } from '../contract/kit/calls.ts';
import { type MemberRole, mayDo, memberRoles } from '../contract/kit/permissions.ts';
import { limitOf } from '../contract/kit/shown-to.ts';
import { startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { makeMemberToken } from './makers/membership.ts';
import { type Member, makeMember } from './members.ts';
import { everyCall, fillPath } from './requests.ts';

let app: TestApp;
let business: Member;
let influencer: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  business = await makeMember(app, 'brand');
  influencer = await makeMember(app, 'influencer');
});
afterAll(() => app.close());

const membersCalls = everyCall.filter(({ call }) => call.auth === 'user' || call.auth === 'optional');
const needOf = (call: Call) => needsOf(call);

function isOpenTo(call: Call, role: MemberRole): boolean {
  const need = needOf(call);
  return need === 'person' || mayDo([role], need);
}

/** Calls that change nothing and end nothing when sent with a path only. */
const ending = ['POST /auth/logout', 'DELETE /auth/sessions', 'DELETE /user'];

describe.each(memberRoles)('%s', (role) => {
  it('is let into exactly the calls of the role', async () => {
    const account = role === 'talent_manager' ? influencer : business;
    const token = await makeMemberToken(app.context, { account, roles: [role] });
    const wrong: string[] = [];
    for (const { call, title } of membersCalls.filter((one) => !ending.includes(one.title))) {
      const reply = await app.api(`${call.method} ${fillPath(call, { userId: account.id })}`, {
        token,
        ...(call.method === 'GET' ? {} : { body: {} }),
      });
      const isRefused =
        reply.body.code === 'ROLE' && reply.body.reason?.startsWith('Your role in this account') === true;
      if (isRefused === isOpenTo(call, role)) wrong.push(`${title}: ${reply.status}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

it('gives rights of several roles together, and no call to nobody', () => {
  expect(mayDo(['manager', 'finance'], 'pay')).toBe(true);
  expect(mayDo(['manager'], 'pay')).toBe(false);
  for (const { call } of membersCalls) expect(isOpenTo(call, 'owner')).toBe(true);
});

it('lists what a role may call', () => {
  const open = (role: MemberRole, ...methods: string[]) =>
    membersCalls
      .filter(({ call }) => needOf(call) !== 'person' && isOpenTo(call, role) && methods.includes(call.method))
      .map(({ title }) => title);
  expect(open('viewer', 'POST', 'PUT', 'DELETE').sort()).toMatchInlineSnapshot(`
    [
      "DELETE /members/{person_id}",
      "DELETE /user/push-registrations",
      "POST /user/get_user_messages",
      "POST /user/get_user_unread_message",
      "POST /user/push-registrations",
      "POST /user/user_unread_message_chats",
      "PUT /auth/walkthroughStatus/{userId}",
    ]
  `);
  expect(open('reviewer', 'GET', 'POST', 'PUT', 'DELETE').sort()).toMatchInlineSnapshot(`
    [
      "DELETE /members/{person_id}",
      "DELETE /user/push-registrations",
      "GET /auth/walkthroughStatus/{userId}",
      "GET /campaign/all/get_my_campaigns",
      "GET /campaign/applications/{applicationId}/reviews",
      "GET /campaign/deliverables/waiting",
      "GET /campaign/deliverables/{id}/comments",
      "GET /campaign/{id}",
      "GET /campaign/{id}/deliverables",
      "GET /campaign/{id}/files",
      "GET /campaign/{id}/reviews",
      "GET /dashboard",
      "GET /dashboard/campaigns",
      "GET /dashboard/events",
      "GET /influencers/{id}/metrics",
      "GET /user/{id}",
      "GET /user/{id}/collaborations",
      "GET /user/{id}/content",
      "GET /user/{id}/reviews",
      "GET /user/{id}/track-record",
      "POST /campaign/deliverables/{id}/comments",
      "PUT /auth/walkthroughStatus/{userId}",
      "PUT /campaign/deliverables/{id}",
      "PUT /campaign/deliverables/{id}/comments/{comment_id}",
      "PUT /campaign/deliverables/{id}/idea",
    ]
  `);
  const payments = membersCalls.filter(({ call }) => needOf(call) === 'pay').map(({ title }) => title);
  expect(payments.sort()).toMatchInlineSnapshot(`
    [
      "POST /campaign/applications/{applicationId}/release",
      "POST /campaign/change-orders/{id}/fund",
      "POST /campaign/fund-many",
      "POST /campaign/{id}/fund",
      "POST /campaign/{id}/settlement",
      "POST /campaign/{id}/spending",
      "PUT /campaign/proposals/{id}",
      "PUT /campaign/spending/{id}",
      "PUT /user/billing-details",
    ]
  `);
});

it('lets a talent manager withdraw and do the work of a manager, and nothing of an owner', () => {
  const open = (role: MemberRole) => membersCalls.filter(({ call }) => isOpenTo(call, role)).map(({ title }) => title);
  const more = open('talent_manager').filter((title) => !open('manager').includes(title));
  expect(more.sort()).toMatchInlineSnapshot(`
    [
      "GET /user/billing-details",
      "GET /user/invoices",
      "GET /user/invoices/{id}",
      "GET /wallet/payment-methods",
      "GET /wallet/payouts",
      "GET /wallet/payouts/{id}",
      "POST /wallet/payout",
      "PUT /approvals/{id}",
      "PUT /approvals/{id}/message",
    ]
  `);
  expect(open('manager').filter((title) => !open('talent_manager').includes(title))).toEqual([]);
});

/** Names of sums in replies. */
const sums =
  /amount|price|quote|budget|rupee|fee\b|wallet|coins|balance|money|earn|spen[dt]|paid|payment|\bnet\b|value|cost|rate/i;

function sumsIn(schema: z.core.$ZodType, path = ''): string[] {
  if (limitOf(schema)?.permission === 'money') return [];
  const def = schema._zod.def as {
    type: string;
    shape?: Record<string, z.core.$ZodType>;
    innerType?: z.core.$ZodType;
    element?: z.core.$ZodType;
    options?: z.core.$ZodType[];
    valueType?: z.core.$ZodType;
  };
  const inside = Object.entries(def.shape ?? {}).flatMap(([name, inner]) => sumsIn(inner, `${path}.${name}`));
  const same = [def.innerType, def.element, def.valueType, ...(def.options ?? [])];
  const own = def.type === 'number' && sums.test(path.split('.').at(-1) ?? '') ? [path] : [];
  return [...own, ...inside, ...same.flatMap((inner) => (inner ? sumsIn(inner, path) : []))];
}

/** Numbers by such a name that are no money, or are left out for whoever sees none. */
const none = 'null for whoever sees no money';
const share = 'a share or a count';
const days = 'a number of days';
const noMoney: Record<string, string> = {
  'getUser.data.referal_money': none,
  'getUser.data.wallet_amount': none,
  'getUser.data.user_coins': none,
  'getCampaign.data.counts.paid': share,
  'getCampaign.data.days_to_pay.value': days,
  'listMyCampaigns.data.counts.paid': share,
  'listMyCampaigns.data.days_to_pay.value': days,
  'getTrackRecord.data.figures.value': share,
  'getInfluencerMetrics.data.accounts.derived.engagement.rate': share,
  'getInfluencerMetrics.data.accounts.derived.authenticity.reasons.figures.engagement_rate': share,
  'getInfluencerMetrics.data.accounts.peers.value': share,
};

it('names no sum in a reply to a reviewer', () => {
  const found = membersCalls
    .filter(({ call }) => needOf(call) !== 'person' && isOpenTo(call, 'reviewer'))
    .flatMap(({ call, name }) => sumsIn(replySchema(call)).map((path) => `${name}${path}`));
  expect([...new Set(found)].sort()).toEqual(Object.keys(noMoney).sort());
});
