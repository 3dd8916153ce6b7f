/** Sign-up with Google and the profile: accounts, picture, fields; and a form that survives a login. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { callApi, giveAccount } from '../sessions.ts';
import { unzip } from '../zip.ts';
import { enterAs } from './entered.ts';
import { deafen, expectGoodPage, meetPerson, password, signUp } from './people.ts';
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
  // Exact, since "Username" matches too until the provider's page loads.
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(`${name.toLowerCase()}${Date.now().toString(36)}@gmail.test`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'One last step' }).waitFor();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Accept the terms to continue.').waitFor();
  await expectGoodPage(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Validation loads with the first focus; ambiguous numbers stay with a question. */
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
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('heading', { name: 'Crop picture' }).waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await page.getByText('Picture saved.').waitFor();
}

/** Text typed while saving stays and can be saved next. */
async function typeWhileSaving(page: Page): Promise<void> {
  const saving = Promise.withResolvers<void>();
  await page.route('**/api/user/personal-info', async (route) => {
    if (route.request().method() === 'PUT') await saving.promise;
    await route.continue();
  });
  const save = page.getByRole('button', { name: 'Save profile' });
  await page.getByRole('textbox', { name: 'About you' }).fill('I cook at home. For many.');
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await save.click();
  await asked;
  await page.getByLabel('Website').fill('https://rao.example.in');
  saving.resolve();
  await expect.poll(() => save.getAttribute('aria-busy')).toBeNull();
  expect(await page.getByLabel('Website').inputValue()).toBe('https://rao.example.in');
  expect(await page.getByRole('textbox', { name: 'About you' }).inputValue()).toBe('I cook at home. For many.');
  await save.click();
  await expect.poll(() => save.isDisabled()).toBe(true);
  await page.unroute('**/api/user/personal-info');
}

/** Gives a consent, exports the data, and deletes the account. */
async function takeDataAndLeave(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'About you' }).fill('I cook at home.');
  await page.goto('/profile-settings');
  await page.locator('#consents').scrollIntoViewIfNeeded();
  const newsletter = page.getByRole('switch', { name: 'Newsletter' });
  await newsletter.click();
  await expect.poll(() => newsletter.isChecked()).toBe(true);
  await page.getByText('History').click();
  await expectGoodPage(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const proof = page.getByRole('dialog', { name: /^Is it you, / });
  await proof.getByLabel('Your password').fill('not this one');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await proof.getByText('The current password is wrong.').waitFor();
  await expectGoodPage(page);
  await proof.getByLabel('Your password').fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  const bytes = await readFile(await (await saved).path());
  expect(String(unzip(bytes).get('creator-profile.json'))).toContain('I cook at home.');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Deleted at once').waitFor();
  await expectGoodPage(page);
  await dialog.getByLabel('Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog.getByText('The current password is wrong.').waitFor();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL((address) => address.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
}

describe.each(widthsOf(1280))('at %i px', (width) => {
  it('a new user signs up with Google and returns to the target page', async () => {
    const { page, context, problems } = await openVisitor(browser, product.url, width);
    await signUpWithGoogle(page, `Kavya${width}`);
    await page.waitForURL('**/profile-settings');
    await addAccount(page, `@kavya.${width}`);
    await expectGoodPage(page);
    await page.getByRole('button', { name: `Remove @kavya.${width}` }).click();
    await page.getByText('No accounts yet.', { exact: false }).waitFor();
    // The role is requested by a refusal, which the browser logs.
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
    await context.close();
  });

  it('a profile is filled in, and unsaved text survives a login', async () => {
    const person = await meetPerson(browser, { role: 'Influencer', fullname: 'Asha Rao', url: product.url, width });
    const { page, context } = person;
    await signUp(person);
    await giveAccount({ ...person, token: String(await page.evaluate(() => localStorage.getItem('auth_token'))) });
    await deafen(page);
    await page.goto('/my-profile');
    await choosePicture(page);
    await page.getByRole('textbox', { name: 'About you' }).fill('I cook at home.');
    await page.getByLabel('Website').fill('nonsense');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Enter a link such as https://example.com.').waitFor();
    await expectGoodPage(page);
    await page.getByLabel('Website').fill('https://asha.example.in');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Profile saved.').waitFor();
    await typeWhileSaving(page);

    await page.getByRole('textbox', { name: 'About you' }).fill('Half a sentence');
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
    expect(await page.getByRole('textbox', { name: 'About you' }).inputValue()).toBe('Half a sentence');
    await takeDataAndLeave(page);
    await context.close();
  });
});

it('a language chosen in the header is stored in the account and used for its e-mails', async () => {
  const { page, context, id, token } = await enterAs(browser, {
    role: 'Brand',
    fullname: 'Kavya Menon',
    url: product.url,
    width: 1280,
  });
  await page.goto('/my-profile');
  await page.getByTitle('My Account').click();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await page.locator('html[lang=hi]').waitFor();
  // The page loads before it is stored.
  const readLocale = async () => (await callApi<{ locale: string }>(product.url, `/user/${id}`, { token })).locale;
  await expect.poll(readLocale).toBe('hi');
  await context.close();
});
