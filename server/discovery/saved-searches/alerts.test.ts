import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SavedSearch } from '../../../contract/discovery/saved-searches.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeInfluencer } from '../../../tests/makers/influencer.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { noticesOf } from '../../../tests/notices/sent-notices.ts';
import { sendDueMails } from '../../notifications/notifications/mails.service.ts';
import { alertNewcomers } from './alerts.service.ts';

let app: TestApp;
const clock = () => new Date();
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterEach(() => {
  app.context.now = clock;
});
afterAll(() => app.close());

const after = (hours: number) => {
  const time = new Date(Date.now() + hours * 3_600_000);
  app.context.now = () => time;
  return time;
};
const save = async (who: Member, body: object) =>
  (await app.api('POST /user/saved-searches', { token: who.token, body })).body.data as SavedSearch;
const change = (who: Member, { id }: SavedSearch, body: object) =>
  app.api(`PUT /user/saved-searches/${id}`, { token: who.token, body });
const joinAbout = (topic: string, created_at: Date) =>
  makeInfluencer(app.context.db, { profile: { categories: [topic], created_at } });
const alertsOf = async (who: Member) =>
  (await noticesOf(app, who)).filter(({ type }) => type === 'search').map(({ title, link }) => ({ title, link }));

describe('alerts on a saved search', () => {
  it('tell who joined since the last one, by mail too, and only once', async () => {
    const brand = await makeMember(app, 'brand');
    await joinAbout('gaming', new Date(Date.now() - 3_600_000));
    await save(brand, { name: 'Gamers', search: { category: ['gaming'], sort: 'relevance' }, alert: true });
    const later = after(24);
    expect(await alertNewcomers(app.context)).toBe(0);
    await joinAbout('gaming', new Date(later.getTime() - 1_000));
    await joinAbout('music', new Date(later.getTime() - 1_000));
    expect(await alertNewcomers(app.context)).toBe(1);
    expect(await alertNewcomers(app.context)).toBe(0);
    expect(await alertsOf(brand)).toEqual([
      { title: '1 new creator: Gamers', link: '/browse-influencer?category=gaming&sort=newest' },
    ]);
    after(25);
    await sendDueMails(app.context);
    const mail = app.mails.find(({ subject }) => subject === '1 new creator: Gamers');
    expect(mail?.text).toContain('/browse-influencer?category=gaming&sort=newest');
    const unsubscribe = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
    expect((await fetch(unsubscribe, { method: 'POST' })).status).toBe(200);
    const next = after(50);
    await joinAbout('gaming', new Date(next.getTime() - 1_000));
    expect(await alertNewcomers(app.context)).toBe(1);
    const before = app.mails.length;
    after(52);
    await sendDueMails(app.context);
    expect(app.mails).toHaveLength(before);
  });

  it('are off until asked for, and can be switched', async () => {
    const brand = await makeMember(app, 'brand');
    const search = await save(brand, { name: 'Dancers', search: { category: ['dance'], sort: 'relevance' } });
    expect(search.alert).toBe(false);
    const later = after(24);
    await joinAbout('dance', new Date(later.getTime() - 1_000));
    expect(await alertNewcomers(app.context)).toBe(0);
    expect((await change(brand, search, { alert: true })).body.data).toMatchObject({ alert: true, name: 'Dancers' });
    expect((await change(brand, search, { name: 'Dance' })).body.data).toMatchObject({ alert: true, name: 'Dance' });
    expect((await change(brand, search, {})).body.data).toMatchObject({ alert: true, name: 'Dance' });
    const next = after(48);
    expect(await alertNewcomers(app.context)).toBe(0);
    await joinAbout('dance', new Date(next.getTime() - 1_000));
    expect((await change(brand, search, { alert: false })).body.data).toMatchObject({ alert: false });
    expect(await alertNewcomers(app.context)).toBe(0);
    expect(await alertsOf(brand)).toEqual([]);
  });
});
