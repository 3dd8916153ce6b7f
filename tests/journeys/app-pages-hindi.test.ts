/** All signed-in pages at 320 px in Hindi, which needs more space than English. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectLightPage, openBrowser, seeAll } from '../browser.ts';
import { budgetOf, expectRoom, openPage } from './app-pages.ts';
import { appPages, type DemoVisitor, visitDemo } from './demo-world.ts';

let browser: Browser;
let visitor: DemoVisitor;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await visitDemo(browser, { role: 'influencer', width: 320, language: 'hi' });
});
afterAll(async () => {
  await browser?.close();
});

describe.runIf(appPages.length > 0).each(appPages)('%s', (path) => {
  it('fits for an influencer in Hindi and loads that language’s scripts only', async () => {
    const { page, lost, traffic } = await openPage(visitor, path, 'light');
    expect(lost).toEqual([]);
    await expectLightPage(traffic, budgetOf(path), 'hi');
    await seeAll(page);
    await expectRoom(page);
    await page.close();
  });
});
