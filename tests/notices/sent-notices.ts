/** Expected notifications: text, sender, and a link that works for the reader. */
import { expect } from 'vitest';
import type { NotificationType } from '../../contract/notifications/notification-types.ts';
import type { Notification } from '../../contract/notifications/notifications.ts';
import type { TestApp } from '../app.ts';
import { everyPage } from '../routes.ts';

/** Anybody with a token. */
export type Reader = { id: number | string; token: string };
export interface Told {
  type: NotificationType;
  title: RegExp;
  /** Path of the link, without the query. */
  page: string;
  from?: Reader | null;
}

export async function noticesOf(
  app: TestApp,
  { id, token }: Reader,
  headers: Record<string, string> = {},
): Promise<Notification[]> {
  const reply = await app.api(`GET /user/get_user_notifications/${id}?limit=100`, { token, headers });
  return reply.body.data as Notification[];
}

/** First request of each page, which must succeed. */
const askedBy: Record<string, (link: URL, reader: Reader) => string | null> = {
  '/campaign-details/:id': (link) => `/campaign/${link.pathname.split('/')[2]}`,
  '/wallet': () => '/wallet/balance',
  '/my-subscription': (_link, { id }) => `/user/get_user_subscription/${id}`,
  '/referal': () => '/user/get_referal_link',
  '/bookmarks': () => '/user/get/userBookmarks',
  '/profile-settings': () => '/user/personal-info',
  '/chat-section': (_link, { id }) => `/user/get_chat_users_list/${id}`,
};

function routeOf(link: URL) {
  const matches = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(link.pathname);
  return everyPage.find(({ path }) => !path.includes('*') && matches(path));
}

/** Expects exactly one such notification, with a link the reader can open. */
export async function expectTold(app: TestApp, reader: Reader, { type, title, page, from }: Told): Promise<void> {
  const found = (await noticesOf(app, reader)).filter((notice) => title.test(notice.title));
  expect(
    found.map((notice) => notice.title),
    `told ${title}`,
  ).toHaveLength(1);
  const [notice] = found as [Notification];
  expect(notice.type).toBe(type);
  expect(notice.title.length).toBeLessThanOrEqual(80);
  expect(notice.title).not.toMatch(/undefined|null|NaN|[{}]/);
  expect(notice.description).toMatch(/\S.*[.”:?]$/);
  if (from !== undefined) expect(notice.sender_id).toBe(from === null ? null : String(from.id));
  if (from) expect(notice.sender_username).toBeTruthy();
  const link = new URL(notice.link ?? '', 'http://here');
  expect(link.pathname).toBe(page);
  const route = routeOf(link);
  expect(route, `a page at ${link.pathname}`).toMatchObject({ layout: expect.stringMatching(/app|guarded/) });
  const call = askedBy[route?.path ?? '']?.(link, reader);
  expect(call, `what ${route?.path} asks for`).toBeTruthy();
  expect((await app.api(`GET ${call}`, { token: reader.token })).status, `${call}`).toBe(200);
}
