/** Pages of the reader's own that the server draws whole, by the cookie beside the session. */
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

/** Somebody of the demo story whom the server knows by the cookie. */
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

/** A page as the server gives it to a browser, before any of its scripts. */
const read = ({ context }: Pick<Entered, 'context'>, path = '/dashboard') => context.request.get(product.url + path);

/** The server waits for data as long as a reader likes to: what comes late is the browser's. */
const expectDrawn = (person: Pick<Entered, 'context'>, path?: string) =>
  expect.poll(async () => (await read(person, path)).text());

it('come with what is theirs for whoever is signed in, and for nobody after that', async () => {
  const person = await enter('Asha Menon');
  const { page, context, problems } = person;
  expect((await read(person)).headers()['cache-control']).toBe('private, no-store');
  // And nothing of it waits for a script to be put into its place.
  await expectDrawn(person).toMatch(/^(?!.*\$RC\().*Asha.*Start here/s);

  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'reader' }));
  expect(await (await read(person)).text()).not.toContain('Asha');
  expect(problems).toEqual([]);
  await context.close();
});

it('come without anything where the session is over, somebody else’s or made up', async () => {
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

it('are drawn anew for whoever is signed in where the cookie names another', async () => {
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

it('never take the cookie for a right: calls are made with the token alone', async () => {
  const { context, id } = await enter('Asha Menon');
  expect((await context.request.get(`${product.url}/api/user/${id}`)).status()).toBe(401);
  await context.close();
});

it('leave the tabs where they were moved before their scripts came', async () => {
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

it('lose no press in a part of them whose own scripts are still on their way', async () => {
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
  // The heart is drawn when it can answer.
  await page.getByRole('heading', { name: 'Brief' }).waitFor();
  const heart = page.locator('main').getByRole('button', { name: /^(Add|Remove) / });
  expect(await heart.count()).toBe(0);
  scripts.resolve();
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  expect(problems).toEqual([]);
  await context.close();
});

it('are a campaign’s page and profiles too, each told to nobody who keeps copies', async () => {
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
    expect((await read({ context }, path)).headers()['cache-control'], path).toBe('private, no-store');
    await expect
      .poll(async () => main.exec(await (await read({ context }, path)).text())?.[0], { message: path })
      .toContain(words);
    const still = await fetch(product.url + path);
    expect(main.exec(await still.text())?.[0], path).not.toContain(words);
  }
  // A business reads why somebody fits its campaign before any script.
  await expectDrawn({ context }, `/influencer-profile/influencer/${creator?.id}`).toContain('aria-label="Match"');
  // An address tells its part to the browser alone.
  await page.goto(`/influencer-profile/influencer/${creator?.id}#audience`, { waitUntil: 'networkidle' });
  const lit = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
  await expect.poll(() => lit.allTextContents()).toEqual(['Audience']);
  await context.close();
});

describe.each([
  ['brand', 'Asia/Kolkata'],
  ['influencer', 'America/New_York'],
  ['operator', 'Pacific/Kiritimati'],
] as const)('read by the %s in %s', (role: DemoRole, timezoneId) => {
  it('say before their scripts what they say after them', async () => {
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
