/** Two people in one conversation, each in their own browser. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectGoodPage, type Person } from './people.ts';

/** Waits for Socket.IO's connect packet. Start before opening the page. */
export async function waitForLive(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (each) => each.url().includes('/socket.io/'));
  await socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('40'));
}

/** Id of the person's account. */
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

/** Expects the unread count: in the header on desktops, in the bottom bar on phones. */
export async function expectUnread({ page }: Person, count: number): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const opener = isPhone
    ? page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Messages' })
    : page.getByRole('banner').getByRole('button', { name: 'Messages' });
  const wanted = count === 0 ? /^\s*Messages\s*$/ : new RegExp(isPhone ? `^${count}\\D` : `${count} new message`);
  const readText = () => opener.textContent();
  await expect.poll(readText).toMatch(wanted);
}
