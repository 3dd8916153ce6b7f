import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeMember } from '../../../tests/members.ts';
import { begin, consent, known } from '../../../tests/social/connecting.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

it.each(['instagram', 'facebook', 'youtube'] as const)(
  'connecting %s answers a repeated Idempotency-Key the same, though the state was used',
  async (platform) => {
    const member = await makeMember(app, 'influencer');
    const answer = await consent(app, await begin(app, member, platform), known[platform]);
    const body = { code: answer.get('code'), state: answer.get('state') };
    const headers = { 'idempotency-key': platform };
    const send = () => app.api(`POST /${platform}/connect`, { token: member.token, body, headers });
    const first = await send();
    expect(first.status).toBe(200);
    expect(await send()).toMatchObject({ status: 200, body: first.body });
  },
);
