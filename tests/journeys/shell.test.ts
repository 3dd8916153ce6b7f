/** Page shell: headers, menus, offer bar, footer, guards and log-out. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { enterAs } from './entered.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const backgroundOf = (page: Page) =>
  page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor);

/** Changes fields of the stored profile, like another tab. */
const showProfile = (page: Page, fields: object) =>
  page.evaluate((changed) => {
    const profile = JSON.parse(localStorage.getItem('user_profile') ?? '{}');
    localStorage.setItem('user_profile', JSON.stringify({ ...profile, ...changed }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user_profile' }));
  }, fields);

const namesAndAddresses = (links: Element[]) =>
  links.map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`);

describe('a visitor', () => {
  it('sees a transparent header that turns solid at 10 px', async () => {
    const { page, context } = await openVisitor(browser, product.url, 1280);
    await page.goto('/');
    for (const name of ['Sign Up', 'Login', 'Subscriptions']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor();
    }
    expect(await backgroundOf(page)).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 9));
    await expect.poll(() => backgroundOf(page)).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 10));
    await expect.poll(() => backgroundOf(page)).toBe('rgb(255, 255, 255)');
    await context.close();
  });

  it('opens the side menu on a phone, 280 px wide, also without scripts', async () => {
    const context = await browser.newContext({
      baseURL: product.url,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto('/terms-conditions');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('complementary', { name: 'Menu' });
    expect(Math.round((await menu.boundingBox())?.width ?? 0)).toBe(280);
    await menu.getByText('New to Tandem?').waitFor();
    await menu.getByRole('link', { name: 'How It Works' }).click();
    await page.waitForURL('**/#how-it-works');
    await context.close();
  });

  it('finds the login on an app page, and all links in its footer', async () => {
    const { page, context } = await openVisitor(browser, product.url, 1280);
    await page.goto('/subscription');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    for (const name of ['Messages', 'Notifications', 'My Account']) {
      expect(await page.getByRole('banner').getByRole('button', { name }).count()).toBe(0);
    }
    const foot = page.getByRole('contentinfo');
    const links = await foot.getByRole('link').evaluateAll(namesAndAddresses);
    expect(links.slice(1).map((link) => link.replace(/^\S+@\S+ mailto:\S+$/, 'support'))).toEqual([
      'support',
      'Home /',
      'Solutions Provided /solutions-provided',
      'Referral Program /referral-program',
      'FAQs /plaform-faqs',
      'Terms of Service /terms-conditions',
      'Privacy Policy /privacy-policy',
      'Cancellation & Refund /cancellation-policy',
      'Terms /terms-conditions',
      'Privacy /privacy-policy',
      'Cookies /cookies',
      'Remove my profile /remove-profile',
      ' #top',
    ]);
    await foot.getByRole('link', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await context.close();
  });

  it('sees the server’s answer about the newsletter', async () => {
    const { page, context } = await openVisitor(browser, product.url, 1280);
    await page.goto('/');
    const foot = page.getByRole('contentinfo');
    await foot.getByLabel('Email address').focus();
    // After hydration: before, the browser submits the form itself.
    await page.waitForFunction(() => !('takeEarlyPresses' in window));
    await foot.getByRole('button', { name: 'Subscribe' }).click();
    await foot.getByText('Please enter your email address').waitFor();
    await foot.getByLabel('Email address').fill('reader');
    await foot.getByRole('button', { name: 'Subscribe' }).click();
    await foot.getByText('Please enter a valid email address').waitFor();
    await foot.getByRole('button', { name: 'Try Again' }).waitFor();
    await foot.getByLabel('Email address').fill('reader@example.in');
    await page.keyboard.press('Enter');
    await foot.getByText('Thanks for subscribing!').waitFor();
    expect(await foot.getByLabel('Email address').isDisabled()).toBe(true);
    await context.close();
  });

  it('is redirected to login from an app page, with a way back', async () => {
    const { page, context } = await openVisitor(browser, product.url, 1280);
    await page.goto('/browse-influencer?q=dosa');
    await page.waitForURL((address) => address.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe('/browse-influencer?q=dosa');
    await context.close();
  });

  it.each(['/', '/unsubscribe', '/remove-profile'])('loses a dead token at %s without a redirect', async (path) => {
    const { page, context } = await openVisitor(browser, product.url, 1280);
    await context.addInitScript(() => {
      if (!sessionStorage.getItem('laid')) localStorage.setItem('auth_token', 'dead');
      sessionStorage.setItem('laid', '1');
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(path);
    await context.close();
  });
});

describe('a signed-in brand', () => {
  it.each([1280, 360])('has its menus at %i px, and leaves nothing behind', async (width) => {
    const { page, context, problems } = await enterAs(browser, {
      role: 'Brand',
      fullname: 'Rohan Nair',
      url: product.url,
      width,
    });
    await page.goto('/browse-influencer');
    await page.getByText("Get exclusive access at a discounted price. Don't miss out!").waitFor();
    await page.getByRole('button', { name: 'Notifications' }).click();
    await page.getByText('Your notification center').waitFor();
    await expectGoodPage(page);
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      localStorage.setItem('brandPopupShown', '1');
      localStorage.setItem('isChatPage', '1');
    });
    await page.getByRole('button', { name: width < 768 ? 'You' : 'My Account' }).click();
    const menu = page.getByRole('dialog', { name: 'My Account' });
    const daily = menu.getByRole('navigation', { name: 'My pages' }).getByRole('link');
    expect(await daily.evaluateAll(namesAndAddresses)).toEqual([
      'Dashboard /dashboard',
      'Messages /chat-section',
      'Wallet /wallet',
      'Performance /performance',
      'Team /team',
      'My creators /my-creators',
      'Content library /library',
    ]);
    expect(
      await daily.locator('span').evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth)),
    ).toEqual([]);
    expect(await menu.getByRole('listitem').getByRole('link').evaluateAll(namesAndAddresses)).toEqual([
      'My Profile /my-profile',
      'Refer & Earn /referal',
      'Subscription /subscription',
      'My Subscription /my-subscription',
      'Favourites /bookmarks',
      'Profile Settings /profile-settings',
    ]);
    await expectGoodPage(page);
    await menu.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((address) => address.pathname === '/login' && address.search === '');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('finds its pages in the side menu of a phone, with their titles', async () => {
    const { page, context } = await enterAs(browser, {
      role: 'Brand',
      fullname: 'Devika Nair',
      url: product.url,
      width: 360,
    });
    await page.goto('/wallet');
    for (const [name, address, title] of [
      ['Browse Influencers', '/browse-influencer', 'Discover Influencers'],
      ['Joint Campaigns', '/joint-campaign', 'Resource Sharing Hub'],
      ['Post Campaign', '/post-campaign', 'Campaign Posts'],
      ['My Campaigns', '/my-campaigns', 'My Campaigns'],
    ] as const) {
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('complementary', { name: 'Menu' });
      await menu.getByText('Welcome,').waitFor();
      expect(await menu.getByRole('link').last().textContent()).toBe('DDevika Nairbrand');
      await menu.getByRole('link', { name }).click();
      await page.waitForURL(`**${address}`);
      await expect.poll(() => page.title()).toBe(title);
      await menu.waitFor({ state: 'hidden' });
    }
    await page.goto('/all-campaigns');
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await bar.getByRole('link', { name: 'Campaigns' }).and(page.locator('[aria-current="true"]')).waitFor();
    await page.goto('/wallet');
    expect(await bar.locator('[aria-current]').count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Tandem' }).click();
    await page.waitForURL('**/browse-influencer');
    await context.close();
  });

  it('sees its coins, and its wallet once there is money in it', async () => {
    const { page, context } = await enterAs(browser, {
      role: 'Brand',
      fullname: 'Ishaan Dutta',
      url: product.url,
      width: 1280,
    });
    // The server's profile arrives before this change.
    await page.goto('/my-profile', { waitUntil: 'networkidle' });
    const figure = (name: string) => page.getByRole('banner').getByRole('link', { name });
    await figure('Coins').getByText('50', { exact: true }).waitFor();
    expect(await figure('Wallet').count()).toBe(0);
    await showProfile(page, { user_coins: 0, wallet_amount: 1250.5 });
    await figure('Wallet').getByText('₹1,250.50').waitFor();
    expect(await figure('Coins').count()).toBe(0);
    await showProfile(page, { is_super_user: 1, wallet_amount: 0 });
    await figure('Wallet').waitFor();
    await context.close();
  });

  it('navigates by the keyboard', async () => {
    const { page, context, problems } = await enterAs(browser, {
      role: 'Brand',
      fullname: 'Harpreet Gill',
      url: product.url,
      width: 1280,
    });
    await page.goto('/my-profile', { waitUntil: 'networkidle' });
    const field = page.getByRole('combobox', { name: 'Go to or do' });
    const trigger = page.getByRole('button', { name: 'Notifications' });
    await trigger.focus();
    await page.keyboard.press('Control+k');
    await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
    await expectGoodPage(page);
    await page.keyboard.type('camp my');
    await page.getByRole('option', { name: 'My Campaigns', selected: true }).waitFor();
    await page.keyboard.press('Escape');
    // A closed dialog loses its roles before the page handles the event.
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await trigger.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('/');
    await field.fill('dark');
    await page.keyboard.press('Enter');
    await page.locator('html[data-theme=dark]').waitFor();
    await page.keyboard.press('Control+k');
    await field.fill('hub');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/joint-campaign');

    const search = page.getByRole('searchbox', { name: 'Search joint campaigns' });
    await search.waitFor();
    await page.keyboard.press('/');
    expect(await search.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.type('?/');
    expect(await search.inputValue()).toBe('?/');
    await search.fill('');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.waitFor();
    await expectGoodPage(page);
    await sheet.getByRole('switch', { name: /^Single-key shortcuts/ }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    expect(await page.getByRole('dialog', { name: /./ }).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('sees the offer everywhere except on the plans page', async () => {
    const { page, context } = await enterAs(browser, {
      role: 'Brand',
      fullname: 'Nandini Rao',
      url: product.url,
      width: 1280,
    });
    await page.goto('/subscription');
    await page.getByRole('heading', { name: 'Premium Subscription Plans' }).waitFor();
    expect(await page.getByRole('complementary', { name: 'Offer' }).count()).toBe(0);
    await page.goto('/wallet');
    await page.getByRole('complementary', { name: 'Offer' }).waitFor();
    await context.close();
  });
});
