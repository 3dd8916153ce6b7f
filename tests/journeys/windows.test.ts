/** Floating chat windows: opening, closing, and synchronization of tabs. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { connect, hangUp, type LiveClient } from '../chat/live-client.ts';
import { waitForLive } from './chatting.ts';
import { type Entered, enterAs } from './entered.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  hangUp();
  await browser?.close();
});

const enter = (fullname: string, width = 1280) => {
  const role = fullname.startsWith('Rohan') ? 'Influencer' : 'Brand';
  return enterAs(browser, { role, fullname, url: product.url, width });
};

interface Writer extends Entered {
  live: LiveClient;
}
const enterWriters = (...names: string[]): Promise<Writer[]> =>
  Promise.all(
    names.map(async (fullname) => {
      const person = await enter(fullname);
      return { ...person, live: await connect(product, person) };
    }),
  );
async function write(from: Writer, to: Entered, text: string): Promise<void> {
  expect(await from.live.say(to, text)).toMatchObject({ result: true });
}

const chat = (page: Page, name: string) => page.getByRole('dialog', { name: `Chat with ${name}` });
const box = (page: Page, name: string) => chat(page, name).getByPlaceholder('Type your message...');
const names = (page: Page) =>
  page.getByRole('dialog', { name: /^Chat with/ }).evaluateAll((all) => all.map((each) => each.ariaLabel?.slice(10)));
const unread = (page: Page, name: string) => chat(page, name).getByText(/^\d+ new messages?$/);
/** Waits for the live connection: earlier messages open no window. */
async function openDashboard(page: Page): Promise<void> {
  const joined = waitForLive(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await joined;
}

it('messages open at most three windows; they are read by a click, stored, shared by tabs and removed at sign-out', async () => {
  const rohan = await enter('Rohan Bhatt');
  const [asha, bina, chitra, divya] = (await enterWriters('Asha', 'Bina', 'Chitra', 'Divya')) as [
    Writer,
    Writer,
    Writer,
    Writer,
  ];
  const { page } = rohan;
  await openDashboard(page);
  await write(asha, rohan, 'Two reels?');
  await chat(page, 'Asha').getByText('Two reels?').waitFor();
  await expect.poll(() => unread(page, 'Asha').textContent()).toBe('1 new message');
  expect(await chat(page, 'Asha').locator('time').textContent()).toMatch(
    /^\d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d\d [ap]m$/,
  );
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await chat(page, 'Asha').getByText('Two reels?').click();
  await asha.live.waitFor('message_read');
  await expect.poll(() => unread(page, 'Asha').count()).toBe(0);
  await box(page, 'Asha').fill('Yes');
  await box(page, 'Asha').press('Shift+Enter');
  await page.keyboard.type('by Friday');
  await box(page, 'Asha').press('Enter');
  await asha.live.waitFor('receive_message', ({ description }) => description === 'Yes\nby Friday');
  await asha.live.ask('messageRead', { senderId: rohan.id, receiverId: asha.id });
  await chat(page, 'Asha').getByText('Read', { exact: true }).waitFor({ state: 'attached' });

  const second = await rohan.context.newPage();
  await openDashboard(second);
  await chat(second, 'Asha').getByText('by Friday').waitFor();
  await page.bringToFront();
  await box(page, 'Asha').fill('a draft');
  await write(bina, rohan, 'from Bina');
  for (const tab of [page, second]) await expect.poll(() => names(tab)).toEqual(['Asha', 'Bina']);
  await write(chitra, rohan, 'from Chitra');
  await expect.poll(() => names(page)).toEqual(['Asha', 'Bina', 'Chitra']);
  await expect.poll(() => names(second)).toEqual(['Asha', 'Bina', 'Chitra']);
  await chat(page, 'Bina').getByText('from Bina').waitFor();
  await expectGoodPage(page);

  await chat(page, 'Bina').getByRole('button', { name: 'Minimise' }).click();
  await chat(second, 'Bina').getByRole('button', { name: 'Restore' }).waitFor();
  await expectGoodPage(page);
  await write(bina, rohan, 'are you there?');
  await chat(page, 'Bina').getByText('are you there?').waitFor();
  await expect.poll(() => unread(second, 'Bina').textContent()).toBe('2 new messages');

  await page.getByRole('heading', { level: 1 }).click();
  await write(divya, rohan, 'from Divya');
  await expect.poll(() => names(page)).toEqual(['Bina', 'Chitra', 'Divya']);
  await page.reload();
  await chat(page, 'Divya').getByText('from Divya').waitFor();
  expect(await names(page)).toEqual(['Bina', 'Chitra', 'Divya']);
  await page.goto('/chat-section');
  await page.getByText('Welcome to Messages').waitFor();
  expect(await names(page)).toEqual([]);
  await page.goto('/terms-conditions');
  await chat(page, 'Chitra').getByText('from Chitra').waitFor();
  await write(asha, rohan, 'still there?');
  await expect.poll(() => box(page, 'Asha').inputValue()).toBe('a draft');
  expect(await names(page)).toEqual(['Chitra', 'Divya', 'Asha']);

  await chat(page, 'Chitra').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => names(page)).toEqual(['Divya', 'Asha', 'Bina']);
  await expect.poll(() => names(second)).toEqual(['Divya', 'Asha', 'Bina']);
  await second.bringToFront();
  await chat(second, 'Asha').getByText('still there?').click();
  await expect.poll(() => unread(page, 'Asha').count()).toBe(0);
  await page.getByRole('button', { name: 'Close All' }).click();
  await expect.poll(() => names(page)).toEqual([]);
  await expect.poll(() => names(second)).toEqual([]);

  await write(divya, rohan, 'once more');
  await chat(second, 'Divya').getByText('once more').waitFor();
  await second.getByRole('button', { name: 'My Account' }).click();
  await second.getByRole('button', { name: 'Log out' }).click();
  await second.waitForURL('**/login');
  expect(await second.evaluate(() => localStorage.getItem('chats'))).toBeNull();
  await expect.poll(() => names(page)).toEqual([]);
  expect(rohan.problems).toEqual([]);
});

