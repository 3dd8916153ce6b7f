import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { type Locale, localeCookie } from '../../contract/kit/languages.ts';
import { readerCookie } from '../../contract/site/pages.ts';
import { findChromium } from '../../tests/chromium.ts';
import { findFreePort, startProcess, waitUntil } from '../../tests/processes.ts';
import { keepStarted } from '../kit/started.ts';

export interface Chromium {
  /** Port of the debugging protocol. */
  port: number;
  /** Replaces the local storage of an origin; entries that sign in make it a returning visitor. */
  store: (origin: string, kept: { entries: Record<string, string>; language: Locale }) => Promise<void>;
  stop: () => Promise<void>;
}

/** Chromium with an empty profile, driven by Lighthouse. */
export async function startChromium(): Promise<Chromium> {
  const profile = mkdtempSync(join(tmpdir(), 'tandem-chromium-'));
  const port = await findFreePort();
  const { path, args, env } = findChromium();
  const running = startProcess(
    path,
    ['--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, ...args, 'about:blank'],
    { env: { ...process.env, ...env } },
  );
  const address = `http://127.0.0.1:${port}`;
  await waitUntil(running, async () => (await fetch(`${address}/json/version`)).ok, 30);
  const store: Chromium['store'] = async (origin, { entries, language }) => {
    const browser = await chromium.connectOverCDP(address);
    const context = browser.contexts()[0];
    await context?.addCookies([{ name: localeCookie, value: language, url: origin }]);
    const page = await context?.newPage();
    await page?.goto(`${origin}/manifest.webmanifest`);
    await page?.evaluate((wanted) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(wanted)) localStorage.setItem(key, value);
    }, entries);
    if (Object.keys(entries).length > 0) {
      await page?.goto(`${origin}/all-notifications`);
      await page?.waitForFunction((name) => document.cookie.includes(`${name}=`), readerCookie);
    }
    await page?.close();
    await browser.close();
  };
  const stop = async () => {
    await running.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return keepStarted({ port, store, stop });
}
