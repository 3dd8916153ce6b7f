/** Two-sided reviews of finished demo work: hidden, then public, then on the profile. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openVisitor, seeAll, type Visitor } from '../browser.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

interface Side extends Visitor {
  id: string;
  token: string;
}

let browser: Browser;
let brand: Side;
let creator: Side;
let campaignId: string;

async function enter(who: string, width: number): Promise<Side> {
  const reply = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `${who}@demo.test`, password: 'demo-pass-1' }),
  });
  const { token, user } = ((await reply.json()) as { data: { token: string; user: { id: string } } }).data;
  const visitor = await openVisitor(browser, product.url, width);
  await visitor.context.addInitScript(
    ([auth, profile]) => {
      localStorage.setItem('auth_token', auth ?? '');
      localStorage.setItem('user_profile', profile ?? '');
    },
    [token, JSON.stringify(user)],
  );
  return { ...visitor, id: user.id, token };
}

beforeAll(async () => {
  browser = await openBrowser();
  brand = await enter('brand', 1280);
  creator = await enter('influencer', 360);
  const reply = await fetch(`${product.url}/api/campaign/all/get_my_campaigns?relation=applied&limit=100`, {
    headers: { authorization: `Bearer ${creator.token}` },
  });
  const { data } = (await reply.json()) as { data: { id: string; creator: { id: string }; to_review: object[] }[] };
  campaignId = data.find((row) => row.creator.id === brand.id && row.to_review.length > 0)?.id ?? '';
});
afterAll(async () => {
  await browser?.close();
});

async function write({ page }: Side, name: RegExp, { stars, text }: { stars: number; text: string }): Promise<void> {
  await page.goto(`/campaign-details/${campaignId}?tab=reviews`);
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByText('Choose 1 to 5 stars.').waitFor();
  await page.getByRole('radio', { name: `${stars} of 5 stars` }).check({ force: true });
  await page.getByLabel('What should others know?').fill(text);
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByText(text).waitFor();
}

it('is requested in My Campaigns, and hidden until both have written', async () => {
  await brand.page.goto('/my-campaigns');
  await brand.page
    .getByRole('link', { name: /^Review Aarohi/ })
    .and(brand.page.locator(`[href*="/${campaignId}?"]`))
    .waitFor();
  await write(brand, /^Review Aarohi/, { stars: 4, text: 'A box that smelled of home.' });
  await brand.page.getByText(/^Hidden until Aarohi/).waitFor();
  await expectGoodPage(brand.page);

  await creator.page.goto(`/campaign-details/${campaignId}?tab=reviews`);
  await creator.page.getByText(/has written a review\. Write yours by/).waitFor();
  expect(await creator.page.getByText('A box that smelled of home.').count()).toBe(0);
});

it('is published with the second, and shown on the profile with a reply', async () => {
  await write(creator, /^Review Kottaram/, { stars: 5, text: 'Paid the day after.' });
  await creator.page.getByText('A box that smelled of home.').waitFor();
  await expectGoodPage(creator.page);

  await creator.page.goto(`/brand-profile?id=${brand.id}`);
  await creator.page.getByRole('heading', { level: 1 }).waitFor();
  await seeAll(creator.page);
  await creator.page.getByText('Paid the day after.').waitFor();
  await creator.page.getByText('How we calculate this').first().click();
  await creator.page.getByText(/^Median time from the last submission/).waitFor();
  await expectGoodPage(creator.page);

  await brand.page.goto('/brand-profile');
  await brand.page.getByText('This is what creators see').waitFor();
  await seeAll(brand.page);
  const review = brand.page.getByRole('article').filter({ hasText: 'Paid the day after.' }).last();
  await review.getByRole('button', { name: 'Reply' }).click();
  await brand.page.getByLabel('Your reply').fill('With pleasure.');
  await brand.page.getByRole('button', { name: 'Send reply' }).click();
  await brand.page.getByText('With pleasure.').waitFor();
  await expectGoodPage(brand.page);
});
