/** Passkeys with Chromium's virtual authenticator, an authenticator app and recovery codes, on phone and desktop. */
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, withoutStepUp } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { join } from '../sessions.ts';
import { giveAuthenticator, provePassword, saveCodes } from './factors.ts';
import { expectGoodPage, logIn, meetPerson, type Person, passTours, password } from './people.ts';
import { product } from './product.ts';

/** Requests of the page that is left by a logout may be refused while they are under way. */
const unexpected = (problems: string[]) => withoutStepUp(problems).filter((problem) => !/\b401\b/.test(problem));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** A brand that logs in by its password. */
async function enter(width: number): Promise<Person> {
  const { url } = product;
  const person = await meetPerson(browser, { role: 'Brand', fullname: 'Rohan Nair', url, width });
  const { fullname, username, email } = person;
  await passTours(url, await join(url, { role: 'brand', fullname, username, email, password }));
  await logIn(person);
  return person;
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
}

async function typePassword({ page, username }: Person): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
}

const signedIn = (page: Page) => page.waitForURL((address) => address.pathname !== '/login');

describe.each(widthsOf(360))('at %i px', (width) => {
  it('a passkey is added, proves, signs in alone and as the second factor, and is removed', async () => {
    const person = await enter(width);
    const { page, context, problems } = person;
    await giveAuthenticator(page);
    await page.goto('/security');
    await page.getByText('No passkey yet.', { exact: false }).waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Add a passkey' }).filter({ visible: true }).click();
    await provePassword(page);
    await saveCodes(page);
    await page.getByRole('button', { name: /^Remove / }).waitFor();
    await expectGoodPage(page);

    await logOut(page);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await signedIn(page);

    await logOut(page);
    await typePassword(person);
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await signedIn(page);

    await page.goto('/security');
    await page.getByRole('button', { name: /^Remove / }).click();
    const proof = page.getByRole('dialog', { name: /^Is it you, / });
    await proof.getByRole('button', { name: 'Use a passkey' }).waitFor();
    expect(await proof.getByLabel('Your password').count()).toBe(0);
    await expectGoodPage(page);
    await proof.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('No passkey yet.', { exact: false }).waitFor();
    expect(unexpected(problems)).toEqual([]);
    await context.close();
  });

  it('an authenticator app is set up, and asked for at login; a recovery code stands in', async () => {
    const person = await enter(width);
    const { page, context, problems } = person;
    await page.goto('/security');
    await page.getByRole('button', { name: 'Set up' }).click();
    await provePassword(page);
    const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await dialog.locator('svg[role="img"], svg title').first().waitFor({ state: 'attached' });
    await expectGoodPage(page);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await dialog.getByRole('textbox').fill(totp.generate());
    const codes = await saveCodes(page);
    await page.getByText('10 of 10 left.', { exact: false }).waitFor();
    await expectGoodPage(page);

    await logOut(page);
    await typePassword(person);
    await expectGoodPage(page);
    await page.getByRole('textbox').fill('000000');
    await page.getByText('This code is wrong or was used already.', { exact: false }).waitFor();
    // The next step's code counts too, since this step's was used to set the app up.
    await page.getByRole('textbox').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await signedIn(page);

    await logOut(page);
    await typePassword(person);
    await page.getByRole('button', { name: 'Recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await signedIn(page);
    await page.goto('/security');
    await page.getByText('9 of 10 left.', { exact: false }).waitFor();
    expect(unexpected(problems).filter((problem) => !problem.includes('422'))).toEqual([]);
    await context.close();
  });
});
