import type { Browser } from 'playwright-core';
import { callApi, laySession } from '../../tests/sessions.ts';
import type { CrowdedPerson } from './crowded.ts';
import type { Screen } from './screens.ts';

/** Turns of the wheel, and pixels of each. */
const wheel = { turns: 60, pixels: 600 };
/** As for a phone in the middle of the market. */
const slowdown = 4;
/** Shortest event that the browser reports; shorter ones count as this long. */
const shortestMs = 16;

export interface MeasuredPage {
  open: (path: string, ready: Screen['ready']) => Promise<void>;
  /** Milliseconds between frames while the wheel turns. */
  measureFrames: (scroll: Screen['scroll']) => Promise<number[]>;
  /** Milliseconds from each key press to the next paint. */
  measureKeys: (keys: Screen['keys']) => Promise<number[]>;
  close: () => Promise<void>;
}

export async function openMeasured(browser: Browser, url: string, { id, token }: CrowdedPerson): Promise<MeasuredPage> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, locale: 'en-IN' });
  await laySession(context, { token, user: await callApi(url, `/user/${id}`, { token }) });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return {
    async open(path, ready) {
      await page.goto(path);
      await ready(page);
      await page.waitForLoadState('networkidle');
      // A reminder that accounts of the market get, too.
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    },
    async measureFrames({ over, by }) {
      await over(page).first().hover();
      await page.evaluate(watchFrames);
      for (let turn = 0; turn < wheel.turns; turn += 1) {
        await page.mouse.wheel(0, by * wheel.pixels);
        await page.evaluate(nextFrame);
      }
      return page.evaluate(readFigures);
    },
    async measureKeys({ focus, pressed }) {
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

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

// These run in the page.
type Watched = typeof globalThis & { figures: number[]; isWatching: boolean };

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

function readFigures(): number[] {
  const own = globalThis as Watched;
  own.isWatching = false;
  return own.figures;
}
