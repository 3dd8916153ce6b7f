import { expect, it } from 'vitest';
import { finishDeal, strikeFundedDeal } from '../campaigns/paying.ts';
import { expectGoodPage } from './people.ts';
import { openScene } from './stage-visitor.ts';

const scene = openScene();

it.each([390, 1280])('the payee finds the fee invoice from the wallet, %i px', async (width) => {
  const deal = await strikeFundedDeal(scene.stage, { title: 'Monsoon brew' });
  await finishDeal(deal);
  const { context, page, problems } = await scene.enter(deal.influencer, [width, 'light']);
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
