import type { Browser, Response } from 'playwright-core';
import { passTours } from '../../tests/journeys/people.ts';
import { callApi, laySession } from '../../tests/sessions.ts';
import type { CrowdedPerson } from './crowded.ts';
import type { Screen } from './screens.ts';

/** Turns of the wheel, and pixels of each. */
const wheel = { turns: 60, pixels: 600 };
/** As for a phone in the middle of the market. */
const slowdown = 4;
/** Shortest event that the browser reports; shorter ones count as this long. */
const shortestMs = 16;
/** A page of a list that does not come within this time was the last. */
const pageMs = 5_000;

export interface MeasuredPage {
  /** Opens the screen and loads pages of its list; the number of those that came. */
  open: (screen: Screen, pages: number) => Promise<number>;
  /** Milliseconds between frames while the wheel turns through the loaded rows. */
  measureFrames: (screen: Screen) => Promise<number[]>;
  /** Milliseconds from each key press to the next paint. */
  measureKeys: (screen: Screen) => Promise<number[]>;
  close: () => Promise<void>;
}

export async function openMeasured(browser: Browser, url: string, { id, token }: CrowdedPerson): Promise<MeasuredPage> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, locale: 'en-IN' });
  const session = { token, user: await callApi<{ id: string }>(url, `/user/${id}`, { token }) };
  await laySession(context, session);
  await passTours(url, session);
  // Accounts of the market have no social account, of which a dialog would remind them.
  await context.addInitScript(() => localStorage.setItem('brandPopupShown', 'true'));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return {
    async open({ path, row, edge }, pages) {
      await page.goto(path);
      await row(page).waitFor();
      const box = await row(page).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 8, 400);
      let loaded = 0;
      for (; loaded < pages; loaded += 1) {
        const next = page.waitForResponse(isNextPage, { timeout: pageMs });
        await row(page).evaluate(scrollToEdge, edge);
        if (!(await next.catch(() => null))) break;
        await page.evaluate(nextFrame);
      }
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      return loaded;
    },
    async measureFrames({ edge }) {
      await page.evaluate(watchFrames);
      for (let turn = 0; turn < wheel.turns; turn += 1) {
        await page.mouse.wheel(0, edge === 'bottom' ? -wheel.pixels : wheel.pixels);
        await page.evaluate(nextFrame);
      }
      return page.evaluate(readFigures);
    },
    async measureKeys({ keys: { focus, pressed } }) {
      await focus?.(page);
      await page.evaluate(watchKeys, shortestMs);
      for (const key of pressed) {
        await page.keyboard.press(key);
        await page.evaluate(nextFrame);
      }
      const reported = await page.evaluate(readFigures);
      return [...reported, ...Array.from({ length: Math.max(0, pressed.length - reported.length) }, () => shortestMs)];
    },
    close: () => context.close(),
  };
}

/** Lists name their cursor in the address, conversations in the body. */
function isNextPage(reply: Response): boolean {
  return /[?&]cursor=/.test(reply.url()) || /"before":/.test(reply.request().postData() ?? '');
}

// These run in the page.
type Watched = typeof globalThis & { figures: number[]; isWatching: boolean };

function scrollToEdge(row: Element, edge: 'bottom' | 'top'): void {
  let box: Element | null = row.parentElement;
  while (box && (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY))) {
    box = box.parentElement;
  }
  const scroller = box ?? document.documentElement;
  scroller.scrollTo(0, edge === 'bottom' ? scroller.scrollHeight : 0);
}

function watchFrames(): void {
  const own = globalThis as Watched;
  own.figures = [];
  own.isWatching = true;
  let last = performance.now();
  const frame = (now: number) => {
    own.figures.push(now - last);
    last = now;
    if (own.isWatching) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(frame);
  });
}

function watchKeys(durationThreshold: number): void {
  const own = globalThis as Watched;
  own.figures = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') own.figures.push(entry.duration);
  });
  observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** The browser reports events a moment after their paint. */
function readFigures(): Promise<number[]> {
  const own = globalThis as Watched;
  own.isWatching = false;
  return new Promise((resolve) => setTimeout(() => resolve(own.figures), 1_000));
}
