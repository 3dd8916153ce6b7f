/** Money of an agreement in the browser: funding, holding, release, dispute and decision. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seeAll } from '../browser.ts';
import { type Deal, strikeDeal, strikeFundedDeal } from '../campaigns/paying.ts';
import { looksOf } from '../looks.ts';
import { payLate } from './paying.ts';
import { expectGoodPage } from './people.ts';
import { openApplicant, openScene } from './stage-visitor.ts';

const scene = openScene();
const { enter } = scene;

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (page: Page, dialog: string, button: string) =>
  dialogOf(page, dialog).getByRole('button', { name: button, exact: true }).click();

/** Presses a button of the checkout, after checking its description. */
async function checkOut(page: Page, { campaign }: Deal, act: string): Promise<void> {
  const checkout = dialogOf(page, 'Tandem');
  await checkout.getByText(campaign.title).waitFor();
  await checkout.getByText('₹18,000', { exact: true }).waitFor();
  await checkout.getByRole('button', { name: act, exact: true }).click();
}

/** Fails, is closed, and finally pays, with a single order. */
async function fund(page: Page, deal: Deal): Promise<void> {
  const orders = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('/fund')) return;
    const { data } = (await response.json()) as { data: { payment_id: string } };
    orders.add(data.payment_id);
  });
  await page.getByText('₹18,000 not funded yet').waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Fund ₹18,000' }).dblclick();
  await checkOut(page, deal, 'Let the payment fail');
  await dialogOf(page, 'Payment failed').waitFor();
  await expectGoodPage(page);
  await press(page, 'Payment failed', 'Try again');
  await checkOut(page, deal, 'Close');
  await press(page, 'Payment not finished', 'Continue to payment');
  // One broken reply must not undo the payment.
  await page.route('**/applications/*/escrow', (route) => route.fulfill({ body: '' }), { times: 1 });
  await checkOut(page, deal, 'Pay');
  await dialogOf(page, '₹18,000 is on hold').waitFor();
  await expectGoodPage(page);
  await press(page, '₹18,000 is on hold', 'Okay');
  await page.getByText('₹18,000 funded on').waitFor();
  expect(orders.size).toBe(1);
}

async function release(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay now' }).click();
  const asked = dialogOf(page, 'Pay now?');
  await asked.getByText('₹17,100.00').waitFor();
  await expectGoodPage(page);
  await asked.getByRole('button', { name: 'Pay ₹18,000 now' }).click();
  await page.getByText('₹18,000 released on').waitFor();
}

it('a counter-quote is shown at once without losing typed text', async () => {
  const campaign = await scene.stage.post(scene.stage.brand);
  const influencer = await scene.stage.newInfluencer();
  const { page, context, problems } = await enter(influencer, [360, 'light']);
  await page.goto(`/campaign-details/${campaign.id}`);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Why you’re a good fit').fill('I roast at home and film every Sunday.');
  // Sent from another device: the page updates, the open form stays.
  const application = await scene.stage.apply(influencer, campaign, 18_000);
  await page.getByText('Your application', { exact: true }).waitFor({ state: 'attached' });
  expect(problems).toEqual([]);
  await sheet.getByLabel('Your price').fill('17500');
  await sheet.getByRole('button', { name: 'Send application' }).click();
  await sheet.getByText('You have already applied.').waitFor();
  expect(await sheet.getByLabel('Why you’re a good fit').inputValue()).toContain('every Sunday');
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.getByText('₹17,100', { exact: true }).waitFor();
  await scene.stage.move(scene.stage.brand, application.id, 'shortlisted');
  await scene.stage.move(scene.stage.brand, application.id, 'offered', { quote: 20_000, confirm: true });
  await page.getByText('₹19,000', { exact: true }).waitFor();
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
  await context.close();
});

it('text about a piece stays while another is submitted, and a late answer explains itself', async () => {
  const deal = await strikeFundedDeal(scene.stage, { content: [{ type: 'reel', quantity: 2 }] });
  const [first, second] = await deal.work();
  await deal.submit({ planned_id: second?.id });
  const { page, context } = await enter(scene.stage.brand, [1280, 'light']);
  await page.goto(`/campaign-details/${deal.campaign.id}?tab=deliverables`);
  await page.getByRole('button', { name: 'Request changes' }).click();
  const asked = dialogOf(page, 'Request changes');
  await asked.getByLabel('What should change?').fill('Show the cup before the price.');
  await deal.submit({ planned_id: first?.id, url: 'https://www.instagram.com/reel/C2' });
  await page.locator('main').getByText('Submitted', { exact: true }).nth(1).waitFor({ state: 'attached' });
  await deal.change(scene.stage.brand, second?.id ?? '', { status: 'approved' });
  await asked.getByRole('button', { name: 'Send request' }).click();
  await page.getByText('publishes it and adds the results.').waitFor({ state: 'attached' });
  await asked.getByRole('alert').waitFor();
  expect(await asked.getByLabel('What should change?').inputValue()).toBe('Show the cup before the price.');
  await context.close();
});

