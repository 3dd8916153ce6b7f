/** Days and exclusivity in the browser: publication that the owner puts off, and a clash that both sides are warned of. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dateInIndia } from '../../contract/kit/calendar.ts';
import { openBrowser } from '../browser.ts';
import { strikeDeal, strikeFundedDeal } from '../campaigns/paying.ts';
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
const inDays = (days: number) => addDays(dateInIndia(stage.app.context.now()), days);

async function openApplicant(page: Page, campaignId: string, fullname: string): Promise<void> {
  await page.goto(`/campaign-details/${campaignId}?tab=applied`);
  await page.getByRole('button', { name: fullname }).filter({ visible: true }).click();
}

it.each<Look>([
  [1280, 'light'],
  [360, 'dark'],
])('approved work that is put off is paid 15 days after its first day, %i px %s', async (...look) => {
  const payments = [{ label: 'Live', amount: 18_000, due: 'published' }];
  const deal = await strikeFundedDeal(stage, {}, 18_000, payments);
  const { id } = (await deal.submit()).body.data as { id: string };
  await deal.change(stage.brand, id, { status: 'approved' });
  const { campaign, application } = deal;
  const { page } = await enter(stage.brand, look);
  await openApplicant(page, campaign.id, application.user.fullname);
  await page.getByRole('button', { name: 'Propose a change' }).click();
  const form = page.getByRole('dialog', { name: 'Propose a change order' });
  await form.getByLabel('Everything else live by').fill(inDays(60));
  await form.getByText('paid 15 days after the first one').waitFor();
  await form.getByLabel('Reason').fill('The launch has moved.');
  await expectGoodPage(page);
  await form.getByRole('button', { name: 'Propose', exact: true }).click();
  await page.getByText('Your change order is waiting for an answer').waitFor();

  const creator = (await enter(deal.influencer, look)).page;
  await creator.goto(`/campaign-details/${campaign.id}`);
  await creator.getByRole('button', { name: 'Accept the change' }).click();
  await creator.goto(`/campaign-details/${campaign.id}?tab=deliverables`);
  await creator.getByText('The campaign owner asked to publish it later, so it’s paid on').waitFor();
  await expectGoodPage(creator);
  await page.goto(`/campaign-details/${campaign.id}?tab=deliverables`);
  await page.getByText('The campaign owner asked to publish it later, so it’s paid on').waitFor();
});

it.each<Look>([
  [1280, 'light'],
  [360, 'dark'],
])('an exclusivity that clashes is offered with a warning for both sides, %i px %s', async (...look) => {
  const { data } = (await stage.call(stage.brand, 'GET /categories')).body;
  const [{ id, name }] = data as [{ id: string; name: string }];
  const deal = await strikeDeal(stage, { categories: [id] });
  const owner = await stage.newBrand();
  const campaign = await stage.post(owner, { content: [{ type: 'reel', quantity: 1 }] });
  const application = await stage.apply(deal.influencer, campaign, 18_000);
  const { page } = await enter(owner, look);
  await openApplicant(page, campaign.id, application.user.fullname);
  await page.getByRole('button', { name: /^Make an offer/ }).click();
  const form = page.getByRole('dialog', { name: /^Offer to/ });
  await form.getByRole('radio', { name: 'Category' }).check();
  await form.getByRole('combobox', { name: 'Category' }).selectOption({ label: name });
  await form.getByText('Clashes with a running agreement').waitFor();
  expect(await form.textContent()).not.toContain(deal.campaign.title);
  await expectGoodPage(page);
  await form.getByRole('button', { name: /^Start on/ }).click();
  await form.getByText('Clashes with a running agreement').waitFor({ state: 'detached' });
  await form.getByLabel('First day').fill(inDays(1));
  const confirm = form.getByRole('checkbox', { name: /^Go ₹/ });
  if (await confirm.isVisible()) await confirm.check();
  await form.getByRole('button', { name: /^Send offer/ }).click();
  await page.getByText('Offer sent.').waitFor();

  const creator = (await enter(deal.influencer, look)).page;
  await creator.goto(`/campaign-details/${campaign.id}?tab=offers`);
  await creator.getByText(`Your work for “${deal.campaign.title}” goes on until`).waitFor();
  await expectGoodPage(creator);
});
