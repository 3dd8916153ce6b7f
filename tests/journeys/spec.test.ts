/** Texts, sizes and delays of the specification that no other journey checks. docs/spec-coverage.md lists all of them. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { connect, hangUp } from '../chat/live-client.ts';
import { enterAs } from './entered.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  hangUp();
  await browser?.close();
});

const enter = (fullname: string, width = 1280) =>
  enterAs(browser, { role: 'Brand', fullname, url: product.url, width });
const widthOf = async (part: Locator) => Math.round((await part.boundingBox())?.width ?? 0);

/** Holds back replies of a call until released. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

describe('an unauthorized call', () => {
  it('removes the stored profile and redirects to login with a way back', async () => {
    const { page, context } = await enter('Ira Sen');
    await page.goto('/wallet', { waitUntil: 'networkidle' });
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { result: false, code: 'UNAUTHENTICATED', reason: 'Please log in again.' } }),
    );
    await page.evaluate(() => localStorage.setItem('user_profile', localStorage.getItem('user_profile') ?? ''));
    await page.goto('/bookmarks?type=brand');
    await page.waitForURL((address) => address.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('callbackUrl')).toContain('/bookmarks?type=brand');
    await context.close();
  });
});

describe('notifications', () => {
  it('show five placeholder cards until half a second after the fetch, and go back', async () => {
    const { page, context } = await enter('Nila Das');
    await page.goto('/wallet', { waitUntil: 'networkidle' });
    const letGo = await holdBack(page, '**/api/user/get_user_notifications/**');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: 'View All' }).last().click();
    const cards = page.locator('[aria-busy=true] [aria-hidden=true] > *');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(5);
    letGo();
    await page.getByRole('heading', { name: 'No notifications' }).waitFor();
    const waited = await page.evaluate(() => {
      const calls = performance
        .getEntriesByType('resource')
        // The page's request, not the menu's smaller one; a new connection refetches.
        .filter((each) => /get_user_notifications\/.*limit=30/.test(each.name));
      return performance.now() - (calls[0] as PerformanceResourceTiming).responseEnd;
    });
    expect(waited).toBeGreaterThanOrEqual(450);
    await page
      .getByText("You don't have any notifications at the moment. We'll notify you when something important happens.")
      .waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/wallet');
    await context.close();
  });
});

describe('Messages', () => {
  it('are a list of 350 px and a pane, one at a time on phones', async () => {
    const [desk, phone] = [await enter('Tara Bose'), await enter('Uma Rao', 360)];
    const live = await connect(product, phone);
    expect(await live.say(desk, 'Two reels?')).toMatchObject({ result: true });
    const { page } = desk;
    await page.goto('/wallet');
    await page.getByRole('button', { name: 'Messages 1 new message' }).click();
    const rows = page.getByRole('list').filter({ has: page.getByRole('link', { name: /Uma Rao/ }) });
    expect(await rows.evaluate((list) => getComputedStyle(list).maxHeight)).toBe('320px');
    for (const name of ['View All', 'Open Chat Inbox']) {
      expect(await page.getByRole('link', { name, exact: true }).first().getAttribute('href')).toBe('/chat-section');
    }
    await page.goto('/chat-section');
    await page.getByRole('heading', { name: 'Messages', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Welcome to Messages' }).waitFor();
    await page.getByText('Select a conversation from the sidebar to start chatting or create a new one.').waitFor();
    expect(
      await widthOf(
        page
          .locator('section')
          .filter({ has: page.getByRole('navigation') })
          .last(),
      ),
    ).toBe(350);
    await page
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('link', { name: /Uma Rao/ })
      .click();
    await page.waitForURL(`**/chat-section?user=${phone.id}`);
    const box = page.getByPlaceholder('Type your message...');
    const send = page.getByRole('main').getByRole('button', { name: 'Send' });
    await box.fill('   ');
    expect(await send.isDisabled()).toBe(true);
    await box.fill(Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n'));
    expect(await send.isDisabled()).toBe(false);
    expect(Math.round((await box.boundingBox())?.height ?? 0)).toBe(128);

    await phone.page.goto(`/chat-section?user=${desk.id}`);
    const narrow = phone.page.getByPlaceholder('Type your message...');
    await narrow.fill(Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n'));
    expect(Math.round((await narrow.boundingBox())?.height ?? 0)).toBe(100);
    expect(await phone.page.getByRole('navigation', { name: 'Conversations' }).isVisible()).toBe(false);
    await phone.page.getByRole('link', { name: 'Back to conversations' }).click();
    await phone.page.getByRole('navigation', { name: 'Conversations' }).waitFor();
    expect(await narrow.count()).toBe(0);
    for (const each of [desk, phone]) await each.context.close();
  });
});

describe('the plans', () => {
  it('have four placeholders, four benefits each, and the shared assurances', async () => {
    const { page, context } = await enter('Chai Garden');
    const letGo = await holdBack(page, '**/api/subscription/get_subscriptions');
    await page.goto('/subscription');
    const plans = page.getByRole('region', { name: 'Plans' });
    await plans.waitFor();
    expect(await plans.locator('> *').count()).toBe(4);
    letGo();
    const cards = plans.getByRole('article');
    await cards.first().waitFor();
    for (const card of await cards.all()) expect(await card.getByRole('listitem').count()).toBe(4);
    await cards.first().getByText('Data on 2.5M+ social media influencers').waitFor();
    await cards
      .first()
      .getByText('30 Days')
      .or(cards.first().getByText(/\d+ Months/))
      .waitFor();
    for (const title of ['Secure Transactions', 'Easy Cancellation', '24/7 Support', 'Instant Access']) {
      await page.getByText(title, { exact: true }).waitFor();
    }

    const create = await holdBack(page, '**/api/user/add_user_subscription');
    await cards.first().getByRole('button', { name: 'Subscribe Now' }).click();
    await page.getByRole('dialog', { name: 'Preparing Subscription' }).waitFor();
    expect(await page.getByText('Processing...').count()).toBe(1);
    await page.unroute('**/api/user/add_user_subscription');
    await page.route('**/api/user/add_user_subscription', (route) =>
      route.fulfill({ status: 502, json: { result: false, code: 'UPSTREAM', reason: 'The bank is asleep.' } }),
    );
    create();
    await page.reload();
    await cards.first().getByRole('button', { name: 'Subscribe Now' }).click();
    const error = page.getByRole('dialog', { name: 'Error', exact: true });
    await error.getByText('The bank is asleep.').waitFor();
    await error.getByRole('button', { name: 'Okay' }).click();
    expect(await cards.first().getByRole('button', { name: 'Subscribe Now' }).isEnabled()).toBe(true);
    await context.close();
  });
});

describe('the profile of a brand', () => {
  it('hides the main navigation', async () => {
    const { page, context } = await enter('Anu Paul');
    await page.goto('/wallet');
    const link = page.getByRole('banner').getByRole('link', { name: 'Browse Influencers' });
    await link.waitFor();
    await page.goto('/brand-profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await link.count()).toBe(0);
    await context.close();
  });
});

describe('every page', () => {
  it('starts at the top after navigation', async () => {
    const { page, context } = await openVisitor(browser, product.url, 360);
    await page.goto('/terms-conditions');
    await page.mouse.move(10, 300);
    // Hover has loaded the scripts.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy-policy');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await context.close();
  });

  it('shows toasts at the top right, light in dark mode, for five seconds', async () => {
    const { page, context } = await openVisitor(browser, product.url, 1280);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const refusal = { result: false, code: 'RATE_LIMITED', reason: 'Please wait a minute.' };
    await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ json: refusal }));
    await page.goto('/forgot-password', { waitUntil: 'networkidle' });
    await page.getByPlaceholder('Email or phone number').fill('9876543210');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const toast = page.locator('.Toastify__toast').first();
    await toast.waitFor();
    const shown = Date.now();
    const box = await toast.boundingBox();
    expect(1280 - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
    expect(box?.y).toBeLessThan(120);
    const ground = await toast.evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    await page.mouse.move(200, 700);
    await toast.waitFor({ state: 'detached' });
    expect(Date.now() - shown).toBeGreaterThan(3_500);
    await context.close();
  });
});
