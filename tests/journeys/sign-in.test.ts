/** Sign-up with a code, log-out, forgotten password and login. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptBudgets } from '../../bench/web/goals.ts';
import { expectLightPage, openBrowser, openVisitor, watchTraffic } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { readCode } from '../outbox.ts';
import { addressOf, everyPage } from '../routes.ts';
import { enterAs } from './entered.ts';
import { expectGoodPage, holdScripts, logIn, meetPerson, password, signUp } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const bare = everyPage
  .filter(({ layout }) => layout === 'bare')
  .map(({ path }) => addressOf(path, { campaign: '', influencer: '' }));

/** A session carries the accounts of a person. */
const accountsRoom = 9_000;

it.each(bare)('%s stays within its budgets', async (path) => {
  const { page, context } = await openVisitor(browser, product.url, 360);
  const traffic = watchTraffic(page, product.url);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expectLightPage(traffic, scriptBudgets.auth + accountsRoom);
  await context.close();
});

it('signing in after a log-out in another tab shows nothing of the previous user', async () => {
  const { url } = product;
  const next = await enterAs(browser, { role: 'Brand', fullname: 'Meera Shah', url, width: 1280 });
  const { page, context } = await enterAs(browser, { role: 'Brand', fullname: 'Rohan Nair', url, width: 1280 });
  const name = page.getByLabel('Business name');
  await page.goto('/my-profile');
  await expect.poll(() => name.inputValue()).toBe('Rohan Nair Foods');
  const second = await context.newPage();
  await second.goto('/dashboard');
  await second.getByRole('button', { name: 'My Account' }).click();
  await second.getByRole('button', { name: 'Log out' }).click();
  await page.bringToFront();
  await page.waitForURL(/\/login\?callbackUrl=/);
  await page.getByLabel('Username').fill(next.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/my-profile');
  await name.waitFor();
  expect(await name.inputValue()).toBe('Meera Shah Foods');
  await Promise.all([context.close(), next.context.close()]);
});

it('a form whose scripts fail to load says so, and can be retried', async () => {
  const { page, context } = await openVisitor(browser, product.url, 360);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.route('**/assets/*', (route) => route.abort());
  await page.getByLabel('Username').fill('nobody@example.in');
  await page.getByLabel('Password', { exact: true }).fill('not-a-password-1');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('Something went wrong. Please try again.').waitFor();
  expect(await page.getByRole('button', { name: 'Login', exact: true }).getAttribute('aria-busy')).toBeNull();
  await context.close();
});

/** Page whose scripts are held back. */
async function openAsleep(path: string, width: number) {
  const { page, context } = await openVisitor(browser, product.url, width);
  const wake = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return { page, context, wake };
}

describe.each(widthsOf(360))('at %i px', (width) => {
  it('a new user signs up, resets the password and logs in', async () => {
    const newcomer = await meetPerson(browser, { role: 'Influencer', fullname: 'Meera Nair', url: product.url, width });
    await signUp(newcomer);
    expect(await newcomer.page.evaluate(() => localStorage.getItem('auth_token'))).toBeTruthy();
    await newcomer.context.close();
    expect(newcomer.problems).toEqual([]);

    const person = { ...newcomer, ...(await openVisitor(browser, product.url, width)) };
    const { page, email, problems } = person;
    await page.goto('/login');
    await expectGoodPage(page);
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await page.getByRole('heading', { name: 'Forgot Password' }).waitFor();
    await page.getByLabel('Username').fill(email);
    await expectGoodPage(page);
    const before = await readCode(product.url, email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(await readCode(product.url, email, before));
    await page.getByText('Otp Verified Successfully.').waitFor();

    await page.waitForURL((address) => address.pathname.startsWith('/reset-password/'));
    await page.getByLabel('New Password', { exact: true }).fill(`${password}-new`);
    await page.getByLabel('Confirm New Password').fill(password);
    await page.getByText('Confirm password does not match new password.').waitFor();
    await expectGoodPage(page);
    await page.getByLabel('Confirm New Password').fill(`${password}-new`);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText('Password Reset Successfully.').waitFor();
    await page.waitForURL('**/login');
    await logIn(person, `${password}-new`);
    expect(problems).toEqual([]);
    await person.context.close();
  });

  it('a wrong password is reported and the typed text kept', async () => {
    const { page, context } = await meetPerson(browser, { role: 'Brand', fullname: 'Nobody', url: product.url, width });
    await page.goto('/login');
    await page.getByLabel('Username').fill('nobody@example.in');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('nobody@example.in');
    await expectGoodPage(page);
    await context.close();
  });

  it('input before hydration is handled after it', async () => {
    const { page, context, wake } = await openAsleep('/login', width);
    await page.getByLabel('Username').fill('nobody@example.in');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    for (let presses = 0; presses < 2; presses += 1) await page.getByRole('button', { name: 'Login' }).click();
    wake();
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('nobody@example.in');
    await context.close();
  });

  it('a choice made before hydration is shown at once and kept', async () => {
    const { page, context, wake } = await openAsleep('/signup', width);
    await page.getByRole('radio', { name: 'Influencer' }).check();
    await page.getByRole('radio', { name: 'Brand' }).check();
    await page.getByLabel('Email or phone number').fill(`early-${width}-${Date.now()}@example.in`);
    wake();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Business name').waitFor();
    await context.close();
  });

  it('a guarded page redirects a visitor to login and back', async () => {
    const { page, context } = await meetPerson(browser, { role: 'Brand', fullname: 'Nobody', url: product.url, width });
    await page.goto('/dashboard?tab=1');
    await page.waitForURL((address) => address.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('callbackUrl')).toContain('/dashboard?tab=1');
    await context.close();
  });

  it('an unknown URL leads home', async () => {
    const { page, context } = await meetPerson(browser, { role: 'Brand', fullname: 'Nobody', url: product.url, width });
    const reply = await page.goto('/no/such/page');
    expect(reply?.status()).toBe(404);
    await page.getByText('Uh oh! Looks like you got lost. Go back to the homepage').waitFor();
    await expectGoodPage(page);
    await page.getByRole('link', { name: 'Go To Homepage' }).click();
    await page.waitForURL('**/');
    await context.close();
  });
});
