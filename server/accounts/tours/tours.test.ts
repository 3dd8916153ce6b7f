import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';

let app: TestApp;
let member: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  member = await makeMember(app, 'brand');
});
afterAll(() => app.close());

const path = () => `/auth/walkthroughStatus/${member.id}`;
const finish = (body: object) => app.api(`PUT ${path()}`, { token: member.token, body });

describe('walkthroughStatus', () => {
  it('starts at 0, stores finished and skipped, and never goes back', async () => {
    const unseen = { BrowseInfluencer: 0, PostCampaign: 0, MyCampaigns: 0 };
    expect((await app.api(`GET ${path()}`, { token: member.token })).body.data).toEqual(unseen);
    expect((await finish({ status: 2, feature: 'PostCampaign' })).body.data).toEqual({ ...unseen, PostCampaign: 2 });
    await finish({ status: 1, feature: 'PostCampaign' });
    await finish({ status: 2, feature: 'MyCampaigns' });
    const seen = await app.api(`GET ${path()}`, { token: member.token });
    expect(seen.body.data).toEqual({ BrowseInfluencer: 0, PostCampaign: 1, MyCampaigns: 2 });
  });

  it.each([
    ['status', { status: 0, feature: 'PostCampaign' }],
    ['status', { status: '1', feature: 'PostCampaign' }],
    ['feature', { status: 1, feature: 'Wallet' }],
  ])('refuses a bad %s', async (field, body) => {
    const reply = await finish(body);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields ?? {})).toEqual([field]);
  });

  it('is separate per account', async () => {
    const other = await makeMember(app, 'brand');
    for (const call of [`GET ${path()}`, `PUT ${path()}`]) {
      expect(
        (await app.api(call, { token: other.token, ...(call.startsWith('PUT') ? { body: {} } : {}) })).status,
      ).toBe(403);
    }
  });
});
