/** An idea before the shoot in two browsers: sent, changed once, approved, and the work handed in after it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { agreeOnWork } from './agreeing.ts';
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

describe.each(widthsOf(360))('an idea at %i px', (width) => {
  let brand: Entered;
  let creator: Entered;
  let address: string;

  beforeAll(async () => {
    const at = { url: product.url, width };
    brand = await enterAs(browser, { role: 'Brand', fullname: 'Asha Menon', ...at });
    creator = await enterAs(browser, { role: 'Influencer', fullname: 'Meera Nair', ...at });
    const id = await agreeOnWork({ brand, creator, terms: { idea_first: true } });
    address = `/campaign-details/${id}?tab=deliverables`;
  });
  afterAll(async () => {
    await brand?.context.close();
    await creator?.context.close();
  });

  it('is sent by the influencer, before any work', async () => {
    const { page } = creator;
    await page.goto(address);
    const send = page.getByRole('button', { name: 'Send the idea' });
    await send.waitFor();
    expect(await send.isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Submit', exact: true }).count()).toBe(0);
    await page.getByLabel('Your idea').fill('The pot on a wet balcony, the first cup for my grandmother.');
    await expectGoodPage(page);
    await send.dblclick();
    await page.getByText('Without an answer, the idea is approved on').waitFor();
    await page.getByText('Waiting for the brand').waitFor();
    await expectGoodPage(page);
  });

  it('is changed once, then approved by the brand', async () => {
    const { page } = brand;
    await page.goto(address);
    await page.getByText('The pot on a wet balcony').waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Ask for one change' }).click();
    await page.getByLabel('What should change?').fill('No umbrella, please.');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Meera Nair sends the idea here, before the shoot.').waitFor();

    await creator.page.reload();
    await creator.page.getByText('Change asked for: “No umbrella, please.”').waitFor();
    await creator.page.getByLabel('Your idea').fill('The pot under the tin roof, the rain beside it.');
    await creator.page.getByRole('button', { name: 'Send the idea' }).click();
    await creator.page.getByText('Waiting for the brand').waitFor();

    await page.reload();
    await page.getByText('The pot under the tin roof').waitFor();
    expect(await page.getByRole('button', { name: 'Ask for one change' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Approve the idea' }).click();
    await page.getByText('Idea approved. Meera Nair can start.').waitFor();
    await expectGoodPage(page);
  });

  it('opens the way for the work', async () => {
    const { page } = creator;
    await page.reload();
    await page.getByRole('radio', { name: 'Video' }).waitFor();
    await page.getByText('Approved on').waitFor();
    await expectGoodPage(page);
  });
});
