/** Notifications to a member who works on named campaigns: none that may name a sum of another one, on any channel. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationTypes } from '../contract/notifications/notification-types.ts';
import type { Notification } from '../contract/notifications/notifications.ts';
import { msg, verbatim } from '../server/kit/i18n/messages.ts';
import { sendDueMails } from '../server/notifications/notifications/mails.service.ts';
import { notify } from '../server/notifications/notifications/notifications.service.ts';
import { createPusher } from '../server/notifications/push/pusher.service.ts';
import { startTestApp, type TestApp } from './app.ts';
import { connect, hangUp, type LiveClient } from './chat/live-client.ts';
import { openTestDatabase } from './database.ts';
import { makeAccount, makeToken } from './makers/account.ts';
import { makeBrand } from './makers/brand.ts';
import { makeCampaign } from './makers/campaign.ts';
import { joinAccount, personOf } from './makers/membership.ts';
import { startPushService } from './push-service.ts';

let app: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  [app, service] = await Promise.all([
    openTestDatabase().then((database) => startTestApp(database)),
    startPushService(),
  ]);
  const { context } = app;
  context.push = createPusher({ ...context, send: service.send });
});
afterAll(async () => {
  hangUp();
  await service.close();
  await app.close();
});

/** Named by neither a campaign of the member nor another one; types that never name a sum go to every member. */
const plain = ['social', 'search', 'chat', 'security'];

interface Seat {
  id: string;
  home: string;
  token: string;
  device: ReturnType<typeof service.makeDevice>;
  live: LiveClient;
  /** Connected for their own account. */
  beside: LiveClient;
}

async function seat(accountId: number, campaignIds: number[] | null): Promise<Seat> {
  const { context } = app;
  const own = await makeAccount(context.db);
  await joinAccount(context, {
    account: { id: String(accountId) },
    member: { id: String(own.id) },
    roles: ['owner'],
    more: { campaign_ids: campaignIds },
  });
  const home = await makeToken(context, own);
  const reply = await app.api('POST /auth/switch', { token: home, body: { account_id: String(accountId) } });
  const { token } = reply.body.data as { token: string };
  const device = service.makeDevice();
  await app.api('POST /user/push-registrations', { token, body: device.subscription });
  const [live, beside] = [
    await connect(app, { id: String(accountId), token }),
    await connect(app, { id: String(own.id), token: home }),
  ];
  return { id: String(accountId), home, token, device, live, beside };
}

async function listOf({ id, token }: Seat) {
  const { body } = await app.api(`GET /user/get_user_notifications/${id}`, { token });
  return { rows: body.data as Notification[], unread: body.unread_total as number };
}
const titlesOf = (rows: { title: string }[]) => rows.map(({ title }) => title).sort();

describe.each(notificationTypes)('%s', (type) => {
  it('reaches such a member where it is about their campaign, and otherwise only without sums', async () => {
    const { context } = app;
    const brand = await makeBrand(context.db);
    const [own, other] = [
      await makeCampaign(context.db, { creator_id: brand.id }),
      await makeCampaign(context.db, { creator_id: brand.id }),
    ];
    const limited = await seat(brand.id, [own.id]);
    const whole = await seat(brand.id, null);
    const links = {
      own: `/campaign-details/${own.id}?tab=applied`,
      other: `/campaign-details/${other.id}`,
      longer: `/campaign-details/${own.id}9`,
      wallet: '/wallet',
    };
    for (const [title, link] of Object.entries(links)) {
      await notify(context, {
        accountId: brand.id,
        type,
        title: msg`${{ title: verbatim(title) }}`,
        description: 'It is about ₹18,000.',
        link,
      });
    }
    // Told after all others, so that nothing is still on its way.
    context.live.toAccount(brand.id, 'profile', { is_subscriber: 1 });
    const all = Object.keys(links).sort();
    const seen = plain.includes(type) ? all : ['own'];
    const isInApp = titlesOf((await listOf(whole)).rows).length > 0;
    for (const [who, expected] of [
      [whole, all],
      [limited, seen],
    ] as const) {
      const { rows, unread } = await listOf(who);
      expect(titlesOf(rows)).toEqual(isInApp ? expected : []);
      expect(unread).toBe(rows.length);
      await who.live.waitFor('profile');
      expect(titlesOf(who.live.heard('notification'))).toEqual(titlesOf(rows));
      const { body } = await app.api('GET /accounts', { token: who.home });
      expect((body.data as { id: string; unread: number }[]).find(({ id }) => id === who.id)?.unread).toBe(unread);
    }
    const pushedTo = ({ device }: Seat) =>
      titlesOf(device.received().map((push) => JSON.parse(device.decrypt(push.body)) as { title: string }));
    await expect.poll(() => pushedTo(whole)).toSatisfy((titles: string[]) => [0, all.length].includes(titles.length));
    expect(pushedTo(limited)).toEqual(pushedTo(whole).filter((title) => seen.includes(title)));
    expect(limited.beside.heard('other_account').length).toBeLessThanOrEqual(isInApp ? seen.length : 0);
  });
});

