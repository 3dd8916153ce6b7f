/** The console in the browser: an operator's tasks, without side effects on others. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openVisitor, type Visitor } from '../browser.ts';
import { type Player, type Stage, setStage } from '../campaigns/stage.ts';
import { expectGoodPage } from './people.ts';

let stage: Stage;
let browser: Browser;
let operator: Player;
beforeAll(async () => {
  [stage, browser] = await Promise.all([setStage({ buildDir: 'build' }), openBrowser()]);
  operator = await stage.newBrand('operator');
});
afterAll(async () => {
  await browser?.close();
  await stage?.app.close();
});

async function enter(who: Player, width: number, colorScheme: 'light' | 'dark'): Promise<Visitor> {
  const visitor = await openVisitor(browser, stage.app.url, width);
  const { body } = await stage.call(who, `GET /user/${who.id}`);
  await visitor.context.addInitScript(
    ([token, user]) => {
      if (localStorage.getItem('auth_token')) return;
      localStorage.setItem('auth_token', token as string);
      localStorage.setItem('user_profile', user as string);
    },
    [who.token, JSON.stringify(body.data)],
  );
  await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  return visitor;
}

it('finds a person, impersonates and suspends them, and all of it is logged', async () => {
  const { page, problems, context } = await enter(operator, 1280, 'light');
  const { body } = await stage.call(stage.brand, `GET /user/${stage.brand.id}`);
  const { fullname, business_name, email } = body.data as Record<string, string>;
  const name = business_name ?? fullname ?? '';
  await page.goto('/operator');
  await page.getByRole('heading', { level: 1, name: 'Console' }).waitFor();
  await page.getByText('Payment gateway').waitFor();
  await expectGoodPage(page);
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'People' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(email ?? '');
  await page.waitForURL(/q=/);
  await page.getByRole('table', { name: 'People' }).getByRole('link', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expectGoodPage(page);

  await page.getByRole('button', { name: 'View as this person' }).click();
  const eyes = page.getByRole('dialog', { name: `View the product as ${name}?` });
  await eyes.getByLabel('Reason').fill('Asked for help');
  // Until the next page loads, this one stays the operator's and makes no calls for the user.
  await page.route('**/dashboard', (route) => route.abort('aborted'));
  const left = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await eyes.getByRole('button', { name: 'Start' }).click();
  await left;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect(await eyes.count()).toBe(1);
  await page.unroute('**/dashboard');
  await page.goto('/dashboard');
  await page.getByText(`You’re viewing as ${name}`, { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Back to my console' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const asked = page.getByRole('dialog', { name: `Suspend ${name}?` });
  await asked.getByRole('button', { name: 'Suspend' }).click();
  await asked.getByText('Give a short reason.').waitFor();
  await asked.getByLabel('Reason').fill('Sells followers');
  await expectGoodPage(page);
  await asked.getByRole('button', { name: 'Suspend' }).click();
  await page.getByText('Reason for suspension').waitFor();
  expect((await stage.call(stage.brand, 'GET /auth/sessions')).status).toBe(401);
  await page.getByRole('link', { name: 'Audit log' }).last().click();
  await page.getByText('account.suspended').waitFor();
  await page.getByText('impersonation.stopped').waitFor();
  await expectGoodPage(page);
  expect(problems).toEqual([]);
  await context.close();
});

it('has every list on a phone in dark mode', async () => {
  const { page, problems, context } = await enter(operator, 360, 'dark');
  for (const [path, heading] of [
    ['reports', 'Reports'],
    ['payouts', 'Payouts'],
    ['messages', 'Support inbox'],
    ['plans', 'Plans'],
    ['lookups', 'Cities and categories'],
    ['maintenance', 'Maintenance'],
  ] as const) {
    await page.goto(`/operator/${path}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await expectGoodPage(page);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('complementary', { name: 'Menu' }).getByRole('link', { name: 'Messages' }).click();
  await page.waitForURL('**/chat-section');
  expect(problems).toEqual([]);
  await context.close();
});

it('closes the product for maintenance and opens it again', async () => {
  const { page, context } = await enter(operator, 1280, 'light');
  const visitor = await openVisitor(browser, stage.app.url, 360);
  await page.goto('/operator/maintenance');
  await page.getByLabel('Message for everyone').fill('A larger house.');
  await page.getByRole('button', { name: 'Close for maintenance' }).click();
  await page.getByRole('button', { name: 'Close now' }).click();
  await page.getByRole('button', { name: 'Reopen' }).waitFor();
  const reply = await visitor.page.goto('/browse-influencer');
  expect(reply?.status()).toBe(503);
  expect(Number(reply?.headers()['retry-after'])).toBeGreaterThan(0);
  await visitor.page.getByRole('heading', { level: 1, name: 'Back soon' }).waitFor();
  await visitor.page.getByText('A larger house.').waitFor();
  await expectGoodPage(visitor.page);
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('button', { name: 'Close for maintenance' }).waitFor();
  expect((await visitor.page.goto('/login'))?.status()).toBe(200);
  await Promise.all([context.close(), visitor.context.close()]);
});
