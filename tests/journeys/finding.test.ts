/** A sentence becomes chips; creators it finds are compared, and others like them found. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openVisitor, seeAll } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { laySession, logIn } from '../sessions.ts';
import { settle } from './discovering.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
let session: Awaited<ReturnType<typeof logIn>>;

beforeAll(async () => {
  browser = await openBrowser();
  session = await logIn(product.url, 'brand@demo.test', 'demo-pass-1');
});
afterAll(async () => {
  await browser?.close();
});

const cardsOf = (page: Page) => page.getByRole('article');
const phraseOf = (page: Page) => new URL(page.url()).searchParams.get('phrase');
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });

describe.each(widthsOf(360))('finding at %i px', (width) => {
  let page: Page;
  beforeAll(async () => {
    const visitor = await openVisitor(browser, product.url, width);
    page = visitor.page;
    await laySession(visitor.context, session);
  });
  afterAll(() => page?.context().close());

  it('reads a sentence as chips, and a removed one takes its words along until Back', async () => {
    await page.goto('/browse-influencer');
    await cardsOf(page).first().waitFor();
    const line = page.getByRole('combobox', { name: 'Search creators' });
    await line.fill('food creators in Kochi or Pune under ₹90,000 a reel');
    await page.waitForURL((address) => address.searchParams.has('phrase'));
    await chip(page, 'Topic Food').waitFor();
    for (const name of ['City Kochi', 'City Pune', 'Reel up to ₹90,000']) await chip(page, name).waitFor();
    expect(await line.evaluate((field) => field === document.activeElement)).toBe(true);
    await settle(page);
    await expectGoodPage(page);

    await chip(page, 'City Pune').click();
    await chip(page, 'City Pune').waitFor({ state: 'detached' });
    await expect.poll(() => line.inputValue()).toBe('food creators in Kochi under ₹90,000 a reel');
    expect(phraseOf(page)).toBe('food creators in Kochi under ₹90,000 a reel');
    await page.goBack();
    await chip(page, 'City Pune').waitFor();
    expect(phraseOf(page)).toBe('food creators in Kochi or Pune under ₹90,000 a reel');
    await page.reload();
    await chip(page, 'City Pune').waitFor();
    expect(await line.inputValue()).toBe('food creators in Kochi or Pune under ₹90,000 a reel');
  });

  it('names words that it does not know, and offers what finds more', async () => {
    await page.goto(`/browse-influencer?phrase=${encodeURIComponent('zzyzx food creators not in Jaipur')}`);
    await chip(page, 'As a word “zzyzx”').waitFor();
    await page.getByRole('button', { name: /^Remove No filter for/ }).waitFor();
    await page.getByRole('heading', { name: 'Close to what you asked' }).waitFor();
    // The facets stay, so that something else can be chosen.
    if (width >= 768) await page.getByRole('group', { name: 'Platform' }).getByRole('checkbox').first().waitFor();
    await expectGoodPage(page);
    await page.getByRole('link', { name: /^Without “zzyzx”/ }).click();
    await cardsOf(page).first().waitFor();
    expect(new URL(page.url()).searchParams.getAll('category')).toEqual(['food']);
  });

  it('opens a piece of work in full, turns to the next, and invites from there', async () => {
    await page.goto(`/browse-influencer?phrase=${encodeURIComponent('Aarohi Menon')}`);
    await page.getByRole('link', { name: 'Aarohi Menon' }).first().click();
    const piece = page
      .getByRole('region', { name: 'Content' })
      .getByRole('button', { name: /by Aarohi Menon/ })
      .first();
    await piece.click();
    const box = page.getByRole('dialog', { name: 'Aarohi Menon' });
    await box.getByText('1 of 9').waitFor();
    await expectGoodPage(page);
    await page.keyboard.press('ArrowRight');
    await box.getByText('2 of 9').waitFor();
    await box.getByRole('button', { name: 'Invite to a campaign' }).click();
    const words = box.getByRole('dialog').getByRole('textbox');
    await words.fill('Would you cook with us?');
    await words.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await words.waitFor({ state: 'detached' });
    expect(await box.getByText('2 of 9').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    expect(await piece.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('compares those it found by price and audience, and finds others like them', async () => {
    await page.goto(`/browse-influencer?phrase=${encodeURIComponent('food creators')}`);
    await chip(page, 'Topic Food').waitFor();
    for (const place of [0, 1]) await cardsOf(page).nth(place).getByRole('checkbox').check();
    await page.getByRole('link', { name: 'Compare 2' }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare 2 creators' }).waitFor();
    for (const name of ['Reel', 'Age', 'Women', 'Followers']) {
      await page.getByRole('rowheader', { name, exact: true }).waitFor();
    }
    await expectGoodPage(page);
    const [first] = new URL(page.url()).searchParams.getAll('id');
    const names = await page.getByRole('columnheader').getByRole('link').allTextContents();
    await page.getByRole('button', { name: 'Save as a list' }).click();
    await page.getByText('They are on your list now.').waitFor();
    await page.goto('/my-creators');
    expect(names).toHaveLength(2);
    for (const name of names) await page.getByRole('button', { name, exact: true }).first().waitFor();

    await page.goto(`/influencer-profile/influencer/${first}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await seeAll(page);
    await page.getByRole('link', { name: 'More like this' }).click();
    await page.getByRole('heading', { level: 1, name: 'Creators like these' }).waitFor();
    await cardsOf(page).first().getByText('Topics').waitFor();
    await expectGoodPage(page);
    const pick = cardsOf(page).first().getByRole('button', { name: /^Pick/ });
    await pick.click();
    await page.waitForURL((address) => address.searchParams.getAll('id').length === 2);
    await expect
      .poll(() =>
        page
          .getByRole('list', { name: 'Picked creators' })
          .getByRole('button', { name: /^Remove/ })
          .count(),
      )
      .toBe(2);
    await page.getByRole('switch', { name: /^Price/ }).uncheck({ force: true });
    await page.waitForURL((address) => address.searchParams.get('without') === 'price');
    await settle(page);
    await expectGoodPage(page);
  });
});

it('keeps the names of compared creators in view below the header', async () => {
  const { page, context } = await openVisitor(browser, product.url, 1280);
  await laySession(context, session);
  await page.goto(`/browse-influencer?phrase=${encodeURIComponent('food creators')}`);
  for (const place of [0, 1]) await cardsOf(page).nth(place).getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  const name = page.getByRole('columnheader').getByRole('link').first();
  await name.waitFor();
  await page.getByRole('rowheader', { name: 'Median views' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(async () => (await name.boundingBox())?.y ?? -1).toBeGreaterThan(60);
  expect((await name.boundingBox())?.y).toBeLessThan(200);
  await context.close();
});

it('keeps the filters in view while the list scrolls', async () => {
  const { page, context } = await openVisitor(browser, product.url, 1280);
  await laySession(context, session);
  await page.goto('/browse-influencer');
  await cardsOf(page).first().waitFor();
  const heading = page.getByRole('heading', { name: 'Filters' });
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(60);
  expect((await heading.boundingBox())?.y).toBeLessThan(200);
  await context.close();
});
