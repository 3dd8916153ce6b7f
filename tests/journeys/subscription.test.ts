/** A plan is bought, paid late, paused, resumed and cancelled; failures are explained. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { type Entered, enterAs } from './entered.ts';
import { payLate } from './paying.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const enterBrand = (fullname: string, width: number) =>
  enterAs(browser, { role: 'Brand', fullname, url: product.url, width });

const planOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const promo = (page: Page) => page.getByText("Get exclusive access at a discounted price. Don't miss out!");

async function press(page: Page, dialog: string, button: string): Promise<void> {
  await dialogOf(page, dialog).getByRole('button', { name: button, exact: true }).click();
}

/** Subscribes to a plan and presses a button of the checkout. */
async function checkOut(page: Page, plan: string, act: string): Promise<void> {
  await planOf(page, plan).getByRole('button', { name: 'Subscribe Now' }).click();
  await pressCheckout(page, act);
}

async function pressCheckout(page: Page, act: string): Promise<void> {
  const checkout = dialogOf(page, 'Tandem');
  await checkout.getByText('Subscription payment').waitFor();
  await checkout.getByRole('button', { name: act, exact: true }).click();
}

/** Times of the status polls. */
function followPolls(page: Page): number[] {
  const times: number[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('check_subscription_status')) times.push(request.timing().startTime);
  });
  return times;
}

function expectTenPolls(polls: number[]): void {
  expect(polls).toHaveLength(10);
  const apart = polls.slice(1).map((time, at) => time - (polls[at] ?? 0));
  for (const wait of apart) expect(wait).toBeGreaterThanOrEqual(950);
}

async function expectCurrent(page: Page, plan: string): Promise<void> {
  await page.getByRole('heading', { name: 'Manage Your Subscription' }).waitFor();
  const card = planOf(page, plan);
  await card.getByText('ACTIVE', { exact: true }).waitFor();
  expect(await card.getByRole('button', { name: 'Current Plan' }).isDisabled()).toBe(true);
  expect(await page.getByText('ACTIVE', { exact: true }).count()).toBe(1);
}

async function closeAndFail({ page }: Entered): Promise<void> {
  await page.goto('/subscription');
  await page.getByRole('heading', { name: 'Premium Subscription Plans' }).waitFor();
  for (const [plan, tier, saving] of [
    ['Try a month', 'BASIC', 'SAVE 50%'],
    ['A season', 'STANDARD', 'SAVE 57%'],
    ['The year', 'PREMIUM', 'SAVE 67%'],
  ] as const) {
    await planOf(page, plan).getByText(tier, { exact: true }).waitFor();
    await planOf(page, plan).getByText(saving, { exact: true }).waitFor();
  }
  await expectGoodPage(page);
  const subscribe = planOf(page, 'A season').getByRole('button', { name: 'Subscribe Now' });
  await subscribe.click();
  await dialogOf(page, 'Tandem').getByText('₹1,299', { exact: true }).waitFor();
  await pressCheckout(page, 'Close');
  await dialogOf(page, 'Payment Cancelled')
    .getByText("You've cancelled the payment process. You can try again anytime.")
    .waitFor();
  await press(page, 'Payment Cancelled', 'Okay');
  await subscribe.and(page.locator(':focus')).waitFor();
  await checkOut(page, 'A season', 'Let the payment fail');
  await dialogOf(page, 'Payment Failed').getByText("We couldn't process your payment. Please try again.").waitFor();
  await expectGoodPage(page);
}

async function change(page: Page, button: string, title: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expectGoodPage(page);
  await press(page, title, button);
}

describe('a brand', () => {
  it('closes, fails, pays late and is told; then pauses, resumes and cancels', async () => {
    const entered = await enterBrand('Malabar', 1280);
    const { page, problems, context } = entered;
    await page.route(/\/api\/user\/(get_user_subscription|invoices)/, (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page.goto('/my-subscription');
    const failure = page.getByRole('main').getByRole('alert');
    await failure.getByText('Couldn’t load your subscription').waitFor();
    await expect.poll(() => failure.count()).toBe(1);
    await page.unrouteAll();
    problems.length = 0;
    await failure.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'No subscription yet' }).waitFor();
    await promo(page).waitFor();
    await closeAndFail(entered);

    const polls = followPolls(page);
    await press(page, 'Payment Failed', 'Try Again');
    const pay = await payLate(page, () => pressCheckout(page, 'Pay late'));
    const timeout = dialogOf(page, 'Verification Timeout');
    await timeout.getByText('Payment verification is taking longer than expected.', { exact: false }).waitFor();
    expectTenPolls(polls);
    await press(page, 'Verification Timeout', 'Okay');
    await page.waitForURL('**/my-subscription');
    await page.getByText('Your bank is still confirming the payment.', { exact: false }).waitFor();
    await page.getByRole('link', { name: 'Check again' }).click();
    await page.waitForURL('**/loader?subscribedId=*');
    await pay();
    await page.waitForURL('**/my-subscription', { timeout: 30_000 });

    await page.getByText('Subscription Activated! Your subscription has been successfully activated.').waitFor();
    await page.getByText('Active', { exact: true }).waitFor();
    await promo(page).waitFor({ state: 'detached' });
    await page.getByText('1 payment, any tax included').waitFor();

    await change(page, 'Pause', 'Pause the subscription?');
    await page.getByText('Paused', { exact: true }).waitFor();
    await change(page, 'Resume', 'Resume the subscription?');
    await page.getByText('Active', { exact: true }).waitFor();
    await change(page, 'Cancel subscription', 'Cancel the subscription?');
    await page.getByText('Ends with the paid period', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Cancel subscription' }).count()).toBe(0);
    await expectGoodPage(page);
    await page.goto('/subscription');
    await expectCurrent(page, 'A season');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('pays on a phone, and later changes to another plan whose late payment is announced in the open dialog', async () => {
    const { page, problems, context } = await enterBrand('Chai Point', 360);
    await page.goto('/subscription');
    await checkOut(page, 'Try a month', 'Pay');
    const activated = dialogOf(page, 'Subscription Activated!');
    await activated.getByText('Your subscription has been successfully activated.').waitFor();
    await expectGoodPage(page);
    await press(page, 'Subscription Activated!', 'Continue');
    await expectCurrent(page, 'Try a month');

    const pay = await payLate(page, () => checkOut(page, 'The year', 'Pay late'));
    await dialogOf(page, 'Verification Timeout').waitFor();
    await pay();
    await activated.waitFor();
    await press(page, 'Subscription Activated!', 'Continue');
    await expectCurrent(page, 'The year');
    await expectGoodPage(page);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('a visitor', () => {
  it('logs in and returns to the plans', async () => {
    const { page, problems, context } = await openVisitor(browser, product.url, 1280);
    await page.goto('/subscription');
    await planOf(page, 'A season').getByRole('button', { name: 'Subscribe Now' }).click();
    const dialog = dialogOf(page, 'Authentication Required');
    await dialog.getByText('Please log in to subscribe to a plan.').waitFor();
    await dialog.getByRole('link', { name: 'Log In' }).click();
    await page.waitForURL('**/login?callbackUrl=%2Fsubscription');
    expect(problems).toEqual([]);
    await context.close();
  });
});
