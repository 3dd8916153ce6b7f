import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAccount, makeToken } from '../../../tests/makers/account.ts';
import { makeUnclaimedInfluencer } from '../../../tests/makers/influencer.ts';

let app: TestApp;
let operator: string;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  operator = await makeToken(app.context, await makeAccount(app.context.db, { role: 'operator' }));
});
afterAll(() => app.close());

const asOperator = (call: string, body?: unknown) => app.api(call, { token: operator, ...(body ? { body } : {}) });
const ask = (body: Record<string, unknown>) =>
  app.api('POST /removal-requests', { body: { reason: 'This is about me.', ...body } });
const prove = (id: string, otp: string) => app.api(`POST /removal-requests/${id}/proof`, { body: { otp } });
const idOf = ({ body }: { body: { data?: unknown } }) => (body.data as { id: string }).id;
const isThere = async (id: number) =>
  (await app.context.db.selectFrom('influencer_profile').select('id').where('id', '=', id).execute()).length > 0;
const profileOf = (handle: string, contact_email: string | null) =>
  makeUnclaimedInfluencer(app.context.db, {
    profile: { display_name: handle, username: handle, contact_email },
    socials: [{ handle, source: 'imported' }],
  });

describe('POST /removal-requests', () => {
  it('answers the same whether or not there is a profile', async () => {
    await profileOf('known.one', 'known.one@example.test');
    const replies = [
      await ask({ handle: '@known.one' }),
      await ask({ handle: '@nobody.here' }),
      await ask({ email: 'known.one@example.test' }),
      await ask({ email: 'nobody@example.test' }),
    ];
    for (const { status, body } of replies) {
      expect(status).toBe(201);
      expect(body).toEqual({
        result: true,
        data: { id: expect.stringMatching(/^[\w-]{32}$/), bio_text: expect.stringMatching(/^remove-[\w-]{8}$/) },
      });
    }
    await app.context.settled();
    const wrong = await Promise.all(replies.map((reply) => prove(idOf(reply), '000000')));
    expect(new Set(wrong.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect((await prove('no-such-request', '000000')).body).toEqual(wrong[0]?.body);
  });

  it.each([{}, { handle: '@' }, { handle: 'two words' }, { email: 'nobody' }])(
    'refuses %j by its field',
    async (body) => {
      const refused = await ask(body);
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.fields ?? {})).toEqual([Object.keys(body)[0] ?? 'handle']);
    },
  );

  it('sends a code to the stored contact only, and the code erases and suppresses', async () => {
    const { id } = await profileOf('prove.me', 'Prove.Me@Example.test');
    const asked = await ask({ handle: 'https://instagram.com/Prove.Me/?x=1', email: 'attacker@example.test' });
    await app.context.settled();
    expect(app.mails.filter(({ to }) => to === 'attacker@example.test')).toEqual([]);
    const otp = app.codeFor('Prove.Me@Example.test');
    expect((await prove(idOf(asked), otp)).status).toBe(200);
    expect(await isThere(id)).toBe(false);
    const listed = await asOperator('GET /operator/suppressions?q=prove.me@example.test');
    expect(listed.body.data).toMatchObject([{ kind: 'email', source: 'request' }]);
    expect((await prove(idOf(asked), otp)).status).toBe(401);
    const { handle, email } = await app.context.db
      .selectFrom('removal_request')
      .selectAll()
      .where('token', '=', idOf(asked))
      .executeTakeFirstOrThrow();
    expect([handle, email]).toEqual([null, null]);
  });

  it('invalidates a code after five wrong attempts', async () => {
    const { id } = await profileOf('guess.me', 'guess.me@example.test');
    const asked = await ask({ handle: 'guess.me' });
    await app.context.settled();
    const otp = app.codeFor('guess.me@example.test');
    const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
    for (let tries = 0; tries < 5; tries += 1) expect((await prove(idOf(asked), wrong)).status).toBe(401);
    expect((await prove(idOf(asked), otp)).status).toBe(401);
    expect(await isThere(id)).toBe(true);
  });

  it('waits for an operator, who removes or refuses it once', async () => {
    const { id } = await profileOf('decide.me', null);
    const asked = await ask({ handle: 'decide.me' });
    const { body } = await asOperator('GET /operator/removal-requests?limit=100');
    const request = (body.data as { id: string; handle: string; bio_text: string }[]).find(
      ({ handle }) => handle === 'decide.me',
    );
    expect(request).toMatchObject({
      profiles: [{ id: String(id) }],
      bio_text: (asked.body.data as { bio_text: string }).bio_text,
    });
    const decide = (status: string) => asOperator(`PUT /operator/removal-requests/${request?.id}`, { status });
    expect((await decide('removed')).body.data).toMatchObject({ status: 'removed', handle: null });
    expect(await isThere(id)).toBe(false);
    expect((await decide('refused')).status).toBe(409);
  });
});

describe('the suppression list', () => {
  it('can be extended, queried and reduced, and never read back', async () => {
    const added = await asOperator('POST /operator/suppressions', { handle: '@Never.Me', reason: 'By phone' });
    expect(added).toMatchObject({ status: 201, body: { data: { kind: 'handle', reason: 'By phone', stopped: 0 } } });
    const again = await asOperator('POST /operator/suppressions', { handle: 'never.me' });
    expect(idOf(again)).toBe(idOf(added));
    for (const q of ['NEVER.me', 'https://www.instagram.com/never.me/']) {
      const found = await asOperator(`GET /operator/suppressions?q=${encodeURIComponent(q)}`);
      expect((found.body.data as unknown[]).length, q).toBe(q.startsWith('http') ? 0 : 1);
    }
    expect(JSON.stringify((await asOperator('GET /operator/suppressions')).body)).not.toContain('never');
    expect((await asOperator(`DELETE /operator/suppressions/${idOf(added)}`)).status).toBe(200);
    expect((await asOperator(`DELETE /operator/suppressions/${idOf(added)}`)).status).toBe(404);
    expect((await asOperator('GET /operator/suppressions?q=never.me')).body.data).toEqual([]);
  });
});
