import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Consents } from '../../../contract/accounts/consents.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { connect } from '../../../tests/social/connecting.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'fatal' });
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUp>>;
const read = async ({ token }: Person) => (await app.api('GET /user/consents', { token })).body.data as Consents;
const set = ({ token }: Person, kind: string, granted: boolean) =>
  app.api('PUT /user/consents', { token, body: { kind, granted } });

describe('consents', () => {
  it('are recorded at sign-up, with version and time', async () => {
    const person = await signUp(app);
    const { history, newsletter, email_notices } = await read(person);
    expect(history.map(({ kind, version, withdrawn }) => [kind, version, withdrawn]).sort()).toEqual([
      ['privacy', '2026-11', null],
      ['terms', '2026-11', null],
    ]);
    expect({ newsletter, email_notices }).toEqual({ newsletter: false, email_notices: true });
  });

  it('to the newsletter is given and withdrawn by the same switch, with both recorded', async () => {
    const person = await signUp(app);
    expect((await set(person, 'newsletter', true)).body.data).toMatchObject({ newsletter: true });
    expect((await set(person, 'newsletter', true)).status).toBe(200);
    expect((await set(person, 'newsletter', false)).body.data).toMatchObject({ newsletter: false });
    await set(person, 'newsletter', true);
    const { history, newsletter } = await read(person);
    expect(newsletter).toBe(true);
    const times = history.filter(({ kind }) => kind === 'newsletter').map(({ withdrawn }) => withdrawn !== null);
    expect(times).toEqual([false, true]);
  });

  it('to e-mail notifications changes every choice of that kind except security', async () => {
    const person = await signUp(app);
    await set(person, 'email_notices', false);
    const info = async () =>
      (await app.api('GET /user/personal-info', { token: person.token })).body.data as {
        notification_preferences: { type: string; channel: string; enabled: boolean }[];
      };
    const off = (await info()).notification_preferences;
    expect(off.every(({ channel, enabled }) => channel === 'email' && !enabled)).toBe(true);
    expect(off.some(({ type }) => type === 'security')).toBe(false);
    expect(off.some(({ type }) => type === 'money')).toBe(true);
    expect((await set(person, 'email_notices', true)).body.data).toMatchObject({ email_notices: true });
  });

  it('to figures of a social account begins and ends with the connection', async () => {
    const person = await signUp(app);
    const { body } = await connect(app, person, 'instagram');
    const socialConsents = async () => (await read(person)).history.filter(({ kind }) => kind === 'social_data');
    expect(await socialConsents()).toMatchObject([
      { subject: expect.stringContaining('on instagram'), withdrawn: null },
    ]);
    const { id } = body.data as { id: string };
    await app.api(`DELETE /user/social/accounts/${id}`, { token: person.token });
    expect(await socialConsents()).toMatchObject([{ withdrawn: expect.any(String) }]);
  });

  it('that are required cannot be withdrawn by a switch', async () => {
    const person = await signUp(app);
    for (const kind of ['terms', 'social_data', 'nonsense']) expect((await set(person, kind, false)).status).toBe(400);
  });
});
