import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { inEnglish, verbatim } from '../../kit/i18n/messages.ts';
import { dropOldNotices } from './clearing.service.ts';
import { sendDueMails } from './mails.service.ts';
import { type Notice, notify } from './notifications.service.ts';

let app: TestApp;
let time = Date.now();
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  app.context.now = () => new Date(time);
});
beforeEach(() => {
  app.mails.length = 0;
});
afterAll(() => app.close());

const minutes = (count: number) => {
  time += count * 60_000;
  return sendDueMails(app.context);
};

function tell(to: Member, title: string, more: Partial<Notice> = {}) {
  const notice = {
    accountId: Number(to.id),
    title: verbatim(title),
    description: 'For Monsoon Launch.',
    link: '/campaign-details/7',
  };
  return notify(app.context, { type: 'application', ...notice, ...more });
}

async function read(who: Member) {
  await app.api('PUT /user/updateNotificationStatus/all', { token: who.token });
}

async function prefer(who: Member, type: string, enabled: boolean, channel = 'email') {
  const body = { notification_preferences: [{ type, channel, enabled }] };
  expect((await app.api('PUT /user/update', { token: who.token, body })).status).toBe(200);
}

const subjects = () => app.mails.map(({ subject }) => subject);

describe('notification e-mails', () => {
  it('are sent when a notification stays unread for some minutes, with links to the page and the preferences', async () => {
    const member = await makeMember(app, 'brand');
    await tell(member, 'Aarohi <applied>');
    await minutes(4);
    expect(app.mails).toEqual([]);
    await minutes(1);
    const { publicUrl } = app.context.config;
    const [mail] = app.mails;
    expect(mail).toMatchObject({ subject: 'Aarohi <applied>', text: expect.stringContaining('For Monsoon Launch.') });
    expect(mail?.text).toContain(`${publicUrl}/campaign-details/7\n`);
    expect(mail?.text).toContain(`${publicUrl}/profile-settings#notifications`);
    expect(mail?.html).toContain('Aarohi &lt;applied&gt;');
    await minutes(60);
    expect(app.mails).toHaveLength(1);
  });

  it('gather notifications of one type', async () => {
    const member = await makeMember(app, 'brand');
    for (let index = 1; index <= 12; index += 1) await tell(member, `Application ${index}`);
    await tell(member, '₹500 is in your wallet', { type: 'money' });
    await minutes(5);
    expect(subjects().sort()).toEqual(['Applications: 12 new', '₹500 is in your wallet']);
    const digest = app.mails.find(({ subject }) => subject.startsWith('Applications'));
    expect(digest?.text).toContain('And 2 more.');
  });

  it('leave out notifications read, or types switched off, meanwhile', async () => {
    const [one, other] = [await makeMember(app, 'brand'), await makeMember(app, 'brand')];
    await tell(one, 'read');
    await read(one);
    await tell(other, 'switched off');
    await prefer(other, 'application', false);
    await minutes(5);
    expect(app.mails).toEqual([]);
  });

  it('about security are sent at once, read or not, and cannot be switched off', async () => {
    const member = await makeMember(app, 'brand');
    await tell(member, 'New sign-in', { type: 'security' });
    await read(member);
    await minutes(0);
    expect(subjects()).toEqual(['New sign-in']);
    expect(app.mails[0]?.headers).toBeUndefined();
  });

  it('are sent for types switched off in the product', async () => {
    const member = await makeMember(app, 'brand');
    await prefer(member, 'application', false, 'app');
    await tell(member, 'by e-mail only');
    await minutes(5);
    expect(subjects()).toEqual(['by e-mail only']);
  });

  it('about chats are sent to those who want them, after a while, once until read, without the message', async () => {
    const [member, other] = [await makeMember(app, 'brand'), await makeMember(app, 'brand')];
    const write = (to: Member) =>
      tell(to, 'Zoya sent you a message', { type: 'chat', description: 'my secret', groupKey: 'chat:1' });
    await prefer(member, 'chat', true);
    await write(member);
    await write(other);
    await minutes(14);
    await write(member);
    expect(app.mails).toEqual([]);
    await minutes(1);
    expect(subjects()).toEqual(['Zoya sent you a message']);
    expect(JSON.stringify(app.mails)).not.toContain('secret');
    await write(member);
    await minutes(30);
    expect(app.mails).toHaveLength(1);
    await read(member);
    await write(member);
    await minutes(30);
    expect(app.mails).toHaveLength(2);
  });

  it('are retried when the mail server fails, without delaying others', async () => {
    const [one, other] = [await makeMember(app, 'brand'), await makeMember(app, 'brand')];
    const { mail } = app.context;
    await tell(one, 'fails at first');
    await tell(other, 'goes out');
    app.context.mail = (letter) =>
      inEnglish(letter.subject) === 'fails at first' ? Promise.reject(new Error('no mail server')) : mail(letter);
    await minutes(5);
    expect(subjects()).toEqual(['goes out']);
    app.context.mail = mail;
    await minutes(5);
    expect(subjects()).toEqual(['goes out', 'fails at first']);
  });

  it('are sent once by two concurrent processes', async () => {
    const member = await makeMember(app, 'brand');
    await tell(member, 'once');
    time += 300_000;
    await Promise.all([sendDueMails(app.context), sendDueMails(app.context)]);
    expect(subjects()).toEqual(['once']);
  });

  it('announce a renewed notification again, with its count', async () => {
    const member = await makeMember(app, 'brand');
    const more = { groupKey: 'applied:7', many: { title: verbatim('{count} new applications to Monsoon Launch') } };
    await tell(member, 'Aarohi applied to Monsoon Launch', more);
    await tell(member, 'Kabir applied to Monsoon Launch', more);
    await minutes(5);
    await tell(member, 'Zoya applied to Monsoon Launch', more);
    await minutes(5);
    expect(subjects()).toEqual(['2 new applications to Monsoon Launch', '3 new applications to Monsoon Launch']);
  });
});

