/** An agency asks a client for an invitation, accepts it, and sees both accounts by period, on phone and desktop. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { readOutbox } from '../outbox.ts';
import { join } from '../sessions.ts';
import { expectGoodPage, logIn, meetPerson, type Person, passTours, password } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

async function enter(role: 'Brand' | 'Partner', fullname: string, width: number): Promise<Person> {
  const { url } = product;
  const person = await meetPerson(browser, { role, fullname, url, width });
  const { username, email } = person;
  const asked = {
    role: role === 'Brand' ? ('brand' as const) : ('partner' as const),
    fullname,
    username,
    email,
    password,
  };
  await passTours(url, await join(url, asked));
  await logIn(person);
  return person;
}

describe.each(widthsOf(1280))('at %i px', (width) => {
  it('a client is asked, invites the agency, and stands in its overview', { timeout: 240_000 }, async () => {
    const client = await enter('Brand', 'Annamma Kottaram', width);
    const { page, email } = await enter('Partner', 'Sruthi Pillai', width);
    await page.goto('/accounts');
    await page.getByRole('button', { name: 'Add a client' }).click();
    const request = page.getByRole('dialog', { name: 'Add a client' });
    await request.getByLabel('Email of the account’s owner').fill(client.email);
    await expectGoodPage(page);
    await request.getByRole('button', { name: 'Send the request' }).click();
    await page.getByText(/^Your request is on its way/).waitFor();

    await client.page.goto('/all-notifications');
    await client.page.getByText(/ asks to act for you$/).click();
    const invitation = client.page.getByRole('dialog', { name: 'Invite someone' });
    expect(await invitation.getByLabel('Email').inputValue()).toBe(email);
    await invitation.getByRole('checkbox', { name: /^Manager/ }).check();
    await invitation.getByRole('button', { name: 'Send the invitation' }).click();
    await client.page.getByRole('region', { name: 'Invited' }).getByText(email).waitFor();
    await expectGoodPage(client.page);

    const letters = await readOutbox(product.url, email);
    const link = letters.map(({ text }) => /\/join-team#token=[\w-]+/.exec(text)?.[0]).find((found) => found);
    await page.goto(link ?? '');
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.waitForURL('**/dashboard');

    await page.goto('/accounts');
    await page.getByText('You act for 2 accounts').waitFor();
    const open = page.getByRole('button', { name: 'Open Annamma Kottaram Foods' });
    await open.waitFor();
    await expectGoodPage(page);
    const note = page.getByText(/^Budgets of campaigns that run in /);
    const month = await note.textContent();
    for (const period of ['Quarter', 'Year']) {
      await page.getByRole('radio', { name: period }).click();
      await page.getByRole('radio', { name: period, checked: true }).waitFor();
      await expect.poll(() => note.textContent()).not.toBe(month);
      await open.waitFor();
    }
    await expectGoodPage(page);
    await open.click();
    await page.waitForURL('**/dashboard');
    await page
      .getByRole('button', { name: /^Switch account/ })
      .filter({ hasText: 'Annamma Kottaram Foods' })
      .waitFor();
  });
});
