/** Offline: messages are sent once, visited pages stay readable, others say so and recover. */
import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openVisitor, setOffline } from '../browser.ts';
import { connect, hangUp } from '../chat/live-client.ts';
import { enterAs } from './entered.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';
import { expectUncovered } from './uncovered.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  hangUp();
  await browser?.close();
});

/** Waits until the service worker has cached a page. */
const waitForKept = (page: Page, address: string) =>
  expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), address)).toBe(true);

it('a message written offline survives a reload and is sent once; other pages say so and recover', async () => {
  const at = { url: product.url, width: 360 };
  const brand = await enterAs(browser, { role: 'Brand', fullname: 'Tunnel Foods', hasWorker: true, ...at });
  const creator = await enterAs(browser, { role: 'Influencer', fullname: 'Uma Pillai', ...at });
  const other = await connect(product, creator);
  const { page, context } = brand;
  await page.goto(`/chat-section?user=${creator.id}`);
  const line = page.getByRole('textbox', { name: 'Message' });
  await line.fill('Before the tunnel');
  await line.press('Enter');
  await other.waitFor('receive_message');
  await waitForKept(page, '/chat-section');
  await waitForKept(page, '/offline');

  await setOffline(context, true);
  await line.fill('In the tunnel');
  await line.press('Enter');
  await page.getByRole('log').getByText('In the tunnel').waitFor();
  await page.reload();
  const waiting = page.getByRole('list', { name: 'Waiting to be sent' });
  await waiting.getByText('In the tunnel').waitFor();
  await line.fill('Still in it');
  await line.press('Enter');
  await waiting.getByText('Still in it').waitFor();
  await line.fill('A draft');
  await expectUncovered(line);
  await expectUncovered(page.getByRole('button', { name: 'Send', exact: true }));
  await expectUncovered(waiting.getByText('Still in it'));
  await expectGoodPage(page);

  const tab = await context.newPage();
  await tab.goto('/wallet');
  await tab.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor();
  await tab.getByRole('link', { name: 'Open Messages' }).waitFor();
  await expectGoodPage(tab);

  await setOffline(context, false);
  await tab.getByRole('heading', { level: 1, name: 'Wallet' }).waitFor();
  for (const text of ['In the tunnel', 'Still in it']) await page.getByRole('log').getByText(text).waitFor();
  expect(await line.inputValue()).toBe('A draft');
  await waiting.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('log').getByText('Still in it').waitFor();
  // Reported twice if sent twice, but one message.
  const heard = new Map(other.heard('receive_message').map(({ id, description }) => [id, description]));
  expect([...heard.values()]).toEqual(['Before the tunnel', 'In the tunnel', 'Still in it']);

  await page.evaluate(() => localStorage.clear());
  await context.close();
  await creator.context.close();
});

it('a visitor can reread visited pages only', async () => {
  const { page, context } = await openVisitor(browser, product.url, 1280, { hasWorker: true });
  await page.goto('/terms-conditions');
  await page.keyboard.press('Tab');
  await waitForKept(page, '/terms-conditions');
  await setOffline(context, true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
  await page.goto('/privacy-policy');
  await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor();
  expect(await page.getByRole('link', { name: 'Open Messages' }).isVisible()).toBe(false);
  const names = await page.evaluate(() => caches.keys());
  const kept = await Promise.all(
    names.map((name) =>
      page.evaluate(
        (key) =>
          caches
            .open(key)
            .then((cache) => cache.keys())
            .then((all) => all.map(({ url }) => new URL(url).pathname)),
        name,
      ),
    ),
  );
  expect(kept.flat().filter((path) => path.startsWith('/api/') || path.startsWith('/files/'))).toEqual([]);
  await context.close();
});

it('a dialog opened offline says so, keeps the page, and opens on reconnection', async () => {
  const creator = await enterAs(browser, { role: 'Influencer', fullname: 'Tara Bose', url: product.url, width: 360 });
  const { page, context } = creator;
  await page.goto('/wallet', { waitUntil: 'networkidle' });
  const toaster = page.waitForResponse(/assets\/toaster-.*\.js/);
  await page.keyboard.press('Tab');
  await (await toaster).finished();
  await page.locator('.Toastify').waitFor({ state: 'attached' });
  await setOffline(context, true);
  await page.getByRole('button', { name: 'Add a payout account' }).click();
  await page.getByText('This opens automatically once you’re back online.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Wallet' }).waitFor();
  await setOffline(context, false);
  await page.getByRole('dialog', { name: 'Add a payout account' }).waitFor();
  await expectGoodPage(page);
  await context.close();
});

it('a dialog opened on a dead network recovers too, without replacing the page', async () => {
  const creator = await enterAs(browser, { role: 'Influencer', fullname: 'Uma Pillai', url: product.url, width: 360 });
  const { page, context } = creator;
  await page.goto('/wallet', { waitUntil: 'networkidle' });
  // The browser believes it is online.
  await page.route(/\/assets\/add-dialog-|\/api\/health\/live$|\/wallet$/, (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/health/live'));
  await page.getByRole('button', { name: 'Add a payout account' }).click();
  await asked;
  await page.getByRole('heading', { level: 1, name: 'Wallet' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('dialog', { name: 'Add a payout account' }).waitFor();
  await context.close();
});

it('failed content loads by itself once the server is back', async () => {
  const creator = await enterAs(browser, { role: 'Influencer', fullname: 'Usha Rane', url: product.url, width: 1280 });
  const { page, context } = creator;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/socket\.io/, (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  await page.route('**/api/wallet**', (route) => route.abort());
  await page.goto('/wallet');
  await page.getByText('Couldn’t load').first().waitFor();
  await page.unroute('**/api/wallet**');
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  await Promise.all(sockets.map((socket) => socket.close()));
  await page.getByText('Couldn’t load').first().waitFor({ state: 'detached' });
  await expectGoodPage(page);
  await context.close();
});

/** The server answers with a page of a newer build when the open page asks for it again. */
function deployNewerBuild(page: Page, path: string) {
  return page.route(`**${path}`, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<script src="/assets/manifest-newer.js"></script>' })
      : route.continue(),
  );
}

it('a page of an older build reloads once when a chunk is missing', async () => {
  const creator = await enterAs(browser, { role: 'Influencer', fullname: 'Vani Joshi', url: product.url, width: 1280 });
  const { page, context } = creator;
  await deployNewerBuild(page, '/wallet');
  await page.goto('/wallet', { waitUntil: 'networkidle' });
  let isGone = true;
  await page.route(/assets\/add-dialog-.*\.js/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const add = page.getByRole('button', { name: 'Add a payout account' });
  const loaded = page.waitForEvent('load');
  await add.click();
  await loaded;
  isGone = false;
  await add.click();
  await page.getByRole('dialog', { name: 'Add a payout account' }).waitFor();
  await context.close();
});

it('a page of an older build reloads once when its deferred parts are missing', async () => {
  const creator = await enterAs(browser, { role: 'Influencer', fullname: 'Vani Rao', url: product.url, width: 1280 });
  const { page, context } = creator;
  await deployNewerBuild(page, '/wallet');
  let missed = 0;
  await page.route(/assets\/deferred-layer-.*\.js/, (route) => {
    missed += 1;
    return missed === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto('/wallet');
  await expect.poll(() => missed).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(missed).toBe(2);
  await context.close();
});
