/** Sign-in screens in the specification's words and sizes, where other journeys do not check them. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { readCode } from '../outbox.ts';
import { enterAs } from './entered.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const enter = (fullname: string) => enterAs(browser, { role: 'Brand', fullname, url: product.url, width: 1280 });

describe('the sign-in screens', () => {
  it('have two panels, with a picture on wide screens only', async () => {
    for (const [width, isSeen] of [
      [1280, true],
      [360, false],
    ] as const) {
      const { page, context } = await openVisitor(browser, product.url, width);
      await page.goto('/login');
      expect(await page.locator('aside').isVisible()).toBe(isSeen);
      await context.close();
    }
  });

  it('ask for a code in the specification’s words, and clear a closed dialog', async () => {
    const person = await enter('Lata Iyer');
    const { page, context } = await openVisitor(browser, product.url, 1280);
    await page.goto('/forgot-password');
    await page
      .getByText(
        "Don't worry ! It happens. Please enter the Email Id or Mobile No we will send the OTP in this phone number.",
      )
      .waitFor();
    const username = page.getByPlaceholder('Email or phone number');
    await username.fill('not a contact');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByText('Please Enter Email or mobile properly').waitFor();
    await username.fill(person.email);
    expect(await page.getByText('Please Enter Email or mobile properly').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Back To Login' }).getAttribute('href')).toBe('/login');
    expect(await page.getByRole('banner').getByRole('link', { name: 'Tandem' }).getAttribute('href')).toBe('/');

    const refusal = { result: false, code: 'RATE_LIMITED', reason: 'Please wait a minute.' };
    await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ json: refusal }), { times: 1 });
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByRole('alert').filter({ hasText: 'Please wait a minute.' }).waitFor();
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const dialog = page.getByRole('dialog');
    const half = person.email.split('@')[0]?.slice(0, 3) ?? '';
    await dialog
      .getByText(new RegExp(`6-digit code sent to your ${half}\\w*x+@example\\.in for verification`))
      .waitFor();
    await dialog.getByRole('textbox').fill('000000');
    await dialog.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    await dialog.getByRole('button', { name: 'Resend' }).click();
    await dialog.getByText(/Resend Again in 0:(30|29)/).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Send OTP' }).click();
    expect(await dialog.getByRole('textbox').inputValue()).toBe('');
    expect(await dialog.getByText('This code is wrong').count()).toBe(0);
    for (const each of [context, person.context]) await each.close();
  });

  it('reset a password with a show toggle, and redirect without a token', async () => {
    const person = await enter('Jaya Menon');
    const { page, context } = await openVisitor(browser, product.url, 1280);
    await page.goto(`/reset-password/${person.username}`);
    await page.waitForURL('**/forgot-password');
    const before = await readCode(product.url, person.email);
    await page.getByPlaceholder('Email or phone number').fill(person.email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill(await readCode(product.url, person.email, before));
    await page.getByText('Choose a new password for your account').waitFor();
    const field = page.getByLabel('New Password', { exact: true });
    await field.fill('Correct-Horse-10');
    expect(await field.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: /^Show/ }).first().click();
    expect(await field.getAttribute('type')).toBe('text');
    expect(await page.getByRole('link', { name: 'Back To Login' }).getAttribute('href')).toBe('/login');
    await page.getByLabel('Confirm New Password').fill('Correct-Horse-10');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    const toast = page.getByText('Password Reset Successfully.');
    await toast.waitFor();
    const shown = Date.now();
    await page.mouse.move(0, 700);
    await toast.waitFor({ state: 'detached' });
    expect(Date.now() - shown).toBeLessThan(4_500);
    for (const each of [context, person.context]) await each.close();
  });
});

it('a new user corrects a typo, reloads at the code, and replaces a wrong code', async () => {
  const { page, context } = await openVisitor(browser, product.url, 360);
  const name = `mira${Date.now().toString(36)}`;
  await page.goto('/signup?role=brand');
  await page.getByLabel('Email or phone number').fill(`${name}@exmaple.in`);
  await page.getByRole('button', { name: 'Continue as Brand' }).click();
  await page.getByLabel('Full name').fill('Mira Rao');
  await page.getByLabel('Username').fill(name);
  await page
    .getByLabel('Mobile number')
    .fill(`+91 9${String(Date.now()).slice(-9, -4)} ${String(Date.now()).slice(-4)}`);
  await page.getByLabel('Password', { exact: true }).fill('Correct-Horse-9');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText(/@exmaple\.in for verification/).waitFor();

  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Mira Rao');
  await page.getByText(`${name} is available.`).waitFor();
  await page.getByLabel('Email').fill(`${name}@example.in`);
  await page.getByLabel('Password', { exact: true }).fill('Correct-Horse-9');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText(/@example\.in for verification/).waitFor();
  await page.reload();
  // The history state is known to the browser only: the first step shows until hydration.
  await page.getByText(/@example\.in for verification/).waitFor();
  const right = await readCode(product.url, `${name}@example.in`);
  const tries: unknown[] = [];
  page.on('request', (call) => call.url().endsWith('/auth/verifyOtp') && tries.push(call.postDataJSON().otp));
  const wrong = right === '123456' ? '654321' : '123456';
  await page.getByRole('textbox').fill(wrong);
  await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  await page.keyboard.type(right, { delay: 60 });
  await page.waitForURL((address) => !address.pathname.startsWith('/signup'));
  expect(tries).toEqual([wrong, right]);
  await context.close();
});

describe('a visitor with a user type', () => {
  it('passes it to the code screens in the navigation state', async () => {
    const { page, context } = await openVisitor(browser, product.url, 1280);
    await page.goto('/forgot-password', { waitUntil: 'networkidle' });
    await page.evaluate(() => history.replaceState({ usr: { userType: 'Brand' }, key: 'role', idx: 0 }, ''));
    await page.reload();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('role_id'))).toBe('brand');
    await context.close();
  });
});
