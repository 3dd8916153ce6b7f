/** User pages rendered on the server by the reader cookie. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { type DemoRole, enterDemo } from '../demo.ts';
import { callApi, laySession } from '../sessions.ts';
import { type Entered, enterAs } from './entered.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

async function enter(fullname: string): Promise<Entered> {
  const person = await enterAs(browser, { role: 'Brand', fullname, url: product.url, width: 1280 });
  await person.page.goto('/dashboard');
  await person.page.getByRole('heading', { name: fullname.split(' ')[0] }).waitFor();
  return person;
}

/** Person of the demo story with the reader cookie. */
async function openKnown(role: DemoRole, width: number) {
  const demo = await enterDemo(product.url, role);
  const visitor = await openVisitor(browser, product.url, width);
  await laySession(visitor.context, demo.session);
  await beTold(visitor.page);
  return { ...demo, ...visitor };
}

async function beTold(page: Page) {
  await page.goto('/all-notifications');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('reader=');
}

/** HTML as sent by the server, before any script. */
const read = ({ context }: Pick<Entered, 'context'>, path = '/dashboard') => context.request.get(product.url + path);

/** The server waits for data for a limited time; late data is loaded by the browser. */
const expectDrawn = (person: Pick<Entered, 'context'>, path?: string) =>
  expect.poll(async () => (await read(person, path)).text());

it('contain the signed-in user’s data, and nothing after log-out', async () => {
  const person = await enter('Asha Menon');
  const { page, context, problems } = person;
  // A page whose data came too late has none of it, and may be kept.
  await expect.poll(async () => (await read(person)).headers()['cache-control']).toBe('private, no-store');
  // No part depends on a script to be inserted.
  await expectDrawn(person).toMatch(/^(?!.*\$RC\().*Asha.*Start here/s);

  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'reader' }));
  expect(await (await read(person)).text()).not.toContain('Asha');
  expect(problems).toEqual([]);
  await context.close();
});

