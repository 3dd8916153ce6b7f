/** Two people in one conversation, each at an own browser. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectGoodPage, type Person } from './people.ts';

/** The packet by which Socket.IO lets a client in. To be begun before the page is opened. */
export async function waitForLive(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (each) => each.url().includes('/socket.io/'));
  await socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('40'));
}

/** The id under which others know a person. */
export async function readOwnId({ page }: Person): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('user_profile') ?? '{}').id);
}

export async function openChat({ page }: Person, withId: string): Promise<void> {
  await page.goto(`/chat-section?user=${withId}`);
  await page.getByRole('log').waitFor();
  await expectGoodPage(page);
}

export async function say({ page }: Person, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('textbox', { name: 'Message' }).press('Enter');
  await page.getByRole('log').getByText(text).waitFor();
}

export async function hear({ page }: Person, text: string): Promise<void> {
  await page.getByRole('log').getByText(text).waitFor();
}

/** The unread count that the shell shows: in words in the header of a desktop, as a number in the bottom bar of a phone. */
export async function expectUnread({ page }: Person, count: number): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const opener = isPhone
    ? page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Messages' })
    : page.getByRole('banner').getByRole('button', { name: 'Messages' });
  const wanted = count === 0 ? /^\s*Messages\s*$/ : new RegExp(isPhone ? `^${count}\\D` : `${count} new message`);
  const readText = () => opener.textContent();
  await expect.poll(readText).toMatch(wanted);
}
