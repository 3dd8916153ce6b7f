import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects no violation of WCAG 2.2 A and AA and axe's best practices. The phones' fixed bar is checked on its own, and the
 * page from its top, because a fixed bar covers different content at each scroll position. Lazily laid out sections are laid
 * out first.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (part) return expectNoViolations(page, part);
  const place = await page.evaluate(() => {
    const before = window.scrollY;
    window.scrollTo(0, 0);
    return before;
  });
  const laid = '* { content-visibility: visible !important }';
  const hiding = await page.addStyleTag({ content: `.bottom-bar { display: none !important } ${laid}` });
  await expectNoViolations(page);
  await hiding.evaluate((style) => (style as Element).remove());
  await page.evaluate((before) => window.scrollTo(0, before), place);
  if (await page.locator('.bottom-bar').isVisible()) await expectNoViolations(page, '.bottom-bar');
}

/**
 * Waits for short animations, including those that start meanwhile: nothing may move over two frames. Longer ones (a toast's
 * timer) continue.
 */
async function waitForMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter((each) => Number(each.effect?.getComputedTiming().endTime) < 1500);
    // Background tabs may not be rendered at all.
    const drawn = () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        setTimeout(done, 200);
      });
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await drawn();
    } while (moving().length > 0);
  });
}

async function expectNoViolations(page: Page, part?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await waitForMotion(page);
  const violations = await findViolations(page, part);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => {
      const related = [...node.any, ...node.all, ...node.none].flatMap((each) => each.relatedNodes ?? []);
      const beside = related.map((each) => each.html.slice(0, 160)).join(' · ');
      return `${id} (${help}): ${node.html.slice(0, 200)} ${node.failureSummary ?? ''} ${beside}`;
    }),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** Details of passed checks are skipped: collecting them took three quarters of the time. */
async function findViolations(page: Page, part: string | undefined): Promise<axe.Result[]> {
  return page.evaluate(
    async ([tags, chosen]) => {
      const options = { runOnly: { type: 'tag' as const, values: tags }, resultTypes: ['violations' as const] };
      const { axe: here } = window as unknown as { axe: typeof axe };
      return (await here.run(chosen ?? document, { ...options, iframes: false })).violations;
    },
    [rules, part] as const,
  );
}
