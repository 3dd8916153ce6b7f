/** The frame around every page: headers, menus, promo bar, footer, guards and what logging out leaves behind. */
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

describe('a visitor', () => {
  it('sees a clear header that turns solid at 10 px', async () => {
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

  it('opens the side menu on a phone, 280 px wide, without scripts too', async () => {
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

  it('is told about the newsletter in the words of the server', async () => {
    const { page, context } = await openVisitor(browser, product.url, 1280);
    await page.goto('/');
    const foot = page.getByRole('contentinfo');
    await foot.getByLabel('Email address').focus();
    await page.waitForFunction(() => document.querySelector('script[type=later]') === null);
    await page.waitForLoadState('networkidle');
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

  it('is sent to login from a page of the app, with the way back', async () => {
    const { page, context } = await openVisitor(browser, product.url, 1280);
    await page.goto('/browse-influencer?q=dosa');
    await page.waitForURL((address) => address.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe('/browse-influencer?q=dosa');
    await context.close();
  });

  it('loses a dead token on a public page without a trip', async () => {
    const { page, context } = await openVisitor(browser, product.url, 1280);
    await context.addInitScript(() => {
      if (!sessionStorage.getItem('laid')) localStorage.setItem('auth_token', 'dead');
      sessionStorage.setItem('laid', '1');
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });

  it('reads the page in Hindi after choosing it', async () => {
    const { page, context } = await openVisitor(browser, product.url, 1280);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
    await page.waitForURL(/\/$/);
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
    await page.getByRole('banner').getByRole('link', { name: 'लॉग इन' }).waitFor();
    await expectGoodPage(page);
    await context.close();
  });
});

describe('a brand that is signed in', () => {
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
    for (const name of ['My Profile', 'Refer & Earn', 'Subscription', 'My Subscription', 'Favourites']) {
      await menu.getByRole('link', { name, exact: true }).waitFor();
    }
    await expectGoodPage(page);
    await menu.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((address) => address.pathname === '/login' && address.search === '');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('sees the offer everywhere but on the page of the plans', async () => {
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
