/**
 * Every page × state × width × language × theme, by `npm run test:matrix` only: takes over an hour. MATRIX_ROLE and
 * MATRIX_PAGE (part of a path) select a part. `npm test` covers app-pages and public-pages.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openBrowser, openVisitor, seeAll, setOffline, type Visitor } from '../browser.ts';
import { isWhole } from '../looks.ts';
import { everyPage } from '../routes.ts';
import { appPages, type DemoVisitor, operatorPages, visitDemo } from './demo-world.ts';
import { enterAs } from './entered.ts';
import { breakCalls, brokenStates } from './page-states.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

const widths = [360, 1280] as const;
const languages = ['en', 'hi'] as const;
const themes = ['light', 'dark'] as const;
const states = ['full', 'empty', ...brokenStates] as const;
type State = (typeof states)[number];

const { MATRIX_ROLE, MATRIX_PAGE = '' } = process.env;
const isAsked = ({ role }: { role: string }) => !MATRIX_ROLE || role === MATRIX_ROLE;
const members = ([{ role: 'brand' }, { role: 'influencer' }] as const).filter(isAsked);
const operators = ([{ role: 'operator' }] as const).filter(isAsked);
const open = everyPage.filter(({ layout }) => layout === 'public' || layout === 'bare').map(({ path }) => path);
const chosen = (paths: readonly string[]) => paths.filter((path) => path.includes(MATRIX_PAGE));
const everyLook = (paths: readonly string[], looks: readonly State[]) =>
  chosen(paths).flatMap((path) => looks.map((state) => ({ path, state })));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** Checks the page in both themes. */
async function expectGoodInBoth(page: Page): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await expectGoodPage(page);
  }
}

/** Waits until nothing is loading; failures are retried twice. */
const settle = (page: Page) =>
  page
    .waitForFunction(() => !document.querySelector('main .animate-pulse'), null, { timeout: 10_000 })
    .catch(() => null);

/** Brings a page into a state and checks it, then restores the browser. */
async function show(visitor: Visitor, address: string, state: State): Promise<void> {
  const page = await visitor.context.newPage();
  const isFed = state === 'full' || state === 'empty';
  if (!isFed) await breakCalls(page, state);
  await page.goto(address, { waitUntil: isFed ? 'networkidle' : 'load' });
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  if (isFed) await seeAll(page);
  if (state === 'error' || state === 'offline') await settle(page);
  if (state === 'offline') await setOffline(visitor.context, true);
  await expectGoodInBoth(page);
  if (state === 'offline') await setOffline(visitor.context, false);
  await page.close();
}

const places = widths.flatMap((width) => languages.map((language) => ({ width, language })));

describe.runIf(isWhole).each(places)('at $width px in $language', ({ width, language }) => {
  describe.runIf(chosen(appPages).length > 0).each(members)('a $role', ({ role }) => {
    let full: DemoVisitor;
    let empty: Visitor;
    beforeAll(async () => {
      full = await visitDemo(browser, { role, width, language });
      const newcomer = {
        role: role === 'brand' ? 'Brand' : 'Influencer',
        fullname: 'Nobody Yet',
        url: product.url,
      } as const;
      empty = await enterAs(browser, { ...newcomer, width });
      await empty.context.addCookies([{ name: 'language', value: language, url: product.url }]);
    });
    afterAll(async () => {
      await full?.context.close();
      await empty?.context.close();
    });

    it.each(everyLook(appPages, states))('finds $path $state accessible', ({ path, state }) =>
      show(state === 'empty' ? empty : full, full.addressOf(path), state),
    );
  });

  describe.runIf(chosen(operatorPages).length > 0).each(operators)('an $role', ({ role }) => {
    let full: DemoVisitor;
    beforeAll(async () => {
      full = await visitDemo(browser, { role, width, language });
    });
    afterAll(() => full?.context.close());

    // An operator always has some data.
    const looks = states.filter((state) => state !== 'empty');
    it.each(everyLook(operatorPages, looks))('finds $path $state accessible', ({ path, state }) =>
      show(full, full.addressOf(path), state),
    );
  });

  it.each(chosen(open))('a visitor finds %s accessible', async (path) => {
    const visitor = await openVisitor(browser, product.url, width);
    await visitor.context.addCookies([{ name: 'language', value: language, url: product.url }]);
    await visitor.page.goto(path.replace(':city', 'kochi').replace(':username', 'aarohi').replace('*', 'no-such-page'));
    await expectGoodInBoth(visitor.page);
    await visitor.context.close();
  });
});
