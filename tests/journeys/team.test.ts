/** A brand invites a colleague, who acts for it in one tab and for themselves in another, on phone and desktop. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../axe.ts';
import { openBrowser } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { readOutbox } from '../outbox.ts';
import { join } from '../sessions.ts';
import { openPalette } from './keys.ts';
import { expectGoodPage, logIn, meetPerson, type Person, passTours, password } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

async function enter(fullname: string, width: number): Promise<Person> {
  const { url } = product;
  const person = await meetPerson(browser, { role: 'Brand', fullname, url, width });
  const { username, email } = person;
  await passTours(url, await join(url, { role: 'brand', fullname, username, email, password }));
  await logIn(person);
  return person;
}

async function readLink(email: string): Promise<string> {
  const [letter] = await readOutbox(product.url, email);
  const link = /\/join-team#token=[\w-]+/.exec(letter?.text ?? '')?.[0];
  if (!link) throw new Error(`no invitation came to ${email}`);
  return link;
}

describe.each(widthsOf(1280))('at %i px', (width) => {
  it('a colleague is invited, acts for the account, and is removed', async () => {
    const [owner, guest] = [await enter('Rohan Kottaram', width), await enter('Lekha Thomas', width)];
    await owner.page.goto('/team');
    await owner.page.getByRole('button', { name: 'Invite someone' }).click();
    const dialog = owner.page.getByRole('dialog', { name: 'Invite someone' });
    await dialog.getByLabel('Email').fill(guest.email);
    await dialog.getByRole('checkbox', { name: /^Manager/ }).check();
    await expectGoodPage(owner.page);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await owner.page.getByRole('region', { name: 'Invited' }).getByText(guest.email).waitFor();

    const { page } = guest;
    await page.goto(await readLink(guest.email));
    await page.getByText('Rohan Kottaram Foods').waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.waitForURL('**/dashboard');

    const own = await guest.context.newPage();
    await own.goto(`${product.url}/dashboard`);
    await own.getByRole('button', { name: /^Switch account/ }).click();
    const accounts = own.getByRole('list', { name: 'Your accounts' });
    await accounts.getByRole('button', { name: /Lekha Thomas Foods/ }).click();
    await own.waitForFunction(() => sessionStorage.getItem('tab_account') === null);
    await own.waitForURL('**/dashboard');

    // The first tab still acts for the other account.
    await page.goto('/team');
    await page.getByRole('heading', { name: 'Your role doesn’t include this page' }).waitFor();
    await expectGoodPage(page);
    await owner.page.goto('/team');
    const members = owner.page.getByRole('region', { name: 'Members' });
    await members.getByText('Lekha Thomas').waitFor();
    await expectGoodPage(owner.page);
    await members.getByRole('button', { name: 'Change role of Lekha Thomas: Manager' }).click();
    const roles = owner.page.getByRole('navigation', { name: 'Change role of Lekha Thomas' });
    await roles.getByRole('button', { name: /^Manager/, pressed: true }).waitFor();
    await expectAccessible(owner.page, '[popover]:popover-open');
    await roles.getByRole('button', { name: /^Viewer/ }).click();
    await members.getByRole('button', { name: 'Change role of Lekha Thomas: Viewer' }).waitFor();
    await members.getByRole('button', { name: 'Options for Lekha Thomas' }).click();
    const options = owner.page.getByRole('navigation', { name: 'Options for Lekha Thomas' });
    await options.getByRole('button', { name: 'Remove' }).click();
    const asked = owner.page.getByRole('dialog', { name: 'Remove Lekha Thomas?' });
    await expectGoodPage(owner.page);
    await asked.getByRole('button', { name: 'Remove' }).click();
    await members.getByText('Lekha Thomas', { exact: true }).waitFor({ state: 'detached' });

    // It falls back to the person's own account, and says so.
    await page.getByText(/^You no longer act for Rohan Kottaram Foods\./).waitFor();
    await page.goto('/team');
    await page.getByText('People who act for Lekha Thomas Foods').waitFor();
    expect(await own.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull();
  });

  it('a person opens a further account, and acts for both in two tabs', async () => {
    const { page, context } = await enter('Sruthi Pillai', width);
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await openPalette(page);
    await page.getByRole('option', { name: 'Add an account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an account' });
    await dialog.getByLabel('Name it goes by').fill('Malabar Roasters');
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Add and open it' }).click();
    const switcher = (of: typeof page) => of.getByRole('button', { name: /^Switch account/ });
    await switcher(page).filter({ hasText: 'Malabar Roasters' }).waitFor();

    const other = await context.newPage();
    await other.goto(`${product.url}/dashboard`);
    // Opens by itself unless another question took the page first.
    const question = other.getByRole('dialog', { name: 'No Social Media Account Added' });
    await other.addLocatorHandler(question, () => question.getByRole('button', { name: 'Close' }).click());
    await switcher(other).click();
    const panel = other.getByRole('dialog', { name: 'Switch account' });
    await panel.getByText('acts for 2 accounts').waitFor();
    await expectGoodPage(other);
    await panel
      .getByRole('list', { name: 'Your accounts' })
      .getByRole('button', { name: /Sruthi Pillai Foods/ })
      .click();
    await switcher(other).filter({ hasText: 'Sruthi Pillai Foods' }).waitFor();

    await page.goto('/team');
    await page.getByText('People who act for Malabar Roasters').waitFor();
    await switcher(page).click();
    await page
      .getByRole('dialog', { name: 'Switch account' })
      .getByRole('link', { name: /^All accounts/ })
      .click();
    await page.getByRole('heading', { name: 'All accounts', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Open Malabar Roasters' }).waitFor();
    await expectGoodPage(page);
  });
});
