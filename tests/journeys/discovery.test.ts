/** Looking for creators: filters in the address, the way back, favourites, and what is shown when something fails. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
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

/** What was found before is dimmed until the new is there. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-busy]')].every(
      (part) => part.ariaBusy !== 'true' && getComputedStyle(part).opacity === '1',
    ),
  );
}

async function browse(page: Page, query = ''): Promise<void> {
  await page.goto(`/browse-influencer${query}`);
  await cardsOf(page).first().waitFor();
}

describe.each([360, 1280])('discovery at %i px', (width) => {
  let page: Page;
  beforeAll(async () => {
    page = await enter(width);
  });
  afterAll(() => page?.context().close());

  it('comes back to the same place with the same filters', async () => {
    await browse(page, '?platform=instagram&language=hi&sort=followers');
    const first = await cardsOf(page).count();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => cardsOf(page).count(), { timeout: 15_000 }).toBeGreaterThan(first);
    await cardsOf(page).nth(first).scrollIntoViewIfNeeded();
    const before = { address: page.url(), top: await page.evaluate(() => scrollY) };
    await cardsOf(page).nth(first).getByRole('link').first().click();
    await page.waitForURL('**/influencer-profile/**');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before.top);
    expect(page.url()).toBe(before.address);
  });

  it('names the filter to drop when nobody fits', async () => {
    await page.goto('/browse-influencer?language=hi&q=zzzz');
    await page.getByRole('heading', { name: 'Nobody is both “zzzz” and Hindi' }).waitFor();
    await page.getByText(/Without “zzzz” you would see [\d,]+ creators/).waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Drop “zzzz”' }).click();
    await cardsOf(page).first().waitFor();
    expect(new URL(page.url()).search).toBe('?language=hi');
  });

  it('keeps what is there when the rest does not load, and gets it on Retry', async () => {
    await page.route(/browseInfluencers\?.*cursor=/, (route) => route.abort());
    await browse(page);
    const first = await cardsOf(page).count();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('alert').getByText('The rest did not load').waitFor();
    expect(await cardsOf(page).count()).toBe(first);
    // At the top, where the sticky header covers no card.
    await page.evaluate(() => scrollTo(0, 0));
    await expectGoodPage(page);
    await page.unroute(/browseInfluencers\?.*cursor=/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => cardsOf(page).count(), { timeout: 15_000 }).toBeGreaterThan(first);
  });

  it('says so when nothing loads, and shows boxes while it does', async () => {
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

  it('keeps a favourite at once and for good', async () => {
    await browse(page, `?q=${width === 360 ? 'kavita' : 'ayesha'}`);
    const name = (await cardsOf(page).first().getByRole('link').first().textContent()) ?? '';
    await page
      .getByRole('button', { name: `Add ${name} to Favourites` })
      .first()
      .click();
    await page
      .getByRole('button', { name: `Remove ${name} from Favourites` })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    await page.goto('/bookmarks');
    await page.getByRole('link', { name }).first().waitFor();
    await expectGoodPage(page);
    const remove = page.getByRole('button', { name: `Remove ${name} from Favourites` });
    await remove.click();
    await remove.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await remove.waitFor();
    await remove.click();
    await remove.waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Favourites' }).waitFor();
    expect(await page.getByRole('link', { name }).count()).toBe(0);
  });
});

describe('discovery by keyboard', () => {
  it('goes to the search by "/", through the suggestions by arrows, and compares', async () => {
    const page = await enter(1280);
    await browse(page);
    await page.keyboard.press('/');
    await page.keyboard.type('koch');
    const option = page.getByRole('option', { name: /^Kochi/ });
    await option.waitFor();
    await page.waitForURL((address) => address.searchParams.get('q') === 'koch');
    await settle(page);
    await expectGoodPage(page);
    for (let presses = 0; presses < 8 && (await option.getAttribute('aria-selected')) !== 'true'; presses += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => address.searchParams.get('city') === 'kochi');
    await page.getByRole('button', { name: 'Remove Kochi' }).waitFor();

    for (const place of [0, 1]) await cardsOf(page).nth(place).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Compare 2' }).click();
    await page
      .getByRole('dialog')
      .getByRole('row', { name: /^Followers/ })
      .waitFor();
    await expectGoodPage(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().close();
  });
});
