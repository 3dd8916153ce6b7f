/** A creator lists a package; a brand books it from the profile; the creator accepts. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { callApi } from '../sessions.ts';
import { enterAs } from './entered.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

const { url } = product;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it.each(widthsOf(1280))('a brand books a package, and its creator accepts, at %i px', async (width) => {
  const creator = await enterAs(browser, { role: 'Influencer', fullname: 'Neethu Thomas', url, width });
  const brand = await enterAs(browser, { role: 'Brand', fullname: 'Kottaram Spices', url, width });
  const birth = { token: creator.token, method: 'PUT', body: { birth_date: '1996-05-04' } };
  await callApi(url, '/user/personal-info', birth);

  const own = creator.page;
  await own.goto('/my-profile#packages');
  await own.getByText('Offer what you make most often').waitFor();
  await own.getByRole('button', { name: 'Add a package' }).click();
  const form = own.getByRole('dialog', { name: 'Add a package' });
  await form.getByLabel('Title').fill('A recipe reel with two stories');
  await form.getByRole('button', { name: 'More: Reel' }).click();
  await form.getByRole('button', { name: 'More: Story' }).dblclick();
  await form.getByLabel('Price').fill('12500');
  await form.getByRole('button', { name: 'Instagram' }).click();
  await expectGoodPage(own);
  await form.getByRole('button', { name: 'Save package' }).click();
  await own.getByRole('heading', { name: 'A recipe reel with two stories' }).waitFor();
  await expectGoodPage(own);

  const { page } = brand;
  await page.goto(`/c/${creator.username}`);
  await page.getByRole('heading', { name: 'What you can book' }).waitFor();
  await page.getByText('1 reel, 2 stories').waitFor();
  await expectGoodPage(page);
  await page.goto(`/influencer-profile/influencer/${creator.id}`);
  await page.getByRole('button', { name: 'Book A recipe reel with two stories' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message').fill('Could you show our spice tin?');
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Book for ₹12,500' }).dblclick();
  await page.waitForURL(/\/campaign-details\/\d+\?tab=offers&application=\d+/);
  await page.getByText(`Waiting for ${creator.fullname}`).waitFor();
  await expectGoodPage(page);
  const mine = await callApi<{ id: string }[]>(url, '/campaign/all/get_my_campaigns', { token: brand.token });
  expect(mine).toHaveLength(1);

  await own.goto(`/campaign-details/${mine[0]?.id}?tab=offers`);
  await own.getByRole('heading', { name: /Kottaram Spices Foods offered/ }).waitFor();
  await own.getByRole('button', { name: /^Accept ₹/ }).click();
  await own.getByRole('button', { name: 'Accept these terms' }).click();
  const standing = async () =>
    (await callApi<{ my_application: { status: string } }>(url, `/campaign/${mine[0]?.id}`, { token: creator.token }))
      .my_application.status;
  await expect.poll(standing).toBe('accepted');
  for (const { context, problems } of [creator, brand]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});
