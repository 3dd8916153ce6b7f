/** What becomes of a page whose calls are slow, refused, or go nowhere. */
import type { Page } from 'playwright-core';
import { readerCookie } from '../../contract/site/pages.ts';

export const brokenStates = ['loading', 'error', 'offline'] as const;
export type BrokenState = (typeof brokenStates)[number];

/** What a page asks for, apart from who is there. */
const data = (address: URL) => address.pathname.startsWith('/api/') && !address.pathname.startsWith('/api/push/');

/** For the next address of the page: what the server would have drawn is not there either. */
export async function breakCalls(page: Page, state: BrokenState): Promise<void> {
  await page.context().clearCookies({ name: readerCookie });
  if (state === 'loading') await page.route(data, () => {});
  if (state === 'error')
    await page.route(data, (route) =>
      route.fulfill({ status: 503, json: { result: false, code: 'UNAVAILABLE', reason: 'Not just now.' } }),
    );
  if (state === 'offline') await page.route(data, (route) => route.abort());
}
