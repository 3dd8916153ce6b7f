import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { verbatim } from '../../kit/i18n/messages.ts';
import { notify } from './notifications.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

/** Sends a money and a chat notification; returns what was stored and pushed. */
async function notifyBoth(member: Member) {
  const pushed: string[] = [];
  const context = {
    ...app.context,
    push: async (_to: unknown, { title }: { title: string }) => void pushed.push(title),
  };
  for (const type of ['money', 'chat'] as const) {
    await notify(context, {
      accountId: Number(member.id),
      type,
      title: verbatim(type),
      description: '',
      link: '/wallet',
    });
  }
  const { body } = await app.api(`GET /user/get_user_notifications/${member.id}`, { token: member.token });
  return { kept: (body.data as { title: string }[]).map(({ title }) => title), pushed };
}

const prefer = (member: Member, channel: string, enabled: boolean) =>
  app.api('PUT /user/update', {
    token: member.token,
    body: { notification_preferences: [{ type: 'chat', channel, enabled }] },
  });

it('cannot switch off security notifications', async () => {
  const member = await makeMember(app, 'brand');
  const one = (channel: string, enabled: boolean) =>
    app.api('PUT /user/update', {
      token: member.token,
      body: { notification_preferences: [{ type: 'security', channel, enabled }] },
    });
  for (const channel of ['app', 'email']) {
    expect(await one(channel, false)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    expect((await one(channel, true)).status).toBe(200);
  }
  expect((await one('push', false)).status).toBe(200);
});

describe('notification preferences', () => {
  it('are all on by default', async () => {
    const member = await makeMember(app, 'brand');
    expect(await notifyBoth(member)).toEqual({ kept: ['chat', 'money'], pushed: ['money', 'chat'] });
  });

  it('switch off one channel for one type, until switched on again', async () => {
    const member = await makeMember(app, 'brand');
    await prefer(member, 'push', false);
    expect(await notifyBoth(member)).toMatchObject({ pushed: ['money'] });
    await prefer(member, 'app', false);
    const other = await makeMember(app, 'brand');
    await prefer(other, 'app', false);
    expect(await notifyBoth(other)).toEqual({ kept: ['money'], pushed: ['money', 'chat'] });
    await prefer(other, 'app', true);
    expect((await notifyBoth(other)).kept).toEqual(['chat', 'money', 'money']);
  });
});