describe.each(
  looksOf([
    [360, 'dark'],
    [1280, 'light'],
  ] as const),
)('at %i px, %s', (...look) => {
  it('a brand pays after a failure and releases the money; the influencer gets the net', async () => {
    const deal = await strikeDeal(scene.stage);
    const brand = await enter(scene.stage.brand, look);
    const creator = await enter(deal.influencer, look);
    await creator.page.goto(`/campaign-details/${deal.campaign.id}`);
    await creator.page.getByText('₹18,000 hasn’t been paid in yet. Wait before you start').waitFor();
    await seeAll(creator.page);
    await expectGoodPage(creator.page);

    await openApplicant(brand.page, deal);
    await fund(brand.page, deal);
    await creator.page.getByText('₹18,000 funded on').waitFor();
    await creator.page.getByText('In your bank by').waitFor();
    await expectGoodPage(creator.page);
    await creator.page.goto('/wallet');
    await creator.page.getByRole('link', { name: deal.campaign.title }).getByText('₹17,100.00').waitFor();
    await expectGoodPage(creator.page);

    const { id } = (await deal.submit()).body.data as { id: string };
    await brand.page.reload();
    await brand.page.getByText('The work counts as approved on').waitFor();
    await deal.change(scene.stage.brand, id, { status: 'approved' });
    await brand.page.reload();
    await brand.page.getByText('₹18,000 funded', { exact: true }).waitFor();
    await release(brand.page);
    await creator.page.getByRole('main').getByText('₹17,100', { exact: true }).first().waitFor();
    await creator.page.goto(`/campaign-details/${deal.campaign.id}`);
    await creator.page.getByText('₹17,100 arrived in your wallet on').waitFor();
    await expectGoodPage(creator.page);
    for (const { problems, context } of [brand, creator]) {
      expect(problems).toEqual([]);
      await context.close();
    }
  });

  it('an influencer opens a dispute, the brand answers, an operator splits the money, and all see it', async () => {
    const deal = await strikeFundedDeal(scene.stage, { title: `Monsoon brew, filmed twice at ${look[0]} px` });
    const operator = await enter(await scene.stage.newBrand('operator'), look);
    const creator = await enter(deal.influencer, look);
    await creator.page.goto(`/campaign-details/${deal.campaign.id}`);
    await creator.page.getByText('₹18,000 funded on').waitFor();
    await seeAll(creator.page);
    await creator.page.getByRole('button', { name: 'Dispute' }).click();
    const asked = dialogOf(creator.page, 'Ask our team to decide?');
    await asked.getByRole('button', { name: 'Open a dispute' }).click();
    await asked.getByText('Use at least 10 characters.').waitFor();
    await asked.getByLabel('Reason').fill('The brief changed after the reel was filmed.');
    await expectGoodPage(creator.page);
    await asked.getByRole('button', { name: 'Open a dispute' }).click();
    await creator.page.getByText('₹18,000 is on hold until our team has decided').waitFor();
    await creator.page.getByText('hasn’t responded yet').waitFor();

    const brand = await enter(scene.stage.brand, look);
    await openApplicant(brand.page, deal);
    await brand.page.getByRole('button', { name: 'Respond' }).click();
    const answered = dialogOf(brand.page, 'Your side of the dispute');
    await answered.getByLabel('What happened').fill('The brief is the one both of us agreed on.');
    await expectGoodPage(brand.page);
    await answered.getByRole('button', { name: 'Send to our team' }).click();
    await brand.page.getByRole('button', { name: 'Edit your statement' }).waitFor();
    await expectGoodPage(brand.page);
    await creator.page.getByText('The brief is the one both of us agreed on.').waitFor();

    const { page } = operator;
    await page.goto('/operator/disputes');
    await page.getByRole('link', { name: deal.campaign.title }).waitFor();
    await expectGoodPage(page);
    await page.getByRole('link', { name: deal.campaign.title }).click();
    await page.getByText('The brief changed after the reel was filmed.').waitFor();
    await page.getByText('The brief is the one both of us agreed on.').waitFor();
    await page.getByRole('radio', { name: 'Split' }).check();
    await page.getByLabel(/before the fee/).fill('6000');
    await page.getByLabel('Reason').fill('One of three pieces was delivered.');
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    await dialogOf(page, 'Decide this dispute?').getByText('₹12,000').waitFor();
    await expectGoodPage(page);
    await press(page, 'Decide this dispute?', 'Confirm decision');
    await page.getByText('₹6,000 released on').waitFor();
    await page.goto('/operator/disputes?status=decided');
    await page.getByRole('link', { name: deal.campaign.title }).waitFor();
    await expectGoodPage(page);

    await creator.page.getByText('₹5,700 arrived in your wallet on').waitFor();
    await creator.page.getByText('Decided: ₹6,000 to the influencer, ₹12,000 refunded').waitFor();
    await expectGoodPage(creator.page);
    for (const { problems, context } of [operator, creator, brand]) {
      expect(problems).toEqual([]);
      await context.close();
    }
  });
});

it('a late payment is announced on the open page', async () => {
  const deal = await strikeDeal(scene.stage);
  const { page, problems, context } = await enter(scene.stage.brand, [1280, 'dark']);
  await openApplicant(page, deal);
  await page.getByRole('button', { name: 'Fund ₹18,000' }).click();
  const pay = await payLate(page, () => checkOut(page, deal, 'Pay late'));
  await press(page, 'Your bank is taking longer than usual', 'Okay');
  await page.getByText('Payment of ₹18,000 pending').waitFor();
  await pay();
  await page.getByText('₹18,000 is on hold for').filter({ visible: true }).waitFor();
  await page.getByText('₹18,000 funded on').waitFor();
  await expectGoodPage(page);
  expect(problems).toEqual([]);
  await context.close();
});

it('operators’ pages do not exist for others', async () => {
  const { page, context } = await enter(scene.stage.brand, [360, 'light']);
  await page.goto('/operator/disputes');
  await page.getByRole('heading', { level: 1, name: /^Uh oh! Looks like you got lost/ }).waitFor();
  await expectGoodPage(page);
  await context.close();
});
