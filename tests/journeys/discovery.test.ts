/** Discover: filters in the URL, going back, and failures. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { settle } from './discovering.ts';
import { pressUntilFocused } from './keys.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
let session: { token: string; user: object };

beforeAll(async () => {
  browser = await openBrowser();
  const reply = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'brand@demo.test', password: 'demo-pass-1' }),
  });
  session = (await reply.json()).data;
});
afterAll(async () => {
  await browser?.close();
});

async function enter(width: number): Promise<Page> {
  const { page, context } = await openVisitor(browser, product.url, width);
  await context.addInitScript(
    ([token, user]) => {
      localStorage.setItem('auth_token', token ?? '');
      localStorage.setItem('user_profile', user ?? '');
    },
    [session.token, JSON.stringify(session.user)],
  );
  return page;
}

const cardsOf = (page: Page) => page.getByRole('article');

async function browse(page: Page, query = ''): Promise<void> {
  await page.goto(`/browse-influencer${query}`);
  await cardsOf(page).first().waitFor();
}

describe.each(widthsOf(360))('discovery at %i px', (width) => {
  let page: Page;
  beforeAll(async () => {
    page = await enter(width);
  });
  afterAll(() => page?.context().close());

  it('comes back to the same place with the same filters', async () => {
    await browse(page, '?platform=instagram&language=hi&sort=followers');
    await expect.poll(() => cardsOf(page).count()).toBe(24);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => cardsOf(page).count(), { timeout: 15_000 }).toBe(48);
    // Items are appended below; the footer is not kept in view, which would load page after page.
    await page.getByRole('list', { name: 'Loading more creators' }).waitFor({ state: 'detached' });
    expect(await cardsOf(page).count()).toBe(48);
    const card = cardsOf(page).nth(24);
    await card.scrollIntoViewIfNeeded();
    const placeOf = () => card.evaluate((node) => Math.round(node.getBoundingClientRect().top));
    const [address, place] = [page.url(), await placeOf()];
    await card.getByRole('link').first().click();
    await page.waitForURL('**/influencer-profile/**');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(placeOf).toBe(place);
    expect(page.url()).toBe(address);
  });

  it('names the filter to remove when nothing matches', async () => {
    await page.goto('/browse-influencer?language=hi&q=zzzz');
    await page.getByRole('heading', { name: 'No creators match both Hindi and “zzzz”' }).waitFor();
    // Offered once, with the number it finds.
    const without = page.getByText(/Without “zzzz”/);
    await without.first().waitFor();
    expect(await without.count()).toBe(1);
    await expectGoodPage(page);
    await page.getByRole('link', { name: /^Without “zzzz” [\d,]+ more$/ }).click();
    await cardsOf(page).first().waitFor();
    expect(new URL(page.url()).search).toBe('?language=hi');
  });

  it('keeps the loaded results when the next page fails, and loads it on Retry', async () => {
    await page.route(/browseInfluencers\?.*cursor=/, (route) => route.abort());
    await browse(page);
    await expect.poll(() => cardsOf(page).count()).toBe(24);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('alert').getByText('Couldn’t load the rest').waitFor();
    expect(await cardsOf(page).count()).toBe(24);
    // At the top, where the sticky header covers no card.
    await page.evaluate(() => scrollTo(0, 0));
    await expectGoodPage(page);
    await page.unroute(/browseInfluencers\?.*cursor=/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => cardsOf(page).count(), { timeout: 15_000 }).toBeGreaterThan(24);
  });

  it('shows placeholders while loading, and an error on failure', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/browseInfluencers\?/, async (route) => {
      await held;
      await route.fulfill({ status: 503, json: { result: false, code: 'UNAVAILABLE', reason: 'Not just now.' } });
    });
    await page.goto('/browse-influencer');
    await page.getByRole('list', { name: 'Loading creators' }).waitFor();
    await expectGoodPage(page);
    release();
    await page.getByRole('alert').getByText('Not just now.').waitFor();
    await page.unroute(/browseInfluencers\?/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await cardsOf(page).first().waitFor();
  });
});

it('filters on a phone in the sheet with counts, and compares across a reload', async () => {
  const page = await enter(360);
  await browse(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Min. authenticity').scrollIntoViewIfNeeded();
  await sheet.getByLabel('Max. price').fill('2');
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await sheet.getByLabel('Find a city, state or country').fill('kera');
  await sheet.getByRole('button', { name: /^Kerala/ }).click();
  await page.waitForURL((address) => address.searchParams.get('state') === 'KL');
  await sheet.getByText('Min. authenticity').scrollIntoViewIfNeeded();
  await sheet.getByRole('button', { name: '70', exact: true }).click();
  await page.waitForURL((address) => address.searchParams.get('authenticity_min') === '70');
  await settle(page);
  await expectGoodPage(page);
  await sheet.getByLabel('Min. price').fill('1');
  await sheet.getByRole('button', { name: /^Show [\d,]+ creators$/ }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.waitForURL((address) => address.searchParams.get('price_min') === '1');
  expect(new URL(page.url()).searchParams.has('price_max')).toBe(false);
  await settle(page);
  await page.getByRole('button', { name: 'Remove State Kerala' }).waitFor();
  await page.getByRole('button', { name: 'Remove Authenticity 70+' }).waitFor();

  for (const place of [0, 1]) await cardsOf(page).nth(place).getByRole('checkbox').check();
  await page.reload();
  const names = await Promise.all([0, 1].map((place) => cardsOf(page).nth(place).getByRole('heading').textContent()));
  const gone = /influencerDetails/;
  let asked = 0;
  await page.route(gone, (route) => {
    asked += 1;
    return asked === 1
      ? route.fulfill({ status: 404, json: { result: false, code: 'NOT_FOUND', reason: 'Gone.' } })
      : route.continue();
  });
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await page.getByText('One of the creators is no longer available.').waitFor();
  await page.getByRole('columnheader', { name: names[1] ?? '' }).waitFor();
  await expectGoodPage(page);
  await page.context().close();
});

it('saves a search, shows its newcomers, renames and deletes it', async () => {
  const page = await enter(1280);
  await browse(page, '?city=kochi&language=ml&sort=newest');
  await page.getByRole('button', { name: 'Save and get alerts' }).click();
  const sheet = page.getByRole('dialog', { name: 'Saved searches' });
  const named = sheet.getByLabel('Save this search as');
  await named.waitFor();
  expect(await named.inputValue()).toBe('Kochi, Malayalam');
  const name = `Kochi ${Date.now()}`;
  await named.fill(name);
  await sheet.getByRole('button', { name: 'Save' }).dblclick();
  await sheet.getByText(`This search is saved as ${name}.`).waitFor();
  await expectGoodPage(page);
  await page.keyboard.press('Escape');

  await page.route('**/user/saved-searches/*/new', (route) =>
    route.fulfill({ json: { result: true, data: { count: 100 } } }),
  );
  await page.goto('/browse-influencer?colour=red&followers_min=many');
  await cardsOf(page).first().waitFor();
  await page.getByRole('button', { name: 'Saved searches' }).click();
  const row = sheet.getByRole('listitem').filter({ hasText: name });
  await row.getByText('99+ new').waitFor();
  await row.getByRole('button', { name: `Rename ${name}` }).click();
  await row.or(sheet.getByRole('listitem')).getByLabel('New name').fill(`${name} again`);
  await sheet.getByRole('listitem').getByRole('button', { name: 'Save' }).click();
  await sheet.getByRole('link', { name: `${name} again` }).click();
  await page.waitForURL((address) => address.search === '?city=kochi&language=ml&sort=newest');
  await page.getByRole('button', { name: 'Remove City Kochi' }).waitFor();

  await page.getByRole('button', { name: 'Save and get alerts' }).click();
  await sheet.getByRole('button', { name: `Remove ${name} again` }).click();
  await sheet.getByText(`Removed ${name} again.`).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save and get alerts' }).click();
  await named.waitFor();
  await expect.poll(() => sheet.getByText(name).count()).toBe(0);
  await page.context().close();
});

it('shows no outdated suggestions, and names corrected words', async () => {
  const page = await enter(1280);
  await browse(page);
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/browseInfluencers\?.*phrase=food/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const line = page.getByRole('combobox', { name: 'Search creators' });
  await line.fill('food');
  await page.waitForURL((address) => address.searchParams.get('phrase') === 'food');
  await line.fill('kavitta');
  await page.waitForURL((address) => address.searchParams.get('phrase') === 'kavitta');
  await page.getByText('No results for “kavitta”. Showing similar words.').waitFor();
  release();
  await settle(page);
  await page.getByText('No results for “kavitta”. Showing similar words.').waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Remove As a word “kavitta”' }).click();
  await expect.poll(() => line.inputValue()).toBe('');
  await page.context().close();
});

describe('discovery by keyboard', () => {
  it('focuses the search by "/", chooses a suggestion by arrows, and compares', async () => {
    const page = await enter(1280);
    await browse(page);
    await pressUntilFocused(page, '/', page.getByRole('combobox', { name: 'Search creators' }));
    await page.keyboard.type('koch');
    const option = page.getByRole('option', { name: /^Kochi/ });
    await option.waitFor();
    await page.waitForURL((address) => address.searchParams.get('phrase') === 'koch');
    await settle(page);
    await expectGoodPage(page);
    for (let presses = 0; presses < 8 && (await option.getAttribute('aria-selected')) !== 'true'; presses += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => address.searchParams.get('city') === 'kochi');
    await page.getByRole('button', { name: 'Remove City Kochi' }).waitFor();

    for (const place of [0, 1]) await cardsOf(page).nth(place).getByRole('checkbox').check();
    await page.getByRole('link', { name: 'Compare 2' }).press('Enter');
    await page.getByRole('row', { name: /^Followers/ }).waitFor();
    await expectGoodPage(page);
    await page.goBack();
    await page.getByRole('button', { name: 'Remove City Kochi' }).waitFor();
    await page.context().close();
  });
});