it('the messages menu opens a window, which restores the focus; a modified click opens the page', async () => {
  const rohan = await enter('Rohan Sethi');
  const [asha] = (await enterWriters('Asha Menon')) as [Writer];
  const { page } = rohan;
  await write(asha, rohan, 'one');
  await write(asha, rohan, 'two');
  await openDashboard(page);
  const button = page.getByRole('button', { name: 'Messages' });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Messages' });
  await menu.getByText('2', { exact: true }).first().waitFor();
  expect(await menu.getByRole('link', { name: /Asha Menon/ }).count()).toBe(1);
  await expectGoodPage(page);
  await menu.getByRole('link', { name: /Asha Menon/ }).click();
  await expect.poll(() => box(page, 'Asha Menon').evaluate((node) => node === document.activeElement)).toBe(true);
  await asha.live.waitFor('message_read');
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await expect.poll(() => button.textContent()).not.toContain('new message');
  await page.keyboard.press('Escape');
  await chat(page, 'Asha Menon').getByRole('button', { name: 'Restore' }).waitFor();
  await chat(page, 'Asha Menon').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => names(page)).toEqual([]);
  await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
  await button.click();
  await menu.getByText('No new messages').waitFor();
  await menu.getByText("When you receive messages, they'll appear here").waitFor();
  for (const name of ['View All', 'Open Chat Inbox']) {
    expect(await menu.getByRole('link', { name }).getAttribute('href')).toBe('/chat-section');
  }
  await page.keyboard.press('Escape');

  await write(asha, rohan, 'three');
  await chat(page, 'Asha Menon').getByText('three').waitFor();
  await chat(page, 'Asha Menon').getByRole('link', { name: 'Open in Messages' }).click();
  await page.waitForURL(`**/chat-section?user=${asha.id}`);
  await asha.live.waitFor('message_read', () => asha.live.heard('message_read').length > 1);
  expect(rohan.problems).toEqual([]);
});

it('on a phone a message opens minimized, and a tap opens it over the page', async () => {
  const rohan = await enter('Rohan Varma', 360);
  const [asha, bina] = (await enterWriters('Asha Nair', 'Bina Nair')) as [Writer, Writer];
  const { page } = rohan;
  await page.emulateMedia({ colorScheme: 'dark' });
  await openDashboard(page);
  await write(asha, rohan, 'Two reels?');
  await chat(page, 'Asha Nair').getByRole('button', { name: 'Close Chat' }).waitFor();
  await write(bina, rohan, 'from Bina');
  await expect.poll(() => unread(page, 'Asha Nair').textContent()).toBe('1 new message');
  await expectGoodPage(page);
  expect(await names(page)).toEqual(['Asha Nair']);
  expect(await box(page, 'Asha Nair').count()).toBe(0);
  await chat(page, 'Asha Nair')
    .getByRole('button', { name: /Asha Nair/ })
    .click();
  await asha.live.waitFor('message_read');
  expect((await chat(page, 'Asha Nair').boundingBox())?.width).toBe(360);
  await expectGoodPage(page);
  await box(page, 'Asha Nair').fill('By Friday');
  await chat(page, 'Asha Nair').getByRole('button', { name: 'Send' }).click();
  await asha.live.waitFor('receive_message', ({ description }) => description === 'By Friday');
  await write(bina, rohan, 'hello?');
  await page.reload();
  await chat(page, 'Asha Nair').getByText('By Friday').waitFor();
  await chat(page, 'Asha Nair').getByRole('button', { name: 'Close Chat' }).click();
  await expect.poll(() => names(page)).toEqual(['Bina Nair']);
  await chat(page, 'Bina Nair').getByRole('button', { name: 'Close Chat' }).click();
  await expect.poll(() => names(page)).toEqual([]);
  expect(rohan.problems).toEqual([]);
});
