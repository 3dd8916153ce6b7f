/** All signed-in pages at 320 px in Hindi, which needs more space than English. */
import { describe, expect, it } from 'vitest';
import { expectLightPage, seeAll } from '../browser.ts';
import { budgetOf, expectRoom, openPage, startDemoVisitor } from './app-pages.ts';
import { appPages } from './demo-world.ts';

const visitor = startDemoVisitor({ role: 'influencer', width: 320, language: 'hi' });

describe.runIf(appPages.length > 0).each(appPages)('%s', (path) => {
  it('fits for an influencer in Hindi and loads that language’s scripts only', async () => {
    const { page, lost, traffic } = await openPage(visitor(), path, 'light');
    expect(lost).toEqual([]);
    await expectLightPage(traffic, budgetOf(path), 'hi');
    await seeAll(page);
    await expectRoom(page);
    await page.close();
  });
});