it('reaches nobody but the registrant where it is about another account of theirs', async () => {
  const { context } = app;
  const brand = await makeBrand(context.db);
  const member = await seat(brand.id, null);
  const token = await makeToken(context, brand);
  const device = service.makeDevice();
  await app.api('POST /user/push-registrations', { token, body: device.subscription });
  const live = await connect(app, { id: String(brand.id), token });
  const tell = (title: string, more: { isPersonal?: true }) =>
    notify(context, {
      accountId: brand.id,
      type: 'money',
      title: msg`${{ title: verbatim(title) }}`,
      description: 'They ask to pay ₹68,400.',
      link: '/approvals',
      ...more,
    });
  await tell('For the registrant', { isPersonal: true });
  await tell('For all', {});
  await live.waitFor('notification', ({ title }) => title === 'For all');
  await member.live.waitFor('notification', ({ title }) => title === 'For all');
  expect(titlesOf(live.heard('notification'))).toEqual(['For all', 'For the registrant']);
  expect(titlesOf(member.live.heard('notification'))).toEqual(['For all']);
  expect(await listOf(member)).toMatchObject({ rows: [{ title: 'For all' }], unread: 1 });
  const { body } = await app.api(`GET /user/get_user_notifications/${brand.id}`, { token });
  expect(body).toMatchObject({ data: [{ title: 'For all' }, { title: 'For the registrant' }], unread_total: 2 });
  const { body: ofHome } = await app.api('GET /accounts', { token: member.home });
  expect((ofHome.data as { id: string; unread: number }[]).find(({ id }) => id === member.id)?.unread).toBe(1);
  await expect.poll(() => device.received().length).toBe(2);
  await expect.poll(() => member.device.received().length).toBe(1);
  const personal = (body.data as Notification[]).find(({ title }) => title === 'For the registrant');
  const put = await app.api(`PUT /user/updateNotificationStatus/${personal?.id}`, { token: member.token, body: {} });
  expect(put.status).toBe(404);
});

it('of a member elsewhere stays out of the team of their own account', async () => {
  const { context } = app;
  const [own, client] = [await makeBrand(context.db), await makeBrand(context.db)];
  const colleague = await seat(own.id, null);
  const person = await joinAccount(context, {
    account: { id: String(client.id) },
    member: { id: String(own.id) },
    roles: ['manager'],
  });
  const token = await makeToken(context, client);
  expect((await app.api(`DELETE /members/${person}`, { token })).status).toBe(200);
  const ownToken = await makeToken(context, own);
  const { body } = await app.api(`GET /user/get_user_notifications/${own.id}`, { token: ownToken });
  expect(body.data).toMatchObject([{ title: expect.stringMatching(/^You no longer act for /) }]);
  expect((await listOf(colleague)).rows).toEqual([]);
});

it('cannot be marked read by a member who does not see it', async () => {
  const { context } = app;
  const brand = await makeBrand(context.db);
  const own = await makeCampaign(context.db, { creator_id: brand.id });
  const [limited, whole] = [await seat(brand.id, [own.id]), await seat(brand.id, null)];
  await notify(context, {
    accountId: brand.id,
    type: 'money',
    title: msg`You can pay`,
    description: 'Pay.',
    link: '/wallet',
  });
  const [notice] = (await listOf(whole)).rows;
  const put = (id: string) => app.api(`PUT /user/updateNotificationStatus/${id}`, { token: limited.token, body: {} });
  expect((await put(notice?.id ?? '')).status).toBe(404);
  expect((await put('all')).body.unread_total).toBe(0);
  expect((await listOf(whole)).unread).toBe(1);
});

it('is not e-mailed to an owner who works on named campaigns', async () => {
  const { context } = app;
  const registrant = await makeBrand(context.db);
  const { db } = context;
  const kept = await makeBrand(db, {
    account: { email: null, mobile: null, email_verified_at: null, kept_by: await personOf(db, registrant.id) },
  });
  const [all, some] = [await makeAccount(db), await makeAccount(db)];
  for (const [member, campaign_ids] of [
    [all, null],
    [some, [1]],
  ] as const) {
    const more = { campaign_ids: campaign_ids && [...campaign_ids] };
    await joinAccount(context, {
      account: { id: String(kept.id) },
      member: { id: String(member.id) },
      roles: ['owner'],
      more,
    });
  }
  await notify(context, {
    accountId: kept.id,
    type: 'money',
    title: msg`You can pay`,
    description: 'Pay.',
    link: '/wallet',
  });
  await sendDueMails({ ...context, now: () => new Date(Date.now() + 86_400_000) });
  const to = app.mails.map((mail) => mail.to);
  expect(to).toContain(all.email);
  expect(to).not.toContain(some.email);
});
