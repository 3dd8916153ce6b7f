import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Expects visible elements to be uncovered: inside the window, with nothing over their middle or ends. */
export async function expectUncovered(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return 'outside of the window';
        const middle = (top + bottom) / 2;
        const covering = [left + 4, (left + right) / 2, right - 4]
          .map((x) => document.elementFromPoint(x, middle))
          .find((found) => found !== element && !element.contains(found) && !found?.contains(element));
        return covering ? `under ${covering.outerHTML.slice(0, 120)}` : 'in sight';
      }),
    )
    .toBe('in sight');
}
