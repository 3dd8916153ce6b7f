/** Keyboard user. The focus must be visible everywhere and never trapped. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Maximum number of Tab presses to a target. */
const mostStops = 240;

/** Presses Tab until the target has the focus; every stop must be visible. */
export async function tabTo(page: Page, target: Locator, by: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  const unseen = new Set<string>();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await target.evaluate((node) => node === document.activeElement || node.shadowRoot?.activeElement === node)) {
      await expectSeen(page);
      expect([...unseen], 'stops of the focus that cannot be seen').toEqual([]);
      return;
    }
    await page.keyboard.press(by);
    const problem = await findProblem(page);
    if (problem) unseen.add(problem);
  }
  throw new Error(`The focus does not reach ${target} in ${mostStops} stops.`);
}

/** Problem of the focus indicator, once the layout has settled. */
async function findProblem(page: Page): Promise<string | null> {
  const look = () => page.evaluate(lookAtFocus);
  await expect
    .poll(look, { timeout: 2_000 })
    .toBeNull()
    .catch(() => null);
  return look();
}

/** Presses a button or link, reached by Tab. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Presses a global shortcut until it has moved the focus: a page hears keys once its scripts run. */
export async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  const tryOnce = async () => {
    await page.keyboard.press(key);
    return target.evaluate((node) => node === document.activeElement);
  };
  await expect.poll(tryOnce).toBe(true);
}

/** Types into a field, reached by Tab, replacing its text. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Expects the focused element to be visibly focused. */
export async function expectSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(lookAtFocus)).toBeNull();
}

/** Expects the focus to be, or to move, here. */
export async function expectFocusOn(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate((node) => node.contains(document.activeElement))).toBe(true);
}

/** Runs in the page: problem of the focus indicator; null if there is none, or no focus. */
function lookAtFocus(): string | null {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return null;
  const name = `${focused.tagName.toLowerCase()} “${(focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 40)}”`;
  const box = focused.getBoundingClientRect();
  const label = focused.closest('label');
  // Elements without pointer events are hit-tested by their parent.
  const seen = getComputedStyle(focused).pointerEvents === 'none' ? focused.parentElement : focused;
  const places = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const));
  const isThere = places.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return top !== null && (seen?.contains(top) || top.contains(focused) || label?.contains(top));
  });
  if (!isThere) return `${name} is out of sight or covered`;
  // The browser itself marks parts of a date field.
  if (focused.matches('input[type=date]')) return null;
  // A hidden input is represented by an element beside or around it.
  const boxes = focused.closest('.otp')?.querySelectorAll('span') ?? [];
  const drawn = [
    ...boxes,
    focused,
    focused.nextElementSibling,
    label,
    focused.parentElement,
    focused.parentElement?.parentElement,
  ];
  const isMarked = drawn.some((each) =>
    [null, '::before', '::after'].some((part) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(each, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0';
    }),
  );
  return isMarked ? null : `${name} is not marked`;
}

/** Opens the palette by its shortcut, which works once the page's scripts run. */
export async function openPalette(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Go to or do' });
  const press = async () => {
    await page.keyboard.press('ControlOrMeta+k');
    return field.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(press).toBe(true);
}
