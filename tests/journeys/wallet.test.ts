/** Withdrawals followed to the bank on phone and desktop; figures update without a reload. */
import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Posting } from '../../server/money/ledger/ledger.rules.ts';
import { post } from '../../server/money/ledger/ledger.service.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { openBrowser, openVisitor, type Visitor, withoutStepUp } from '../browser.ts';
import { openTestDatabase } from '../database.ts';
import { type Member, makeMember } from '../members.ts';
import { giveAccount } from '../sessions.ts';
import { expectGoodPage } from './people.ts';

let app: TestApp;
let browser: Browser;
let posted = 0;
beforeAll(async () => {
  const database = await openTestDatabase();
  [app, browser] = await Promise.all([startTestApp(database, {}, { buildDir: 'build' }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

interface Owner extends Visitor, Member {}

/** Signed-in influencer in their own browser. */
async function enter(width: number, colorScheme: 'light' | 'dark'): Promise<Owner> {
  const member = await makeMember(app, 'influencer');
  const visitor = await openVisitor(browser, app.url, width);
  await giveAccount({ url: app.url, token: member.token, username: `creator${member.id}` });
  const { body } = await app.api(`GET /user/${member.id}`, { token: member.token });
  await visitor.context.addInitScript(
    ([token, user]) => {
      localStorage.setItem('auth_token', token as string);
      if (!localStorage.getItem('user_profile')) localStorage.setItem('user_profile', user as string);
    },
    [member.token, JSON.stringify(body.data)],
  );
  await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  return { ...visitor, ...member };
}

const move = (kind: string, note: string, entries: Posting['entries']) =>
  post(app.context, { kind, note, reference: `journey:${++posted}`, entries });

/** Credits rupees of work and referrals, and coins. */
async function earn({ id }: Owner, { work, referral, coins }: { work: number; referral: number; coins: number }) {
  const ownerId = Number(id);
  await move('escrow.released', 'Reel for Malabar Roasters', [
    { kind: 'earnings', ownerId, amount: work * 100 },
    { kind: 'gateway', amount: -work * 100 },
  ]);
  await move('referral.qualified', 'Joel Dosa joined', [
    { kind: 'referral', ownerId, amount: referral * 100 },
    { kind: 'promotion', amount: -referral * 100 },
  ]);
  await move('coins.verified', 'Coins for a verified address', [
    { kind: 'coins', ownerId, amount: coins },
    { kind: 'mint', amount: -coins },
  ]);
}

/** Sets the bank's result for the newest payout. */
async function settle({ token }: Owner, outcome: 'paid' | 'fail') {
  const newest = async () =>
    ((await app.api('GET /wallet/payouts', { token })).body.data as { provider_id: string }[])[0];
  // The provider receives it a moment after the request.
  await expect.poll(async () => (await newest())?.provider_id).toBeTruthy();
  const reply = await fetch(`${app.url}/sandbox/payouts/${(await newest())?.provider_id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
  expect(reply.status).toBe(200);
}

const badge = (page: Page, name: 'Wallet' | 'Coins') => page.getByRole('banner').getByRole('link', { name });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const expectFocus = (target: Locator) =>
  expect.poll(() => target.evaluate((node) => node === document.activeElement)).toBe(true);

/** Lets the next payout succeed but drops its reply. */
const loseAnswer = (page: Page) =>
  page.route(
    '**/api/wallet/payout',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

async function addUpi({ page }: Owner) {
  await page.getByText('First add a bank account or UPI ID.').waitFor();
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('aarohi');
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByText('Enter a UPI ID such as name@bank.').waitFor();
  await page.getByRole('textbox', { name: 'UPI ID' }).fill('aarohi@okhdfcbank');
  await page.getByRole('button', { name: 'Add account' }).click();
  await proveByCode(page);
}

/** Does a step-up by code; the action continues by itself. */
async function proveByCode(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Is it you, / });
  const sent = app.mails.length;
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await expect.poll(() => app.mails.length).toBeGreaterThan(sent);
  await expectGoodPage(page);
  await dialog.getByLabel('6-digit code').fill(/\b\d{6}\b/.exec(app.mails.at(-1)?.text ?? '')?.[0] ?? '');
  await dialog.waitFor({ state: 'detached' });
}

it('a creator on a phone withdraws, sees it paid, and gets it back when the bank refuses', async () => {
  const owner = await enter(360, 'light');
  const { page, context, problems } = owner;
  await page.goto('/wallet');
  await page.getByText('No transactions yet').waitFor();
  await page.getByText('The minimum payout is ₹500.').waitFor();
  expect(await page.getByRole('button', { name: 'Withdraw', exact: true }).isDisabled()).toBe(true);
  expect(await badge(page, 'Wallet').count()).toBe(0);
  await expectGoodPage(page);

  const otherTab = await context.newPage();
  await otherTab.goto('/dashboard');
  await otherTab.getByRole('heading', { level: 1 }).waitFor();
  await page.bringToFront();
  await earn(owner, { work: 3000, referral: 400, coins: 60 });
  await page.getByText('You can withdraw all of it').waitFor();
  await card(page, 'Available').getByText('₹3,400').waitFor();
  await card(page, 'Statement').getByRole('listitem').filter({ hasText: '+ ₹3,000.00' }).waitFor();
  for (const tab of [page, otherTab]) {
    await badge(tab, 'Wallet').filter({ hasText: '₹3,400' }).waitFor();
    await badge(tab, 'Coins').filter({ hasText: '60' }).waitFor();
  }

  const withdraw = page.getByRole('button', { name: 'Withdraw', exact: true });
  await withdraw.click();
  await addUpi(owner);
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await dialog.getByLabel('Amount').fill('100');
  await dialog.getByLabel('Amount').blur();
  await dialog.getByText('Withdraw at least ₹500.').waitFor();
  await dialog.getByLabel('Amount').fill('1500');
  await dialog.getByText('₹1,500.00').waitFor();
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Withdraw ₹1,500' }).dblclick();
  await page.getByRole('dialog', { name: 'Your money is on its way' }).getByText('aa').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await expectFocus(withdraw);

  const payouts = card(page, 'Payouts').getByRole('listitem');
  await card(page, 'Available').getByText('₹1,900').waitFor();
  await card(page, 'On hold').getByText('Payouts in progress').waitFor();
  await badge(otherTab, 'Wallet').filter({ hasText: '₹1,900' }).waitFor();
  expect((await app.api('GET /wallet/payouts', owner)).body.data).toHaveLength(1);
  await settle(owner, 'paid');
  await card(page, 'Payouts').getByText('Bank reference (UTR)').waitFor();
  await payouts.getByText('Paid', { exact: true }).first().waitFor();

  await withdraw.click();
  await dialog.getByRole('button', { name: 'All ₹1,900' }).click();
  await loseAnswer(page);
  await dialog.getByRole('button', { name: 'Withdraw ₹1,900' }).click();
  await dialog.getByText('You can try again safely: you’ll only be paid once.').waitFor();
  await dialog.getByRole('button', { name: 'Withdraw ₹1,900' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  expect((await app.api('GET /wallet/payouts', owner)).body.data).toHaveLength(2);
  await card(page, 'Available').getByText('₹0').waitFor();
  await settle(owner, 'fail');
  await card(page, 'Payouts').getByText('The money is back in your wallet.').waitFor();
  await card(page, 'Available').getByText('₹1,900').waitFor();
  await expectGoodPage(page);
  expect(withoutStepUp(problems).filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  await context.close();
});

it('a creator on a desktop manages payout accounts and downloads the statement', async () => {
  const owner = await enter(1280, 'dark');
  const { page, context, problems } = owner;
  await earn(owner, { work: 123_456, referral: 100, coins: 60 });
  await page.route('**/api/wallet**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.route('**/api/wallet/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/wallet');
  const failure = page.getByRole('main').getByRole('alert');
  await failure.getByText('Couldn’t load your wallet').waitFor();
  expect(await failure.count()).toBe(1);
  await expectGoodPage(page);
  await page.unrouteAll();
  problems.length = 0;
  await failure.getByRole('button', { name: 'Retry' }).click();
  const accounts = card(page, 'Payout accounts');
  await accounts.getByRole('button', { name: 'Add a payout account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a payout account' });
  await dialog.getByRole('radio', { name: /Bank account/ }).check();
  await dialog.getByLabel('Account holder').fill('Aarohi Menon');
  await dialog.getByLabel('Account number').fill('50100123454821');
  await dialog.getByRole('textbox', { name: 'IFSC' }).pressSequentially('hdfc0001234');
  await expectGoodPage(page);
  await dialog.getByRole('textbox', { name: 'IFSC' }).press('Enter');
  await page
    .getByRole('dialog', { name: /^Is it you, / })
    .getByRole('button', { name: 'Close' })
    .click();
  await dialog.getByText('Please confirm it’s you and try again.').waitFor();
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await proveByCode(page);
  await accounts.getByText('•••• 4821', { exact: true }).waitFor();
  await accounts.getByText('Aarohi Menon · HDFC0001234').waitFor();
  await accounts.getByText('Primary').waitFor();
  await accounts.getByRole('switch').press('Space');
  await accounts.getByText('turned off').waitFor();
  await accounts.getByRole('button', { name: 'Options for •••• 4821' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove •••• 4821?' }).getByRole('button', { name: 'Remove' }).click();
  await accounts.getByText('None yet.').waitFor();
  await expectFocus(accounts.getByRole('button', { name: 'Add a payout account' }));

  const statement = card(page, 'Statement');
  await statement.getByRole('cell', { name: '+ ₹1,23,456.00' }).waitFor();
  await statement.getByText('3 transactions').waitFor();
  await statement.getByLabel('Kind').selectOption('Referral');
  await page.waitForURL('**/wallet?kind=referral');
  await statement.getByText('1 transaction', { exact: true }).waitFor();
  const file = page.waitForEvent('download');
  await statement.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await file;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('Joel Dosa joined,INR,100,');
  expect(csv).not.toContain('Malabar Roasters');
  await statement.getByLabel('Kind').selectOption('Payout');
  await statement.getByText('No transactions match these filters').waitFor();
  await expectGoodPage(page);
  await statement.getByRole('button', { name: 'Show the whole statement' }).click();
  await statement.getByText('3 transactions').waitFor();
  expect(withoutStepUp(problems)).toEqual([]);
  await context.close();
});
