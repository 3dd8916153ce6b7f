/** An old message found by search: the conversation opens there, is read to its end, and Back returns to the results. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { connect, hangUp } from '../chat/live-client.ts';
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

const count = 200;
/** Lines that contain the searched word. */
const hits = new Map([
  [40, 'the banana leaf from above'],
  [60, 'a banana in the hand'],
]);

async function converse(): Promise<[Entered, Entered]> {
  const { url } = product;
  const one = await enterAs(browser, { role: 'Brand', fullname: 'Rohan Bhatt', url, width: 1280 });
  const other = await enterAs(browser, { role: 'Influencer', fullname: 'Aarohi Menon', url, width: 1280 });
  await say(
    other,
    one,
    Array.from({ length: count }, (_, index) => [`line ${index}`, hits.get(index)].filter(Boolean).join(': ')),
  );
  return [one, other];
}

/** Sends messages without a browser, one after another. */
async function say(from: Entered, to: Entered, texts: string[]): Promise<void> {
  const client = await connect(product, from);
  for (const text of texts) expect(await client.say(to, text)).toMatchObject({ result: true });
  client.close();
}

const log = (page: Page) => page.getByRole('log');
const found = (page: Page) =>
  page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').filter({ hasText: 'banana' });

async function shownLines(page: Page): Promise<number[]> {
  const texts = await log(page)
    .getByText(/^line \d+/)
    .allTextContents();
  return texts.map((text) => Number(/^line (\d+)/.exec(text)?.[1]));
}

/** Scrolls to the end: no line missing, repeated or out of order. */
async function readOn(page: Page, to: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const shown = await shownLines(page);
    expect(shown).toEqual(shown.map((_, index) => (shown[0] ?? 0) + index));
    if (shown.at(-1) === to) return;
    await log(page).evaluate(async (node) => {
      node.scrollBy(0, 600);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
  }
  expect.fail(`line ${to} was not reached`);
}

/** Distance of the found message from the middle of the log, px. */
async function offMiddle(page: Page): Promise<number> {
  const [row, box] = [await page.locator('[data-found]').boundingBox(), await log(page).boundingBox()];
  if (!row || !box) return Number.POSITIVE_INFINITY;
  return Math.abs(row.y + row.height / 2 - box.y - box.height / 2);
}

it('an old message is found, read from, and left again', async () => {
  const [me, other] = await converse();
  const { page, context, problems } = me;
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: width < 768 ? 740 : 800 });
    await page.goto('/chat-section');
    await page.getByRole('searchbox', { name: 'Search people and messages' }).pressSequentially('banana');
    await found(page).first().waitFor();
    // Partial queries mark less.
    await expect.poll(() => found(page).locator('mark').allTextContents()).toEqual(['banana', 'banana']);
    await page.getByText('No conversations with “banana”.').waitFor();
    await expectGoodPage(page);
    await found(page).filter({ hasText: 'leaf' }).click();

    await expect.poll(() => offMiddle(page)).toBeLessThan(60);
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-found'))).toBe(true);
    expect(await shownLines(page)).toEqual(expect.arrayContaining([39, 40, 41]));
    await expectGoodPage(page);
    // Live messages do not appear after the gap, and are counted.
    const live = `live at ${width}`;
    await say(other, me, [live]);
    const jump = page.getByRole('button', { name: 'Jump to latest, 1 new message' });
    await jump.waitFor();
    expect(await log(page).getByText(live).count()).toBe(0);
    await jump.click();
    await log(page).getByText(live).waitFor();

    if (width < 768) await page.getByRole('link', { name: 'Back to conversations' }).click();
    else await page.goBack();
    await found(page).filter({ hasText: 'hand' }).click();
    await expect.poll(() => offMiddle(page)).toBeLessThan(60);
    await readOn(page, count - 1);
    await log(page).evaluate((node) => node.scrollTo(0, node.scrollHeight));
    await log(page).getByText(live).waitFor();

    if (width < 768) await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('link', { name: 'Search in this conversation' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('searchbox').fill('leaf');
    await sheet.getByRole('link', { name: 'banana leaf' }).click();
    await expect.poll(() => sheet.count()).toBe(0);
    await expect.poll(() => offMiddle(page)).toBeLessThan(60);
    await page.goBack();
    await expect.poll(() => sheet.getByRole('link').evaluate((node) => node === document.activeElement)).toBe(true);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.url()).not.toContain('find=');
  }
  expect(problems).toEqual([]);
  await Promise.all([context.close(), other.context.close()]);
});
