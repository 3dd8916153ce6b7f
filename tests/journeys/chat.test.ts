/** A conversation of two browsers with read ticks and counts, through a lost network and a reload. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, setOffline } from '../browser.ts';
import { connect, hangUp } from '../chat/live-client.ts';
import { themesAt, widthsOf } from '../looks.ts';
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

async function meetTwo(width: number): Promise<[Entered, Entered]> {
  const { url } = product;
  return [
    await enterAs(browser, { role: 'Brand', fullname: 'Rohan Bhatt', url, width }),
    await enterAs(browser, { role: 'Influencer', fullname: 'Aarohi Menon', url, width }),
  ];
}

const openChat = ({ page }: Entered, other: Entered) => page.goto(`/chat-section?user=${other.id}`);
const box = (page: Page) => page.getByPlaceholder('Type your message...');
const log = (page: Page) => page.getByRole('log');

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

/** Sends messages without a browser, one after another. */
async function say(from: Entered, to: Entered, texts: string[]): Promise<void> {
  const client = await connect(product, from);
  for (const text of texts) expect(await client.say(to, text)).toMatchObject({ result: true });
  client.close();
}

describe.each(widthsOf(360))('at %i px', (width) => {
  it.each(themesAt(width))('two people talk (%s)', async (colorScheme) => {
    const [brand, creator] = await meetTwo(width);
    for (const { page } of [brand, creator]) await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await brand.page.goto('/chat-section');
    await brand.page.getByText('No conversations yet').waitFor();
    await expectGoodPage(brand.page);
    await openChat(brand, creator);
    expect(await brand.page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await box(brand.page).fill(' \n ');
    expect(await brand.page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await box(brand.page).fill('Two reels?');
    await box(brand.page).press('Shift+Enter');
    await brand.page.keyboard.type('By Friday?');
    await box(brand.page).press('Enter');
    await log(brand.page).getByText('Two reels?\nBy Friday?').waitFor();
    await log(brand.page).getByText('Sent', { exact: true }).waitFor({ state: 'attached' });

    await creator.page.goto('/chat-section');
    const row = creator.page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
    await row.filter({ hasText: 'Rohan Bhatt' }).filter({ hasText: '1unread message' }).waitFor();
    await expectGoodPage(creator.page);
    await row.click();
    await log(creator.page).getByText('New messages', { exact: true }).waitFor();
    await log(brand.page).getByText('Read', { exact: true }).waitFor({ state: 'attached' });
    await box(creator.page).pressSequentially('Yes');
    await brand.page.getByText('Aarohi Menon is typing').or(brand.page.getByText('Aarohi is typing')).waitFor();
    await expectGoodPage(brand.page);
    await box(creator.page).press('Enter');
    await log(brand.page).getByText('Yes', { exact: true }).waitFor();
    await log(creator.page).getByText('Read', { exact: true }).waitFor({ state: 'attached' });
    await write(creator.page, 'As in https://example.org/brief.');
    const link = log(brand.page).getByRole('link', { name: 'https://example.org/brief', exact: true });
    expect(await link.getAttribute('rel')).toContain('noopener');
    await expectGoodPage(creator.page);
    expect([...brand.problems, ...creator.problems]).toEqual([]);
    await Promise.all([brand.context.close(), creator.context.close()]);
  });

  it('messages written offline are sent once on reconnection, also after a reload', async () => {
    const [brand, creator] = await meetTwo(width);
    await openChat(brand, creator);
    await write(brand.page, 'before');
    await log(brand.page).getByText('Sent', { exact: true }).waitFor({ state: 'attached' });
    await openChat(creator, brand);
    await setOffline(brand.context, true);
    await brand.page.getByText('Reconnecting…').waitFor();
    await write(brand.page, 'meanwhile');
    await log(brand.page).getByText('Sending').waitFor();
    await box(brand.page).fill('a draft');
    await setOffline(brand.context, false);
    await brand.page.reload();
    await log(creator.page).getByText('meanwhile').waitFor();
    await log(brand.page).getByText('meanwhile').waitFor();
    expect(await box(brand.page).inputValue()).toBe('a draft');
    await expect.poll(() => log(brand.page).getByText('Sending').count()).toBe(0);
    expect(await log(creator.page).getByText('meanwhile').count()).toBe(1);
    await Promise.all([brand.context.close(), creator.context.close()]);
  });

  it('a refused message shows the reason and can be deleted', async () => {
    const [brand, creator] = await meetTwo(width);
    await openChat(brand, creator);
    await box(brand.page).waitFor();
    await fetch(`${product.url}/api/user/block`, {
      method: 'POST',
      headers: { authorization: `Bearer ${creator.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ target_id: brand.id, reason: 'spam' }),
    });
    await write(brand.page, 'hello?');
    await log(brand.page).getByText('Not sent').waitFor();
    await log(brand.page).getByText('This person was not found.').waitFor();
    await expectGoodPage(brand.page);
    await brand.page.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => log(brand.page).getByText('hello?').count()).toBe(0);
    await brand.page.goto('/chat-section?user=987654');
    await brand.page.getByText('No one to message here').waitFor();
    await expectGoodPage(brand.page);
    await Promise.all([brand.context.close(), creator.context.close()]);
  });

  it('earlier messages load while scrolling up, and the view keeps its position', async () => {
    const [brand, creator] = await meetTwo(width);
    await say(
      brand,
      creator,
      Array.from({ length: 130 }, (_, index) => `line ${index}`),
    );
    await say(creator, brand, ['last']);
    await openChat(brand, creator);
    await log(brand.page).getByText('last', { exact: true }).waitFor();
    const lines = log(brand.page).getByText(/^line \d+$/);
    const numbers = async () => (await lines.allTextContents()).map((text) => Number(text.slice('line '.length)));
    // Scrolls to the beginning: no line missing, repeated or out of order, with few rendered at a time.
    const seen = new Set<number>();
    for (let tries = 0; tries < 300; tries += 1) {
      const shown = await numbers();
      expect(shown.length).toBeLessThan(70);
      expect(shown).toEqual(shown.map((_, index) => (shown[0] ?? 0) + index));
      for (const number of shown) seen.add(number);
      if (seen.has(0)) break;
      await log(brand.page).evaluate(async (node) => {
        node.scrollBy(0, -400);
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
    }
    expect(seen.size).toBe(130);
    // The other person starts at the first new message, is told of more without being moved, and jumps to it.
    await openChat(creator, brand);
    await log(creator.page).getByText('New messages').waitFor();
    await log(creator.page).getByText('line 0', { exact: true }).waitFor();
    await say(brand, creator, ['from the other side']);
    const jump = creator.page.getByRole('button', { name: 'Jump to latest, 1 new message' });
    await jump.waitFor();
    await expectGoodPage(creator.page);
    expect(await log(creator.page).getByText('from the other side').count()).toBe(0);
    await jump.click();
    await log(creator.page).getByText('from the other side').waitFor();
    await log(creator.page).evaluate((node) => node.scrollBy(0, -900));
    await write(creator.page, 'mine');
    const atEnd = () => log(creator.page).evaluate((node) => node.scrollHeight - node.scrollTop - node.clientHeight);
    await expect.poll(atEnd).toBeLessThan(5);
    await log(creator.page).getByText('mine', { exact: true }).waitFor();
    await Promise.all([brand.context.close(), creator.context.close()]);
  });
});

it('two tabs of one person send once, in order, and share read marks', async () => {
  const [brand, creator] = await meetTwo(1280);
  await say(creator, brand, ['one', 'two']);
  const other = await brand.context.newPage();
  await other.goto('/chat-section');
  await expect.poll(() => other.title()).toBe('(2) Messages');
  await openChat(brand, creator);
  await log(brand.page).getByText('two', { exact: true }).waitFor();
  await expect.poll(() => other.title()).toBe('Messages');
  await other.goto(`/chat-section?user=${creator.id}`);
  await box(other).waitFor();
  await openChat(creator, brand);
  await setOffline(brand.context, true);
  await brand.page.getByText('Reconnecting…').waitFor();
  await brand.page.bringToFront();
  for (const text of ['first', 'second']) await write(brand.page, text);
  await other.bringToFront();
  await write(other, 'third');
  for (const page of [brand.page, other]) await expect.poll(() => log(page).getByText('Sending').count()).toBe(3);
  await setOffline(brand.context, false);
  const mine = (page: Page) => log(page).getByText(/^(first|second|third)$/);
  await expect.poll(() => mine(creator.page).allTextContents()).toEqual(['first', 'second', 'third']);
  for (const page of [brand.page, other]) {
    await expect.poll(() => log(page).getByText('Sending').count()).toBe(0);
    await expect.poll(() => mine(page).count()).toBe(3);
  }
  await Promise.all([brand.context.close(), creator.context.close()]);
});

it('messages received while a conversation loads are in it', async () => {
  const [brand, creator] = await meetTwo(1280);
  await say(creator, brand, ['one']);
  const frames: string[] = [];
  brand.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const hears = (what: RegExp) => expect.poll(() => frames.some((frame) => what.test(frame)));
  let isFirst = true;
  await brand.page.route('**/api/user/get_user_messages', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const early = await route.fetch();
    await hears(/^43.*"cursor"/).toBe(true);
    await say(creator, brand, ['two']);
    await hears(/receive_message.*"two"/).toBe(true);
    await route.fulfill({ response: early });
  });
  await openChat(brand, creator);
  await log(brand.page).getByText('two', { exact: true }).waitFor();
  await log(brand.page).getByText('one', { exact: true }).waitFor();
  await Promise.all([brand.context.close(), creator.context.close()]);
});

it('blocking somebody in a conversation prevents writing until it is undone', async () => {
  const [brand, creator] = await meetTwo(1280);
  await say(creator, brand, ['hello']);
  await openChat(brand, creator);
  await brand.page.getByRole('button', { name: 'More', exact: true }).click();
  await brand.page.getByRole('button', { name: 'Block', exact: true }).click();
  await brand.page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await brand.page.getByText('You can’t message Aarohi Menon any more.').waitFor();
  await log(brand.page).getByText('hello').waitFor();
  await expectGoodPage(brand.page);
  await brand.page.getByRole('button', { name: 'Undo' }).click();
  await box(brand.page).waitFor();
  await Promise.all([brand.context.close(), creator.context.close()]);
});
