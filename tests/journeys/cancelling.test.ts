/** Cancelling an agreement in the browser: with a split of held money, and before funding. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seeAll } from '../browser.ts';
import { strikeDeal, strikeFundedDeal } from '../campaigns/paying.ts';
import { looksOf } from '../looks.ts';
import { expectGoodPage } from './people.ts';
import { openApplicant, openScene } from './stage-visitor.ts';

const scene = openScene();
const { enter } = scene;

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

it.each(
  looksOf([
    [360, 'dark'],
    [1280, 'light'],
  ] as const),
)('cancelling with a split, %i px, %s: proposed, countered and agreed', async (...look) => {
  const deal = await strikeFundedDeal(scene.stage);
  const [brand, creator] = [await enter(scene.stage.brand, look), await enter(deal.influencer, look)];
  const asked: string[] = [];
  creator.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await creator.page.goto(`/campaign-details/${deal.campaign.id}?tab=deliverables`);
  await creator.page.getByRole('link', { name: /^Message / }).waitFor();
  // Nothing is asked about a proposal where there is none.
  expect(asked.filter((path) => path.endsWith('/cancellation'))).toEqual([]);
  await openApplicant(brand.page, deal);
  for (const name of ['More about this agreement', 'Cancel agreement'])
    await brand.page.getByRole('button', { name }).click();
  const dialog = dialogOf(brand.page, 'Cancel the agreement?');
  const slider = dialog.getByRole('slider', { name: 'Part of the creator' });
  for (const key of ['ArrowRight', 'PageDown']) await slider.press(key);
  expect(await slider.getAttribute('aria-valuetext')).toBe('₹3,600 to the creator, ₹14,400 back to the brand');
  await dialog.getByLabel('Back to you').fill('15000');
  expect(await dialog.getByLabel('To the creator').inputValue()).toBe('3,000');
  await dialog.getByRole('button', { name: 'Cancel with this split' }).click();
  await dialog.getByText('Tell the other side why, in at least 10 characters.').waitFor();
  await dialog.getByLabel('Reason').fill('The boxes are late at the printer.');
  await expectGoodPage(brand.page);
  await dialog.getByRole('button', { name: 'Cancel with this split' }).click();
  await brand.page.getByRole('link', { name: 'See the proposal' }).click();
  await brand.page.getByRole('heading', { name: 'You ask to cancel' }).waitFor();
  await expectGoodPage(brand.page);

  // The open page shows it by itself.
  await creator.page.getByRole('heading', { name: / asks to cancel$/ }).waitFor();
  await creator.page.goto(`/campaign-details/${deal.campaign.id}`);
  await creator.page.getByRole('link', { name: 'Answer the proposal' }).click();
  // In hand, as the button that accepts says it.
  await creator.page.getByRole('button', { name: 'Accept the split, ₹2,850' }).waitFor();
  await creator.page.getByText('Paused', { exact: true }).waitFor();
  await creator.page.getByText('The boxes are late at the printer.', { exact: false }).waitFor();
  await seeAll(creator.page);
  await expectGoodPage(creator.page);
  await creator.page.getByRole('button', { name: 'Propose another' }).click();
  const countered = dialogOf(creator.page, 'Propose another split?');
  await countered.getByLabel('To you').fill('5000');
  await countered.getByLabel('Reason').fill('I have bought the spices already.');
  await expectGoodPage(creator.page);
  await countered.getByRole('button', { name: 'Propose this split' }).click();
  await creator.page.getByRole('heading', { name: 'You ask to cancel' }).waitFor();

  await brand.page.getByRole('button', { name: 'Accept the split, ₹13,000' }).click();
  await brand.page.getByText('Agreement cancelled with this split.').waitFor();
  await brand.page.goto(`/campaign-details/${deal.campaign.id}?tab=applied&user=${deal.application.id}`);
  await brand.page.getByText('₹13,000 refunded.').waitFor();
  await expectGoodPage(brand.page);
  await creator.page.goto(`/campaign-details/${deal.campaign.id}`);
  await creator.page.getByText('₹4,750 arrived in your wallet on').waitFor();
  for (const { problems, context } of [brand, creator]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});

it.each(
  looksOf([
    [360, 'light'],
    [1280, 'dark'],
  ] as const),
)('cancelling before funding needs a reason and names no money, %i px, %s', async (...look) => {
  const deal = await strikeDeal(scene.stage);
  const { page, problems, context } = await enter(deal.influencer, look);
  await page.goto(`/campaign-details/${deal.campaign.id}`);
  for (const name of ['More about this agreement', 'Cancel agreement'])
    await page.getByRole('button', { name }).click();
  const asked = dialogOf(page, 'Cancel the agreement?');
  await asked.getByText('cancelling is free for both sides').waitFor();
  expect(await asked.getByRole('slider').count()).toBe(0);
  await asked.getByRole('button', { name: 'Cancel agreement' }).click();
  await asked.getByText('Tell the other side why, in at least 10 characters.').waitFor();
  await asked.getByLabel('Reason').fill('My festival trip was moved to that week.');
  await expectGoodPage(page);
  await asked.getByRole('button', { name: 'Cancel agreement' }).click();
  await page.getByText('The agreement was cancelled.').waitFor();
  expect((await deal.status()).status).toBe('cancelled');
  expect(problems).toEqual([]);
  await context.close();
});
