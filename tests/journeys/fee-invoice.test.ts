import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { finishDeal, strikeFundedDeal } from '../campaigns/paying.ts';
import { type Stage, setStage } from '../campaigns/stage.ts';
import { expectGoodPage } from './people.ts';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([setStage({ buildDir: 'build' }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.app.close();
});

it.each([390, 1280])('the payee finds the fee invoice from the wallet, %i px', async (width) => {
  const deal = await strikeFundedDeal(stage, { title: 'Monsoon brew' });
  await finishDeal(deal);
  const { context, page, problems } = await openVisitor(browser, stage.app.url, width);
  const { body } = await stage.call(deal.influencer, `GET /user/${deal.influencer.id}`);
  await context.addInitScript(
    ([token, user]) => {
      localStorage.setItem('auth_token', token as string);
      localStorage.setItem('user_profile', user as string);
      localStorage.setItem('brandPopupShown', 'true');
    },
    [deal.influencer.token, JSON.stringify(body.data)],
  );
  await page.goto('/wallet');
  await page.getByText('Work for Monsoon brew').filter({ visible: true }).waitFor();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await page.waitForURL('**/my-subscription#invoices');
  const row = page.getByRole('listitem').filter({ hasText: 'Platform fee for “Monsoon brew”' });
  await row.getByText('₹900.00').waitFor();
  expect(
    await page.getByRole('heading', { name: 'Invoices' }).evaluate((it) => it.getBoundingClientRect().top),
  ).toBeLessThan(await page.evaluate(() => innerHeight));
  await expectGoodPage(page);
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(problems).toEqual([]);
  await context.close();
});
