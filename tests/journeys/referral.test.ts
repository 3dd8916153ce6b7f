/** A referral from link to wallet: copied, joined, qualified, and seen at once by the referrer. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { campaignBody } from '../campaigns/campaign-body.ts';
import { enterAs } from './entered.ts';
import { expectGoodPage, meetPerson, type Person, signUp } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** Number of a step of the funnel. */
function figureOf(page: Page, step: string) {
  const cell = page.getByRole('main').locator('dl > div').filter({ hasText: step });
  return cell.locator('dd').first();
}

/** Call by the new user's own session. */
async function act<T>({ page, url }: Person, path: string, body: (id: string) => object): Promise<T> {
  const [token, profile] = await page.evaluate(() => [
    localStorage.getItem('auth_token'),
    localStorage.getItem('user_profile'),
  ]);
  const reply = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body(JSON.parse(profile ?? '{}').id)),
  });
  expect(reply.ok, path).toBe(true);
  return ((await reply.json()) as { data: T }).data;
}

async function subscribe(guest: Person): Promise<void> {
  const plan = (user_id: string) => ({ user_id, subscription_id: '1' });
  const { id } = await act<{ id: string }>(guest, '/user/add_user_subscription', plan);
  const reply = await fetch(`${guest.url}/sandbox/gateway/subscriptions/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'pay' }),
  });
  expect(reply.ok).toBe(true);
}

describe('referrals', () => {
  it('a link is copied and joined, and its reward is pending only once the guest pays', async () => {
    const { url } = product;
    const referrer = await enterAs(browser, { role: 'Brand', fullname: 'Meera Nair', url, width: 1280 });
    const { page, context, problems } = referrer;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/referal');
    await page.getByRole('heading', { name: 'No one yet' }).waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').getByText('Copied', { exact: true }).waitFor({ state: 'attached' });
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.pathname + link.search).toMatch(/^\/signup\?ref=[A-Z]{7}$/);

    const guest = await meetPerson(browser, { role: 'Brand', fullname: 'Rohan Bhatt', url, width: 360 });
    await signUp(guest, link.pathname + link.search);
    await expect.poll(() => figureOf(page, 'Joined').textContent()).toBe('1');
    await page.getByText('Rohan Bhatt', { exact: true }).waitFor();
    expect(await figureOf(page, 'Qualified').textContent()).toBe('0');

    await act(guest, '/campaign/add', () => campaignBody());
    await page.reload();
    await page.getByText('Rohan Bhatt', { exact: true }).waitFor();
    expect(await page.getByText('Pending', { exact: true }).count()).toBe(0);

    await subscribe(guest);
    await page.getByText('Pending', { exact: true }).first().waitFor();
    expect(await figureOf(page, 'Qualified').textContent()).toBe('0');
    await page.getByRole('banner').getByText('₹100').first().waitFor({ state: 'attached' });
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 1280],
      ['dark', 360],
      ['light', 360],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await expectGoodPage(page);
    }
    expect([...problems, ...guest.problems]).toEqual([]);
    await guest.context.close();
    await context.close();
  });

  it('invitations show the result for each address', async () => {
    const { url } = product;
    const { page, context, problems } = await enterAs(browser, {
      role: 'Partner',
      fullname: 'Joel Dsouza',
      url,
      width: 360,
    });
    await page.goto('/referal');
    const field = page.getByLabel('Email addresses and mobile numbers');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('Enter at least one email address or mobile number.').waitFor();
    await field.fill('friend@example.in');
    await field.press('Enter');
    await field.fill('nonsense');
    await field.press(',');
    await page.getByRole('button', { name: 'Send 2 invitations' }).click();
    const outcomes = page.getByRole('status').getByRole('listitem');
    await outcomes.filter({ hasText: 'friend@example.in' }).filter({ hasText: 'Sent' }).waitFor();
    await outcomes.filter({ hasText: 'nonsense' }).filter({ hasText: 'Invalid address' }).waitFor();
    await page.getByRole('button', { name: 'Remove nonsense' }).waitFor();
    await expect.poll(() => figureOf(page, 'Invited').textContent()).toBe('1');
    await expectGoodPage(page);
    expect(problems).toEqual([]);
    await context.close();
  });
});
