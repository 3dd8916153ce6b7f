/**
 * Answers to pledges when the creator leaves before they are sent: none is lost, and nobody else in that browser sees them.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';
import type { Pledge } from '../../contract/campaigns/pledges.ts';
import { openBrowser } from '../browser.ts';
import { jointBody } from '../campaigns/campaign-body.ts';
import { callApi, logIn, type Session, storedBy } from '../sessions.ts';
import { type Entered, enterAs } from './entered.ts';
import { password } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
let brand: Entered;
let partner: Entered;
let campaign: Campaign;
beforeAll(async () => {
  browser = await openBrowser();
  const at = { url: product.url, width: 1280 };
  brand = await enterAs(browser, { role: 'Brand', fullname: 'Sita Looms', ...at });
  partner = await enterAs(browser, { role: 'Partner', fullname: 'Vikram Halls', ...at });
  const { token } = brand;
  campaign = await callApi<Campaign>(product.url, '/campaign/add', { token, method: 'POST', body: jointBody() });
});
afterAll(() => browser?.close());

const pledge = (need: number) =>
  callApi<Pledge>(product.url, '/campaign/apply_campaign', {
    token: partner.token,
    method: 'POST',
    body: {
      campaign_id: campaign.id,
      message: 'As we said.',
      pledge: {
        need_id: campaign.needs[need]?.id,
        kind: campaign.needs[need]?.kind,
        description: 'As we said.',
        value: 9_000,
      },
    },
  });
const statusOf = async ({ id }: Pledge) => {
  const path = `/campaign/${campaign.id}/pledges`;
  const all = await callApi<Pledge[]>(product.url, path, { token: partner.token });
  return all.find((one) => one.id === id)?.status;
};

async function accept(): Promise<void> {
  const { page } = brand;
  await page.goto(`/campaign-details/${campaign.id}`);
  await page.getByRole('button', { name: /^Accept / }).click();
  await page.getByText('accepted.').waitFor();
}

async function logOut(): Promise<void> {
  const { page } = brand;
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
}

it('answers to all pledges at once show in every total, and Undo takes them back together', async () => {
  const { page, token } = brand;
  const body = jointBody({ title: 'Looms on the move' });
  const { id, needs } = await callApi<Campaign>(product.url, '/campaign/add', { token, body });
  for (const need of needs.slice(0, 2)) {
    const given = { need_id: need.id, kind: need.kind, description: 'As we said.', value: 9_000 };
    const asked = { campaign_id: id, message: 'As we said.', pledge: given };
    await callApi(product.url, '/campaign/apply_campaign', { token: partner.token, body: asked });
  }
  await page.goto(`/campaign-details/${id}`);
  const accepted = page
    .getByRole('region', { name: 'All needs' })
    .locator('div')
    .filter({ hasText: /^Accepted₹[\d,]+$/ });
  await expect.poll(() => accepted.textContent()).toBe('Accepted₹0');
  await page.getByRole('button', { name: 'Accept all 2' }).click();
  await expect.poll(() => accepted.textContent()).toBe('Accepted₹18,000');
  await page.getByText('2 pledges accepted.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Accept all 2' }).waitFor();
  await expect.poll(() => accepted.textContent()).toBe('Accepted₹0');
});

it('an answer is sent before signing out', async () => {
  const made = await pledge(0);
  await accept();
  await logOut();
  expect(await statusOf(made)).toBe('accepted');
});

it('an unsendable answer is removed from the browser on log-out', async () => {
  const { page, username } = brand;
  const made = await pledge(1);
  await sitDown(await logIn(product.url, username, password));
  await page.route('**/update_user_applied_status/*', (route) => route.abort());
  await accept();
  await logOut();
  await page.unrouteAll();
  await sitDown(await logIn(product.url, partner.username, password));
  await page.goto(`/campaign-details/${campaign.id}`);
  await page.getByText('pledged', { exact: true }).first().waitFor();
  expect(await statusOf(made)).toBe('pledged');
});

/** Signs somebody in at the brand's browser. */
async function sitDown(session: Session): Promise<void> {
  await brand.page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedBy(session));
}
