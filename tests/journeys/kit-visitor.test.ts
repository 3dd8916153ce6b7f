/** From a shared media kit, through sign-up, to an invitation. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { campaignBody } from '../campaigns/campaign-body.ts';
import { widthsOf } from '../looks.ts';
import { callApi, logIn } from '../sessions.ts';
import { type Entered, enterAs } from './entered.ts';
import { meetPerson, password, register } from './people.ts';
import { product } from './product.ts';

const { url } = product;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** The profile's QR code, by the address written below it. */
async function expectQrCode({ page, username, id }: Entered) {
  await page.goto(`/influencer-profile/influencer/${id}`);
  await page.getByRole('button', { name: 'QR code' }).first().click();
  await page.getByRole('dialog').getByText(`${url}/c/${username}`, { exact: true }).waitFor();
  // Cameras need a white margin, in the dark too.
  const code = page.getByRole('dialog').getByRole('img', { name: /^QR code/ });
  const ground = await code.evaluate((svg) => getComputedStyle(svg.parentElement ?? svg).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
}

it.each(widthsOf(360))('a visitor of a media kit joins and invites its creator, at %i px', async (width) => {
  const creator = await enterAs(browser, { role: 'Influencer', fullname: 'Neethu Thomas', url, width });
  await expectQrCode(creator);

  const brand = await meetPerson(browser, { role: 'Brand', fullname: 'Rohan Kottaram', url, width });
  const { page } = brand;
  await page.goto(`/c/${creator.username}`);
  await page.getByRole('heading', { level: 1, name: creator.fullname }).waitFor();
  // Search engines list a kit by its creator's choice only.
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.getByRole('link', { name: 'Work with me' }).first().click();
  await page.waitForURL(/\/signup\?role=brand/);
  await register(brand, page.url());
  await page.waitForURL(`**/influencer-profile/influencer/${creator.id}`);

  const { token } = await logIn(url, brand.username, password);
  const title = `Sadya at home ${width}`;
  await callApi(url, '/campaign/add', { token, body: campaignBody({ title }) });
  await page.getByRole('button', { name: 'Invite to a campaign' }).locator('visible=true').click();
  const dialog = page.getByRole('dialog', { name: 'Invite to a campaign' });
  await dialog.getByLabel('Campaign').selectOption({ label: title });
  await dialog.getByRole('button', { name: `Invite ${creator.fullname}` }).click();
  await page.getByText(creator.fullname).first().waitFor();
  await creator.page.goto('/all-notifications');
  await creator.page.getByRole('main').getByText(title).first().waitFor();
  for (const { context, problems } of [brand, creator]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});

it('sections of a profile are one page: Back leaves it', async () => {
  const creator = await enterAs(browser, { role: 'Influencer', fullname: 'Aarohi Menon', url, width: 1280 });
  const { page, context } = creator;
  await page.goto('/wallet');
  await page.goto(`/influencer-profile/influencer/${creator.id}`);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: 'Past work' }).click();
  await page.waitForURL(/#work$/);
  await sections.getByRole('link', { name: 'Content' }).click();
  await page.waitForURL(/#content$/);
  await page.goBack();
  await page.waitForURL('**/wallet');
  await context.close();
});
