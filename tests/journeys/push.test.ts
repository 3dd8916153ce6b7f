/** Push: shown, refreshes the open page, and opens its link; offered after an action. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { connect, hangUp } from '../chat/live-client.ts';
import { themesAt, widthsOf } from '../looks.ts';
import { waitForLive } from './chatting.ts';
import { enterAs } from './entered.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';
import {
  allowNotifications,
  openPushDoor,
  pressNotification,
  readNotifications,
  standInForPushService,
} from './pushing.ts';
import { expectUncovered } from './uncovered.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const enter = (role: 'Brand' | 'Influencer', width = 1280) =>
  enterAs(browser, {
    role,
    fullname: role === 'Brand' ? 'Rohan Bhatt' : 'Meera Nair',
    url: product.url,
    width,
    hasWorker: true,
  });
const readCoins = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user_profile') ?? '{}').user_coins);
const card = (page: Page) => page.getByRole('region', { name: 'Notify me about replies' });
const deviceSwitch = (page: Page) => page.getByRole('switch', { name: /Notifications on this device/ });
/** Loads on visibility; content above may still move it. */
async function openSettings(page: Page): Promise<void> {
  await page.goto('/profile-settings');
  const heading = page.getByRole('heading', { name: 'Notifications', exact: true });
  await expect
    .poll(async () => {
      await heading.scrollIntoViewIfNeeded();
      return deviceSwitch(page).count();
    })
    .toBe(1);
}

it('a push is shown, the open page refetches the profile, and pressing it opens its page', async () => {
  const { page, context, id, problems } = await enter('Influencer');
  await allowNotifications(context, product.url);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const deliver = await openPushDoor(page);
  const coins = await readCoins(page);
  await page.evaluate(() => {
    const profile = JSON.parse(localStorage.getItem('user_profile') ?? '{}');
    localStorage.setItem('user_profile', JSON.stringify({ ...profile, user_coins: 7 }));
  });
  const asked = page.waitForRequest((request) => request.url().endsWith(`/api/user/${id}`));
  const message = { title: 'Rohan Bhatt', body: 'Two reels?', icon: '/favicon.svg', link: '/wallet', tag: 'chat:7' };
  await deliver(JSON.stringify(message));
  expect((await asked).method()).toBe('GET');
  await expect.poll(() => readCoins(page)).toBe(coins);
  const shown = { title: 'Rohan Bhatt', body: 'Two reels?', icon: `${product.url}/favicon.svg`, tag: 'chat:7' };
  await expect.poll(() => readNotifications(page)).toEqual([{ ...shown, data: { link: '/wallet' } }]);

  for (let more = 2; more <= 10; more += 1) await deliver(JSON.stringify({ ...message, body: `Message ${more}` }));
  await expect.poll(async () => (await readNotifications(page)).map(({ body }) => body)).toEqual(['Message 10']);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await pressNotification(context, 'Rohan Bhatt');
  await page.waitForURL('**/wallet');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  expect(await readNotifications(page)).toEqual([]);

  await deliver('not even json');
  await expect.poll(async () => (await readNotifications(page)).map(({ title }) => title)).toEqual(['localhost']);
  expect(problems).toEqual([]);
  await context.close();
});

it('a failed service worker registration is logged in the specification’s words', async () => {
  const { page, context } = await enter('Influencer');
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  await context.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('no'));
  });
  await page.goto('/dashboard');
  await expect.poll(() => lines).toContain('Service Worker registration failed');
  await context.close();
});

describe.each(widthsOf(1280))('at %i px', (width) => {
  it.each(themesAt(width))(
    'a device is asked for after the first message, and switched off again (%s)',
    async (scheme) => {
      const [brand, creator] = [await enter('Brand', width), await enter('Influencer', width)];
      const { page, context, problems } = brand;
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await allowNotifications(context, product.url);
      await standInForPushService(context);
      await page.goto(`/chat-section?user=${creator.id}`, { waitUntil: 'networkidle' });
      expect(await card(page).count()).toBe(0);
      await page.getByPlaceholder('Type your message...').fill('Two reels?');
      await page.getByPlaceholder('Type your message...').press('Enter');
      await card(page).waitFor();
      await expectGoodPage(page);
      const stored = page.waitForResponse((reply) => reply.url().endsWith('/api/user/push-registrations'));
      await card(page).getByRole('button', { name: 'Turn on' }).click();
      expect((await stored).status()).toBe(200);
      await card(page).waitFor({ state: 'detached' });

      await openSettings(page);
      await expect.poll(() => deviceSwitch(page).isChecked()).toBe(true);
      await expectGoodPage(page);
      const removed = page.waitForRequest((request) => request.method() === 'DELETE');
      await deviceSwitch(page).click();
      expect((await removed).url()).toMatch(/\/api\/user\/push-registrations$/);
      await expect.poll(() => deviceSwitch(page).isChecked()).toBe(false);
      expect(problems).toEqual([]);
      for (const each of [brand, creator]) await each.context.close();
    },
  );
});

it('on a phone the offer waits until the floating chat is closed', async () => {
  const [brand, creator] = [await enter('Brand', 360), await enter('Influencer', 360)];
  const { page, context } = brand;
  await allowNotifications(context, product.url);
  await standInForPushService(context);
  const joined = waitForLive(page);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await joined;
  const live = await connect(product, creator);
  expect(await live.say(brand, 'Two reels?')).toMatchObject({ result: true });
  const chat = page.getByRole('dialog', { name: 'Chat with' });
  await chat.getByRole('button').first().click();
  await chat.getByPlaceholder('Type your message...').fill('Yes');
  await chat.getByRole('button', { name: 'Send' }).click();
  await chat.getByText('Sent', { exact: true }).waitFor({ state: 'attached' });
  await page.locator('[aria-label="Notify me about replies"]').waitFor({ state: 'attached' });
  expect(await card(page).count()).toBe(0);
  await chat.getByRole('button', { name: 'Close Chat' }).click();
  await card(page).waitFor();
  await expectUncovered(page.getByRole('heading', { level: 1 }));
  for (const link of await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link').all())
    await expectUncovered(link);
  for (const name of ['Turn on', 'Not now']) await expectUncovered(card(page).getByRole('button', { name }));
  hangUp();
  for (const each of [brand, creator]) await each.context.close();
});

it('declining is remembered, and a refusal in the browser explains how to allow it', async () => {
  const [brand, creator] = [await enter('Brand'), await enter('Influencer')];
  const { page, context } = brand;
  await allowNotifications(context, product.url);
  await standInForPushService(context);
  await page.goto(`/chat-section?user=${creator.id}`, { waitUntil: 'networkidle' });
  const write = async (text: string) => {
    await page.getByPlaceholder('Type your message...').fill(text);
    await page.getByPlaceholder('Type your message...').press('Enter');
    await page.getByRole('log').getByText('Sent', { exact: true }).last().waitFor({ state: 'attached' });
  };
  await write('One');
  await card(page).getByRole('button', { name: 'Not now' }).click();
  await page.reload({ waitUntil: 'networkidle' });
  await write('Two');
  expect(await card(page).count()).toBe(0);

  await openSettings(page);
  await deviceSwitch(page).click();
  await expect.poll(() => deviceSwitch(page).isChecked()).toBe(true);
  await context.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  const removed = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.reload();
  expect((await removed).url()).toMatch(/\/api\/user\/push-registrations$/);
  await page.getByText('Your browser blocks them.', { exact: false }).waitFor();
  expect(await deviceSwitch(page).isDisabled()).toBe(true);
  await context.close();
});
