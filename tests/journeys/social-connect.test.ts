/** A creator connects Instagram, sees the source and age of figures, loses the permission and reconnects. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { callApi } from '../sessions.ts';
import { type Entered, enterAs } from './entered.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const control = (path: string, body: object) =>
  fetch(`${product.url}/sandbox/social/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function consent(page: Page, button: string): Promise<void> {
  await page.waitForURL('**/sandbox/instagram/oauth/authorize?**');
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL('**/social-account-connect');
}

let person: Entered;
// The sandbox is shared: restore its state.
afterEach(async () => {
  await control('instagram/fault', { fault: 'none' });
  const { id, token } = person;
  for (const account of await callApi<{ id: string }[]>(product.url, `/user/social/accounts/${id}`, { token })) {
    await callApi(product.url, `/user/social/accounts/${account.id}`, { token, method: 'DELETE' });
  }
  await person.context.close();
});

it('connect, sync, lose, reconnect, remove', async () => {
  const newcomer = { role: 'Influencer', fullname: 'Kavya Reddy', hasAccount: false } as const;
  person = await enterAs(browser, { ...newcomer, url: product.url, width: 360 });
  const { page, problems } = person;
  await page.goto('/social-account-connect');
  await page.getByText('No accounts yet').waitFor();
  await page.getByRole('button', { name: 'Connect Instagram' }).click();
  await consent(page, 'Cancel');
  await page
    .getByText('Instagram wasn’t connected because the permission wasn’t given. Nothing has changed.')
    .waitFor();
  await page.getByRole('button', { name: 'Connect Instagram' }).click();
  await consent(page, 'Continue as nila.sandbox');
  const row = page.getByRole('listitem').filter({ hasText: '@nila.sandbox' });
  await row.getByText('Connected', { exact: true }).waitFor();
  for (const figure of [/\d followers$/, /% engagement$/, 'updated: Just now'])
    await row.getByText(figure).last().waitFor();
  await expectGoodPage(page);

  await control('instagram/fault', { fault: 'error' });
  await row.getByRole('button', { name: 'Update now' }).click();
  await row.getByText('You see the last available numbers.').waitFor();
  await control('instagram/fault', { fault: 'none' });
  await control('instagram/deauthorize', { account: 'nila.sandbox' });
  await page.reload();
  await row.getByText('Broken', { exact: true }).waitFor();
  await expectGoodPage(page);
  await row.getByRole('button', { name: 'Reconnect' }).click();
  await consent(page, 'Continue as nila.sandbox');
  await row.getByText('Connected', { exact: true }).waitFor();

  await row.getByRole('button', { name: 'Disconnect @nila.sandbox' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disconnect @nila.sandbox?' });
  await dialog.getByText('its numbers, history, growth and posts').waitFor();
  await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await page.getByText('No accounts yet').waitFor();
  expect(problems).toEqual([]);
});
