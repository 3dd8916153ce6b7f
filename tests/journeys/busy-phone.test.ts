/** Discover on a busy phone, where observers report outdated entries together with current ones. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { visitDemo } from './demo-world.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('shows creators by the latest entry', async () => {
  const { page, context } = await visitDemo(browser, { role: 'brand', width: 360 });
  await context.addInitScript(() => {
    const Observer = IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const before = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) =>
          ({ isIntersecting: !isIntersecting, boundingClientRect }) as IntersectionObserverEntry;
        super((entries, self) => tell([...entries.map(before), ...entries], self), options);
      }
    };
  });
  await page.goto('/browse-influencer', { waitUntil: 'networkidle' });
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  expect(await cards.count()).toBeGreaterThan(3);
});
