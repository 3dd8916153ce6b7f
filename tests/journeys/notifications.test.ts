/** Notifications: loading, by day, read one by one and all at once, empty. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { campaignBody } from '../campaigns/campaign-body.ts';
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

const enter = (fullname: string, width: number) =>
  enterAs(browser, { role: 'Brand', fullname, url: product.url, width });

/** Writes to somebody who was never active, which creates a notification. */
async function writeTo(receiver: Entered, senders: Entered[]): Promise<void> {
  for (const sender of senders) {
    const client = await connect(product, sender);
    expect(await client.say(receiver, `Hello from ${sender.fullname}`)).toMatchObject({ result: true });
    client.close();
  }
}

async function call<T>(who: Entered, path: string, body: object): Promise<T> {
  const reply = await fetch(`${product.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify(body),
  });
  expect(reply.ok, path).toBe(true);
  return ((await reply.json()) as { data: T }).data;
}

/** A new influencer applies to a campaign. */
async function applyTo(campaign: { id: string }, fullname: string): Promise<void> {
  const somebody = await enterAs(browser, { role: 'Influencer', fullname, url: product.url, width: 360 });
  await call(somebody, '/campaign/apply_campaign', { campaign_id: campaign.id, message: 'I cook.', quote: 18_000 });
  await somebody.context.close();
}

it('two tabs show the same, and switched-off types notify nobody', async () => {
  const brand = await enter('Two Tabs', 1280);
  const { page, context, problems } = brand;
  const campaign = await call<{ id: string }>(brand, '/campaign/add', campaignBody({ title: 'Monsoon brew' }));
  const other = await context.newPage();
  await page.goto('/all-notifications');
  await page.getByRole('heading', { name: 'No notifications' }).waitFor();
  await other.goto('/wallet');
  await page.bringToFront();
  const badge = other.getByRole('button', { name: /^Notifications 1 new notification$/ });
  await applyTo(campaign, 'Kabir Sethi');
  await badge.waitFor();
  await page.getByText('1 new', { exact: true }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Kabir Sethi applied to Monsoon brew' }).click();
  await page.waitForURL(`**/campaign-details/${campaign.id}?tab=applied`);
  await badge.waitFor({ state: 'detached' });

  await page.goto('/profile-settings#notifications');
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/user/update') && reply.ok());
  await page.getByRole('switch', { name: 'Applications: In the app' }).click();
  await saved;
  await applyTo(campaign, 'Zoya Khan');
  await page.goto('/all-notifications?show=unread');
  await page.getByRole('heading', { name: 'No unread notifications' }).waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('button', { name: 'Kabir Sethi applied to Monsoon brew' }).waitFor();
  expect(await page.getByText('Zoya Khan').count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

describe.each(widthsOf(1280))('at %i px', (width) => {
  it.each(themesAt(width))('are shown by day and marked read (%s)', async (colorScheme) => {
    // Passing tours or verifying a mobile counts as activity, after which a chat creates no notification.
    const away = { hasTours: true, provesMobile: false };
    const newcomer = { role: 'Brand', fullname: 'Meera Nair', url: product.url, width, ...away } as const;
    const receiver = await enterAs(browser, newcomer);
    const senders = [await enter('Rohan Bhatt', width), await enter('Studio Kalam', width)];
    const { page, problems } = receiver;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await writeTo(receiver, senders);
    await page.goto('/all-notifications');
    await page.getByText('2 new', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    const items = page.getByRole('main').getByRole('listitem').getByRole('button');
    expect(await items.count()).toBe(2);
    await expectGoodPage(page);
    await items.filter({ hasText: 'Rohan Bhatt sent you a message' }).click();
    await page.waitForURL(`**/chat-section?user=${senders[0]?.id}`);
    await page.goBack();
    await page.getByText('1 new', { exact: true }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.poll(() => page.getByText('1 new', { exact: true }).count()).toBe(0);
    await expectGoodPage(page);
    expect(problems).toEqual([]);
    for (const person of [receiver, ...senders]) await person.context.close();
  });

  it('show an empty state after the placeholder', async () => {
    const { page, context } = await enter('Nobody Yet', width);
    await page.goto('/all-notifications');
    await page.getByRole('heading', { name: 'No notifications' }).waitFor();
    await page.getByText("You don't have any notifications at the moment.").waitFor();
    await expectGoodPage(page);
    await context.close();
  });

  it('can be retried in the header after a failure', async () => {
    const { page, context } = await enter('Meera Rao', width);
    const calls = /\/api\/user\/get_user_notifications\//;
    await page.route(calls, (route) => route.fulfill({ status: 503, json: { result: false, code: 'UNAVAILABLE' } }));
    await page.goto('/all-campaigns');
    await page.getByRole('button', { name: 'Notifications' }).click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await page.unroute(calls);
    await retry.click();
    await page.getByText('Your notification center').waitFor();
    await context.close();
  });
});
