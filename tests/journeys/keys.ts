/** A person without a mouse. Wherever the focus goes it has to be seen, and nothing may hold it. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any page has between its head and what is wanted. */
const mostStops = 240;

/** Goes on by Tab until the focus is where it is wanted; every stop on the way is one that can be seen. */
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

/** What is wrong with how the focus is shown, once what still came onto the page has found its place. */
async function findProblem(page: Page): Promise<string | null> {
  const look = () => page.evaluate(lookAtFocus);
  await expect
    .poll(look, { timeout: 2_000 })
    .toBeNull()
    .catch(() => null);
  return look();
}

/** Presses a button or follows a link, reached by Tab. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Presses a key of every page until it has taken the focus there: such keys come with the page's late parts. */
export async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  const tryOnce = async () => {
    await page.keyboard.press(key);
    return target.evaluate((node) => node === document.activeElement);
  };
  await expect.poll(tryOnce).toBe(true);
}

/** Writes into a field, reached by Tab, over what was there. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The focus stands on something, and it can be seen that it does. */
export async function expectSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(lookAtFocus)).toBeNull();
}

/** The focus is, or comes to be, on this. */
export async function expectFocusOn(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate((node) => node.contains(document.activeElement))).toBe(true);
}

/** Runs in the page: what is wrong with how the focus is shown; null where nothing is, or nothing has it. */
function lookAtFocus(): string | null {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return null;
  const name = `${focused.tagName.toLowerCase()} “${(focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 40)}”`;
  const box = focused.getBoundingClientRect();
  const label = focused.closest('label');
  // What lets touches through is seen through what it lies over.
  const seen = getComputedStyle(focused).pointerEvents === 'none' ? focused.parentElement : focused;
  const places = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const));
  const isThere = places.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return top !== null && (seen?.contains(top) || top.contains(focused) || label?.contains(top));
  });
  if (!isThere) return `${name} is out of sight or covered`;
  // The button in a date field is marked by the browser itself.
  if (focused.matches('input[type=date]')) return null;
  // A hidden input is drawn by what stands beside or around it.
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