it('contain nothing for an ended, foreign or forged session', async () => {
  const person = await enter('Asha Menon');
  const other = await enter('Meera Pillai');
  const kept = (await person.context.cookies()).find(({ name }) => name === 'reader')?.value ?? '';
  const [, token] = kept.split('.');
  const give = (value: string) =>
    other.context.request.get(`${product.url}/dashboard`, { headers: { cookie: `reader=${value}` } });
  await expect.poll(async () => (await give(kept)).text()).toContain('Asha');
  await fetch(`${product.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  for (const value of [
    kept,
    `${person.id}.${other.token}.330`,
    `${other.id}.made-up.330`,
    '..',
    '%00',
    `${other.id}.${'x'.repeat(5_000)}.0`,
  ]) {
    const page = await give(value);
    expect(page.status(), value).toBe(200);
    expect(page.headers()['cache-control'] ?? '', value).not.toContain('public');
    expect(await page.text(), value).not.toMatch(/Asha|Meera/);
  }
  await person.context.close();
  await other.context.close();
});

it('are rendered again when the cookie names another user', async () => {
  const person = await enter('Asha Menon');
  const other = await enter('Meera Pillai');
  const [cookie] = (await other.context.cookies()).filter(({ name }) => name === 'reader');
  await person.context.addCookies([{ name: 'reader', value: cookie?.value ?? '', url: product.url }]);
  await expectDrawn(person).toContain('Meera');
  await person.page.goto('/dashboard');
  await person.page.getByRole('heading', { name: 'Asha' }).waitFor();
  await expectDrawn(person).toContain('Asha');
  expect((await read(person, '/dashboard.data')).headers()['cache-control']).toBe('private, no-store');
  await person.context.close();
  await other.context.close();
});

it('do not accept the cookie as authorization: calls need the token', async () => {
  const { context, id } = await enter('Asha Menon');
  expect((await context.request.get(`${product.url}/api/user/${id}`)).status()).toBe(401);
  await context.close();
});

it('keep the scroll position of tabs moved before hydration', async () => {
  const { page, context, addressOf } = await openKnown('brand', 360);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('nav:has(> ul [aria-current])')?.scrollBy(400, 0),
    ),
  );
  await page.goto(`${addressOf('/campaign-details/:id')}?tab=deliverables`);
  await page.waitForLoadState('networkidle');
  const tabs = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Results' }) });
  expect(await tabs.evaluate((row) => row.scrollLeft + row.clientWidth - row.scrollWidth)).toBeGreaterThan(-5);
  await context.close();
});

it('lose no press in a section whose scripts are still loading', async () => {
  const { page, context, problems, session } = await openKnown('influencer', 1280);
  const scripts = Promise.withResolvers<void>();
  await page.route(/campaign-heart-.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const posted = await callApi<{ id: string; type: string; bookmark_id: string | null }[]>(
    product.url,
    '/campaign/all/get_user_post_campaigns',
    session,
  );
  const { id } = posted.find(({ type, bookmark_id }) => type === 'standard' && !bookmark_id) ?? {};
  const address = `/campaign-details/${id}`;
  await expectDrawn({ context }, address).toMatch(/<h2[^>]*>Brief</);
  await page.goto(address, { waitUntil: 'commit' });
  // The bookmark button appears once it works.
  await page.getByRole('heading', { name: 'Brief' }).waitFor();
  const heart = page.locator('main').getByRole('button', { name: /^(Add|Remove) / });
  expect(await heart.count()).toBe(0);
  scripts.resolve();
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  expect(problems).toEqual([]);
  await context.close();
});

it('include campaigns and profiles, with no-store', async () => {
  const { page, context, session } = await openKnown('brand', 1280);
  const [campaign] = await callApi<{ id: string; title: string }[]>(
    product.url,
    '/campaign/all/get_my_campaigns?type=standard',
    session,
  );
  const [creator] = await callApi<{ id: string; fullname: string }[]>(
    product.url,
    '/browseInfluencers?limit=1',
    session,
  );
  for (const [path, words] of [
    [`/campaign-details/${campaign?.id}`, campaign?.title],
    [`/influencer-profile/influencer/${creator?.id}`, creator?.fullname],
    ['/brand-profile', '<article'],
  ] as const) {
    const main = /<main.*<\/main>/s;
    const cached = async () => (await read({ context }, path)).headers()['cache-control'];
    await expect.poll(cached, { message: path }).toBe('private, no-store');
    await expect
      .poll(async () => main.exec(await (await read({ context }, path)).text())?.[0], { message: path })
      .toContain(words);
    const still = await fetch(product.url + path);
    expect(main.exec(await still.text())?.[0], path).not.toContain(words);
  }
  // Businesses get the match in the HTML.
  await expectDrawn({ context }, `/influencer-profile/influencer/${creator?.id}`).toContain('aria-label="Match"');
  // The hash is known to the browser only.
  await page.goto(`/influencer-profile/influencer/${creator?.id}#figures`, { waitUntil: 'networkidle' });
  const lit = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
  await expect.poll(() => lit.allTextContents()).toEqual(['Figures']);
  await context.close();
});

describe.each([
  ['brand', 'Asia/Kolkata'],
  ['influencer', 'America/New_York'],
  ['operator', 'Pacific/Kiritimati'],
] as const)('read by the %s in %s', (role: DemoRole, timezoneId) => {
  it('have the same text before and after hydration', async () => {
    const demo = await enterDemo(product.url, role);
    const context = await browser.newContext({ baseURL: product.url, timezoneId, reducedMotion: 'reduce' });
    await laySession(context, demo.session);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(`${page.url()}: ${message}`));
    await beTold(page);
    for (const path of [
      '/dashboard',
      '/post-campaign',
      '/performance',
      '/campaign-details/:id',
      '/brand-profile',
      '/influencer-profile/:type/:id',
    ]) {
      await page.goto(demo.addressOf(path), { waitUntil: 'networkidle' });
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});