describe('one-click unsubscribing', () => {
  async function letterTo(member: Member) {
    await tell(member, 'something');
    await minutes(5);
    const headers = app.mails[0]?.headers ?? {};
    app.mails.length = 0;
    return { headers, address: headers['List-Unsubscribe']?.slice(1, -1) ?? '' };
  }
  const click = (address: string) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  it('ends the e-mails of one type, without a login, idempotently', async () => {
    const member = await makeMember(app, 'brand');
    const { headers, address } = await letterTo(member);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    for (const _ of [1, 2]) expect((await click(address)).status).toBe(200);
    await tell(member, 'not by e-mail');
    await tell(member, '₹500 is in your wallet', { type: 'money' });
    await minutes(5);
    expect(subjects()).toEqual(['₹500 is in your wallet']);
    await prefer(member, 'application', true);
    await tell(member, 'again');
    await minutes(5);
    expect(subjects()).toContain('again');
  });

  it('does not happen by opening the URL, or with a forged one', async () => {
    const member = await makeMember(app, 'brand');
    const { address } = await letterTo(member);
    const looked = await fetch(address, { redirect: 'manual' });
    expect([looked.status, looked.headers.get('location')]).toEqual([
      302,
      `/unsubscribe?token=${address.split('/').at(-1)}`,
    ]);
    const at = address.length - 8;
    const forged = `${address.slice(0, at)}${address[at] === 'A' ? 'B' : 'A'}${address.slice(at + 1)}`;
    for (const bad of [forged, address.replace(/[^/]+$/, 'x'), address.replace(/[^/]+$/, encodeURIComponent('…'))]) {
      expect((await click(bad)).status).toBe(404);
    }
    await tell(member, 'still by e-mail');
    await minutes(5);
    expect(subjects()).toEqual(['still by e-mail']);
  });
});

it('deletes notifications read half a year ago, and keeps unread ones', async () => {
  const member = await makeMember(app, 'brand');
  await tell(member, 'read');
  await read(member);
  await tell(member, 'unread');
  const titles = async () => {
    await dropOldNotices(app.context);
    const query = app.context.db.selectFrom('notification').select('title').where('account_id', '=', Number(member.id));
    return (await query.orderBy('id').execute()).map(({ title }) => title);
  };
  time += 179 * 86_400_000;
  expect(await titles()).toEqual(['read', 'unread']);
  time += 2 * 86_400_000;
  expect(await titles()).toEqual(['unread']);
});
