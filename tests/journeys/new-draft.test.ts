/** A new draft, which gets its id while its owner goes on typing. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';
import { openBrowser } from '../browser.ts';
import { enterAs } from './entered.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('keeps what is typed on the next step while a new draft gets its id', async () => {
  const at = { url: product.url, width: 360 };
  const { page, context, token } = await enterAs(browser, { role: 'Brand', fullname: 'Asha Menon', ...at });
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/campaign/add', async (route) => {
    const response = await route.fetch();
    await answered.promise;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest('**/api/campaign/add');
  await page.goto('/create-campaigns/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Dated at once');
  await asked;
  await page.getByRole('button', { name: 'Next: dates' }).click();
  const [deadline, start] = [page.getByLabel('Last day to apply'), page.getByLabel('Start')];
  await deadline.fill('2030-01-10');
  answered.resolve();
  await start.fill('2030-01-20');
  await page.waitForURL(/create-campaigns\/\d+/);
  expect([await deadline.inputValue(), await start.inputValue()]).toEqual(['2030-01-10', '2030-01-20']);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const read = async () => {
    const reply = await fetch(`${product.url}/api/campaign/${id}`, { headers: { authorization: `Bearer ${token}` } });
    return ((await reply.json()) as { data: Campaign }).data;
  };
  await expect.poll(read).toMatchObject({ application_deadline: '2030-01-10', start_date: '2030-01-20' });
  await context.close();
});
