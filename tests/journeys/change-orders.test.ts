/** An agreement that changes in the browser: proposed with its price, accepted, funded, and in force. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { changeDeal } from '../campaigns/changing.ts';
import { type Deal, strikeFundedDeal } from '../campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../campaigns/stage.ts';
import { expectGoodPage } from './people.ts';
import { enterStage, type Look } from './stage-visitor.ts';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([setStage({ buildDir: 'build' }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.app.close();
});

const enter = (who: Player, look: Look) => enterStage({ stage, browser }, who, look);

async function openApplicant(page: Page, { campaign, application }: Deal): Promise<void> {
  await page.goto(`/campaign-details/${campaign.id}?tab=applied`);
  await page.getByRole('button', { name: application.user.fullname }).filter({ visible: true }).click();
}

it.each<Look>([
  [1280, 'light'],
  [360, 'dark'],
])('a dearer agreement is proposed, accepted, funded and in force, %i px %s', async (...look) => {
  const deal = await strikeFundedDeal(stage);
  const { page } = await enter(stage.brand, look);
  await openApplicant(page, deal);
  await page.getByRole('button', { name: 'Propose a change' }).click();
  const form = page.getByRole('dialog', { name: 'Propose a change order' });
  await form.getByLabel('Price').fill('21000');
  await form.getByText('₹3,000 more is funded before it takes effect').waitFor();
  await expectGoodPage(page);
  await form.getByRole('button', { name: 'Propose', exact: true }).click();
  await form.getByText('Tell the other side why.').waitFor();
  await form.getByLabel('Reason').fill('A longer cut for the festival.');
  await form.getByRole('button', { name: 'Propose', exact: true }).click();
  await page.getByText('Your change order is waiting for an answer').waitFor();

  const creator = (await enter(deal.influencer, look)).page;
  await creator.goto(`/campaign-details/${deal.campaign.id}`);
  await creator.getByText('To fund in all').waitFor();
  await expectGoodPage(creator);
  await creator.getByRole('button', { name: 'Accept the change' }).click();
  await creator.getByText('It takes effect once the difference is funded.').waitFor();

  await openApplicant(page, deal);
  await page.getByText('Accepted change order, not funded yet').waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: /^Fund the difference/ }).click();
  const checkout = page.getByRole('dialog', { name: 'Tandem', exact: true });
  await checkout.getByText('₹3,000', { exact: true }).waitFor();
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  const held = page.getByRole('dialog', { name: /is on hold$/ });
  await held.getByText('The changed agreement applies now.').waitFor();
  await expectGoodPage(page);
  await held.getByRole('button', { name: 'Okay' }).click();
  await page.getByText('Version 2', { exact: true }).first().waitFor();
  expect(await changeDeal(stage, deal).latest()).toMatchObject({ status: 'accepted', version: 2 });
  expect(await deal.escrow()).toMatchObject({ amount: 21_000 });
});
