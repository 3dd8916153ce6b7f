/** An owner asks the team for a second factor: who has none stops at once, adds one, and goes on. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { readOutbox } from '../outbox.ts';
import { callApi } from '../sessions.ts';
import { type Entered, enterAs } from './entered.ts';
import { giveAuthenticator, provePassword, saveCodes } from './factors.ts';
import { expectGoodPage, password } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const enter = (fullname: string, width: number) =>
  enterAs(browser, { role: 'Brand', fullname, url: product.url, width });

/** `prove` answers the question for fresh proof, where it is asked. */
async function addFactor({ page }: Entered, prove = async () => {}): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).filter({ visible: true }).click();
  await prove();
  await saveCodes(page);
}

describe.each(widthsOf(1280))('owner at %i px, member on a phone', (width) => {
  it('a member without a second factor is stopped, told why, and let in with one', async () => {
    const owner = await enter('Rohan Kottaram', width);
    const member = await enter('Joel Varghese', 360);
    await callApi(owner.url, '/auth/step-up', { token: owner.token, body: { method: 'password', password } });
    const body = { email: member.email, roles: ['manager'] };
    await callApi(owner.url, '/members/invitations', { token: owner.token, body });
    const [letter] = await readOutbox(owner.url, member.email);
    await member.page.goto(/\/join-team#token=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '');
    await member.page.getByRole('button', { name: 'Accept' }).click();
    await member.page.waitForURL('**/dashboard');

    await owner.page.goto('/team');
    const rule = owner.page.getByRole('switch', { name: 'Everyone needs a second factor' });
    await rule.waitFor();
    expect(await rule.isDisabled()).toBe(true);
    await expectGoodPage(owner.page);
    await giveAuthenticator(owner.page);
    await owner.page.getByRole('link', { name: 'Add your own' }).click();
    await addFactor(owner);
    await owner.page.goto('/team');
    await owner.page.getByText('1 of 2 has none: Joel Varghese.').waitFor();
    await rule.click();
    const asked = owner.page.getByRole('dialog', { name: 'Ask everyone for a second factor?' });
    await asked.getByText(/^Joel Varghese can’t work in this account until/).waitFor();
    await expectGoodPage(owner.page);
    await asked.getByRole('button', { name: 'Ask everyone' }).click();
    await owner.page.getByText('Everyone now needs a second factor.').waitFor();
    expect(await rule.isChecked()).toBe(true);
    await expectGoodPage(owner.page);

    // The open page stops with its next request.
    const { page } = member;
    await page.getByRole('link', { name: 'Campaigns' }).filter({ visible: true }).first().click();
    await page.getByRole('heading', { name: 'Rohan Kottaram Foods asks for a second factor' }).waitFor();
    await expectGoodPage(page);
    await page.getByRole('link', { name: 'Set it up' }).click();
    await page.getByText('Add a passkey or set up an authenticator app here.', { exact: false }).waitFor();
    await expectGoodPage(page);
    await giveAuthenticator(page);
    await addFactor(member, () => provePassword(page));
    await page.getByText('Rohan Kottaram Foods asks for a second factor').waitFor({ state: 'detached' });
    await page.goto('/my-campaigns');
    await page.getByRole('heading', { name: 'My Campaigns', level: 1 }).waitFor();

    await owner.page.reload();
    await owner.page.getByText('All 2 members have one.').waitFor();
    await rule.click();
    await owner.page.getByText('A second factor is no longer needed. All owners are told.').waitFor();
    for (const { context } of [owner, member]) await context.close();
  });
});
