/** Actions of participants of a joint campaign in their own browsers. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';
import type { TestApp } from '../app.ts';
import { seeAll, type Visitor } from '../browser.ts';
import { jointBody } from '../campaigns/campaign-body.ts';
import { dayFromNow } from '../makers/campaign.ts';
import type { Member } from '../members.ts';
import { expectGoodPage } from './people.ts';

/** Signed-in person in their own browser. */
export interface Party extends Visitor, Member {
  name: string;
}

export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** The user's pledge to a need. */
const ownPledge = (page: Page, need: string) =>
  region(page, 'Your pledges').getByRole('listitem').filter({ hasText: need });

/** Joint campaign that has not started, with needs of budget, reach and a venue. */
export async function openJoint(app: TestApp, creator: Member, title: string): Promise<Campaign> {
  const body = jointBody({
    title,
    pool_minimum: 100_000,
    application_deadline: dayFromNow(5),
    start_date: dayFromNow(9),
    needs: [
      { kind: 'budget', description: 'Paid media and creator fees', value: 200_000 },
      { kind: 'reach', description: 'Six creators, two reels each', value: 60_000 },
      { kind: 'venue', description: 'A courtyard for two days', value: 40_000 },
    ],
  });
  const reply = await app.api('POST /campaign/add', { token: creator.token, body });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body.data as Campaign;
}

interface Filling {
  kind: Campaign['needs'][number]['kind'];
  by: Member;
  of: Member;
}

/** Pledges a need's full value and accepts it, over HTTP. */
export async function fillNeed(app: TestApp, campaign: Campaign, { kind, by, of }: Filling): Promise<void> {
  const need = campaign.needs.find((one) => one.kind === kind);
  const pledge = { need_id: need?.id, kind, description: 'All of it', value: need?.value };
  const body = { campaign_id: campaign.id, message: 'All of it', pledge };
  const made = await app.api('POST /campaign/apply_campaign', { token: by.token, body });
  const { id } = made.body.data as { id: string };
  const call = `PUT /campaign/update_user_applied_status/${id}`;
  const { status } = await app.api(call, { token: of.token, body: { status: 'accepted' } });
  expect(status).toBe(200);
}

/** Finds the campaign in the hub by need and name. */
export async function findInHub({ page }: Party, { need, title }: { need: string; title: string }): Promise<void> {
  await page.goto('/joint-campaign');
  await page.getByRole('button', { name: 'Media', exact: true }).click();
  await page.getByRole('heading', { name: 'No joint campaign needs this right now' }).waitFor();
  await page.getByRole('button', { name: 'Remove “Media”' }).click();
  const words = page.getByLabel('Search joint campaigns');
  await words.fill('loom');
  await words.press('Enter');
  await page.getByText('1 joint campaign', { exact: true }).waitFor();
  expect(await words.evaluate((field) => field === document.activeElement)).toBe(true);
  // The press that blurs the field applies both the text and itself.
  await words.fill('looms');
  await page.getByRole('button', { name: need, exact: true }).click();
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === 'looms' && searchParams.has('need'));
  await page.getByText('1 joint campaign', { exact: true }).waitFor();
  await expectGoodPage(page);
  await page.getByRole('article').getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

export async function pledge({ page }: Party, { need, rupees }: { need: string; rupees: string }): Promise<void> {
  // On phones it is below the needs.
  await seeAll(page);
  const form = region(page, 'Make a pledge');
  await form.getByLabel('Need', { exact: true }).selectOption({ label: need });
  await form.getByLabel('Value in rupees').fill(rupees);
  await form.getByLabel('What you’re pledging').fill('As we said on the phone.');
  await form.getByText(/^You can (leave with a full refund|withdraw it) until \d/).waitFor();
  await form.getByRole('button', { name: `Pledge ₹${rupees}` }).dblclick();
  await page.getByText('Pledged. Waiting for the campaign owner.').waitFor();
  await ownPledge(page, need.split(':')[0] ?? '')
    .getByText('pledged', { exact: true })
    .waitFor();
}

/** Accepts a pledge; sent once it can no longer be undone. */
export async function accept({ page }: Party, name: string): Promise<void> {
  await page.getByRole('button', { name: `Accept ${name}` }).click();
  await page.getByText(`${name} accepted.`).waitFor();
}

/** Accepts in another tab that cannot send it and is closed: the open page shows and sends it. */
export async function acceptInClosedTab(who: Party, { name, at }: { name: string; at: string }): Promise<void> {
  const tab = await who.context.newPage();
  await tab.route('**/update_user_applied_status/*', (route) => route.abort());
  await tab.goto(at);
  await accept({ ...who, page: tab }, name);
  await tab.close();
  await who.page.getByRole('button', { name: `Accept ${name}` }).waitFor({ state: 'detached' });
}

/** Pays an accepted budget pledge at the gateway. */
export async function pay({ page }: Party, rupees: string): Promise<void> {
  const pledged = ownPledge(page, 'Budget');
  const button = pledged.getByRole('button', { name: `Pay ₹${rupees}` });
  await button.click();
  await dialog(page, 'Tandem').getByRole('button', { name: 'Close', exact: true }).click();
  await pledged.getByText('You closed the payment page. Nothing was paid.').waitFor();
  await expectGoodPage(page);
  await button.click();
  const checkout = dialog(page, 'Tandem');
  await checkout.getByText(`₹${rupees}`, { exact: true }).waitFor();
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText(`₹${rupees} is in the pool.`).waitFor();
  await pledged.getByText('contributed', { exact: true }).waitFor();
  await pledged.getByText('paid, set aside for the campaign').waitFor();
}

/** Withdraws before the lock and gets the payment back. */
export async function leave({ page }: Party, rupees: string): Promise<void> {
  await page.getByRole('button', { name: 'Withdraw Budget' }).click();
  const asked = dialog(page, 'Withdraw this pledge?');
  await asked.getByText('Refunded in full').waitFor();
  await asked.getByText(`₹${rupees}`, { exact: true }).waitFor();
  await expectGoodPage(page);
  await asked.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByText(`Pledge withdrawn. ₹${rupees} is being refunded to you.`).waitFor();
  await ownPledge(page, 'Budget').getByText('You withdrew and got your money back.').waitFor();
}

interface Settling {
  /** Typed amount; null: as prefilled. */
  amount: string | null;
  act: string;
  confirm: string;
}

/** Settles, and returns the previewed amounts in rupees. */
export async function settle({ page }: Party, { amount, act, confirm }: Settling): Promise<number[]> {
  const card = region(page, 'Settlement');
  if (amount !== null) {
    await page.getByRole('button', { name: 'Record revenue' }).click();
    await card.getByLabel('Amount in rupees').and(page.locator(':focus')).fill(amount);
  }
  const cells = card.getByRole('table').locator('tbody tr td:last-child');
  await cells.first().filter({ hasText: '₹' }).waitFor();
  const texts = await cells.allInnerTexts();
  await card.getByRole('button', { name: act }).click();
  await expectGoodPage(page);
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).dblclick();
  await page.getByText('created. All parties have been notified of their share.').first().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return texts.map((text) => Number(text.replace(/[₹,\s]/g, '')));
}
