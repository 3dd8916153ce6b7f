/** Pages whose calls are slow, refused, or unreachable. */
import type { Page } from 'playwright-core';
import { readerCookie } from '../../contract/site/pages.ts';

export const brokenStates = ['loading', 'error', 'offline'] as const;
export type BrokenState = (typeof brokenStates)[number];

/** API calls other than those of the session. */
const data = (address: URL) => address.pathname.startsWith('/api/') && !address.pathname.startsWith('/api/push/');

/** Applies to the next navigation, without server-rendered data. */
export async function breakCalls(page: Page, state: BrokenState): Promise<void> {
  await page.context().clearCookies({ name: readerCookie });
  if (state === 'loading') await page.route(data, () => {});
  if (state === 'error')
    await page.route(data, (route) =>
      route.fulfill({ status: 503, json: { result: false, code: 'UNAVAILABLE', reason: 'Not just now.' } }),
    );
  if (state === 'offline') await page.route(data, (route) => route.abort());
}
