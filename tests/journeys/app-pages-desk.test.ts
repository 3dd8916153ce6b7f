/** All signed-in pages with demo data at 1280 px: accessible, within their budgets. */
import { describe, expect, it } from 'vitest';
import { expectLightPage, seeAll } from '../browser.ts';
import { budgetOf, openPage, startDemoVisitor } from './app-pages.ts';
import { appPages } from './demo-world.ts';
import { expectGoodPage } from './people.ts';

const visitor = startDemoVisitor({ role: 'brand', width: 1280 });

describe.runIf(appPages.length > 0).each(appPages)('%s', (path) => {
  it('is accessible on a desktop in light mode, within its budgets', async () => {
    const { page, problems, lost, traffic } = await openPage(visitor(), path, 'light');
    expect(lost).toEqual([]);
    // First: prefetching when idle does not count.
    await expectLightPage(traffic, budgetOf(path));
    await seeAll(page);
    await expectGoodPage(page);
    expect(problems).toEqual([]);
    await page.close();
  });
});
