/** Sign-up with a code, log-out, a forgotten password and the way back in. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSizes, measureScripts, openBrowser, openVisitor } from '../browser.ts';
import { readCode } from '../outbox.ts';
import { expectGoodPage, logIn, meetPerson, password, signUp } from './people.ts';
import { product } from './product.ts';

/** Scripts a sign-in page may need, in bytes of gzip. */
const scriptBudget = 150_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it.each(['/login', '/signup', '/forgot-password'])('%s keeps to its budget of scripts', async (path) => {
  const { page, context } = await openVisitor(browser, product.url, 360);
  const scripts = measureScripts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(await addSizes(scripts)).toBeLessThanOrEqual(scriptBudget);
  await context.close();
});

describe.each([360, 1280])('at %i px', (width) => {
  it('a newcomer signs up, forgets the password and comes back', async () => {
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

  it('a wrong password says so and keeps what was typed', async () => {
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

  it('a page for signed-in people sends a visitor to login and back', async () => {
    const { page, context } = await meetPerson(browser, { role: 'Brand', fullname: 'Nobody', url: product.url, width });
    await page.goto('/dashboard?tab=1');
    await page.waitForURL((address) => address.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('callbackUrl')).toContain('/dashboard?tab=1');
    await context.close();
  });

  it('an address nobody has leads home', async () => {
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
