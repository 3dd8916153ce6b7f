/** Sign-up with Google, then what one tells about oneself: accounts, picture, profile; and a form that outlives a login. */
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { expectGoodPage, giveAccount, meetPerson, password, signUp } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

async function signUpWithGoogle(page: Page, name: string): Promise<void> {
  await page.goto('/login?callbackUrl=%2Fprofile-settings');
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail', { exact: true }).fill(`${name.toLowerCase()}@gmail.test`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'One more thing' }).waitFor();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Accept the terms to go on.').waitFor();
  await expectGoodPage(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The form wakes at the first focus; what does not fit stays a question under its field. */
async function addAccount(page: Page, handle: string): Promise<void> {
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByText('Enter a whole number.').waitFor();
  await page.getByLabel('Handle').fill(handle);
  await page.getByLabel('Followers').fill('86,200');
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByText(handle, { exact: true }).waitFor();
  await page.getByText('86,200 followers').waitFor();
}

async function choosePicture(page: Page): Promise<void> {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#00404a' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('heading', { name: 'Choose the part to show' }).waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await page.getByText('Picture saved.').waitFor();
}

describe.each([360, 1280])('at %i px', (width) => {
  it('a newcomer signs up with Google and comes back to where they were going', async () => {
    const { page, context, problems } = await openVisitor(browser, product.url, width);
    await signUpWithGoogle(page, `Kavya${width}`);
    await page.waitForURL('**/profile-settings');
    await addAccount(page, `@kavya.${width}`);
    await expectGoodPage(page);
    await page.getByRole('button', { name: `Remove @kavya.${width}` }).click();
    await page.getByText('No account yet.', { exact: false }).waitFor();
    // The role is asked for by a refusal, which the browser logs.
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
    await context.close();
  });

  it('a profile is filled in, and half a sentence outlives a trip to login', async () => {
    const person = await meetPerson(browser, { role: 'Influencer', fullname: 'Asha Rao', url: product.url, width });
    const { page, context } = person;
    await signUp(person);
    await giveAccount({ ...person, token: await page.evaluate(() => localStorage.getItem('auth_token')) });
    await page.goto('/my-profile');
    await choosePicture(page);
    await page.getByLabel('About you').fill('I cook at home.');
    await page.getByLabel('Website').fill('nonsense');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Enter an address such as https://example.com.').waitFor();
    await expectGoodPage(page);
    await page.getByLabel('Website').fill('https://asha.example.in');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Profile saved.').waitFor();

    await page.getByLabel('About you').fill('Half a sentence');
    await page.getByRole('link', { name: 'Profile Settings' }).first().click();
    await page.getByRole('button', { name: 'Stay' }).click();
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    await fetch(`${product.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.waitForURL((address) => address.pathname === '/login');
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/my-profile');
    expect(await page.getByLabel('About you').inputValue()).toBe('Half a sentence');
    await context.close();
  });
});
