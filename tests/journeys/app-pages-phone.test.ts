/** All signed-in pages with demo data at 360 px: accessible, within their budgets, with room for large text, and in each state. */
import { describe, expect, it } from 'vitest';
import { expectLightPage, seeAll } from '../browser.ts';
import { budgetOf, expectRoom, openPage, startDemoVisitor } from './app-pages.ts';
import { appPages } from './demo-world.ts';
import { breakCalls } from './page-states.ts';
import { expectGoodPage } from './people.ts';

const visitor = startDemoVisitor({ role: 'brand', width: 360 });

describe.runIf(appPages.length > 0).each(appPages)('%s', (path) => {
  it('is accessible on a phone in dark mode, within its budgets, and fits at small sizes and with large text', async () => {
    const { page, problems, lost, traffic } = await openPage(visitor(), path, 'dark');
    expect(lost).toEqual([]);
    await expectLightPage(traffic, budgetOf(path));
    await seeAll(page);
    await expectGoodPage(page);
    await expectRoom(page);
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each(['loading', 'error'] as const)('identifies itself in the %s state', async (state) => {
    const { context, addressOf } = visitor();
    const page = await context.newPage();
    await breakCalls(page, state);
    await page.goto(addressOf(path));
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.title()).not.toBe('');
    await page.close();
  });
});
