import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

const listOf = (member: Member) => app.api(`GET /user/social/accounts/${member.id}`, { token: member.token });
const add = (member: Member, body: Record<string, unknown>, headers = {}) =>
  app.api('POST /user/social/accounts', { token: member.token, body, headers });
let number = 0;
const account = (overrides: Record<string, unknown> = {}) => {
  number += 1;
  return { platform: 'instagram', handle: `handle.${number}`, followers: 1_000, ...overrides };
};

describe('self-reported social accounts', () => {
  it.each([
    ['influencer', 'Influencer'],
    ['brand', 'Brand'],
    ['partner', 'Partner'],
  ] as const)('tells a new %s that there is none: result false with 200', async (role, name) => {
    const member = await makeMember(app, role);
    expect(await listOf(member)).toMatchObject({ status: 200, body: { result: false, role: name, data: [] } });
    const added = await add(member, account({ handle: `@${role}.Here`, followers: 1_234 }));
    expect(added.status).toBe(200);
    expect(added.body.data).toMatchObject({ handle: `${role}.Here`, followers: 1_234, source: 'self_reported' });
    expect((await listOf(member)).body).toMatchObject({ result: true, role: name, data: [added.body.data] });
  });

  it('hides the lists of others', async () => {
    const [one, other] = [await makeMember(app, 'brand'), await makeMember(app, 'brand')];
    const foreign = await app.api(`GET /user/social/accounts/${other.id}`, { token: one.token });
    expect(foreign).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it.each([
    ['platform', { platform: 'orkut' }],
    ['handle', { handle: 'two words' }],
    ['handle', { handle: '@' }],
    ['handle', { handle: 'https://instagram.com/x' }],
    ['followers', { followers: -1 }],
    ['followers', { followers: 1.5 }],
    ['verified', { verified: true }],
  ])('refuses a bad %s', async (field, overrides) => {
    const member = await makeMember(app, 'influencer');
    const { status, body } = await add(member, account(overrides));
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  it('accepts a handle once per owner, and leaves a verified one to its owner', async () => {
    const [owner, other] = [await makeMember(app, 'influencer'), await makeMember(app, 'influencer')];
    const own = account();
    expect((await add(owner, own)).status).toBe(200);
    expect(await add(owner, { ...own, handle: own.handle.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'TAKEN' },
    });
    expect((await add(owner, { ...own, platform: 'youtube' })).status).toBe(200);
    expect((await add(other, own)).status).toBe(200);
    await app.context.db
      .updateTable('social_account')
      .set({ source: 'provider' })
      .where('influencer_id', '=', Number(owner.id))
      .where('platform_id', '=', 'youtube')
      .execute();
    expect((await add(other, { ...own, platform: 'youtube' })).status).toBe(409);
  });

  it('adds one for two concurrent requests', async () => {
    const member = await makeMember(app, 'influencer');
    const body = account();
    const replies = await Promise.all([add(member, body), add(member, body)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('answers a repeated Idempotency-Key the same', async () => {
    const member = await makeMember(app, 'influencer');
    const body = account();
    const first = await add(member, body, { 'idempotency-key': 'key-1' });
    expect((await add(member, body, { 'idempotency-key': 'key-1' })).body).toEqual(first.body);
    expect((await listOf(member)).body.data).toHaveLength(1);
  });

  it('removes only the owner’s accounts', async () => {
    const [owner, other] = [await makeMember(app, 'influencer'), await makeMember(app, 'influencer')];
    const { id } = (await add(owner, account())).body.data as { id: string };
    expect((await app.api(`DELETE /user/social/accounts/${id}`, { token: other.token })).status).toBe(404);
    expect((await app.api(`DELETE /user/social/accounts/${id}`, { token: owner.token })).status).toBe(200);
    expect((await listOf(owner)).body.result).toBe(false);
  });
});
