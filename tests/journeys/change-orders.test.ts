import { expect, it } from 'vitest';
import { changeDeal } from '../campaigns/changing.ts';
import { strikeFundedDeal } from '../campaigns/paying.ts';
import { looksOf } from '../looks.ts';
import { expectGoodPage } from './people.ts';
import { type Look, openApplicant, openScene } from './stage-visitor.ts';

const scene = openScene();
const { enter } = scene;

it.each(
  looksOf<Look>([
    [1280, 'light'],
    [360, 'dark'],
  ]),
)('a dearer agreement is proposed, accepted, funded and in force, %i px %s', async (...look) => {
  const deal = await strikeFundedDeal(scene.stage);
  const { page } = await enter(scene.stage.brand, look);
  await openApplicant(page, deal);
  await page.getByRole('button', { name: 'Propose a change' }).click();
  const form = page.getByRole('dialog', { name: 'Propose a change order' });
  await form.getByLabel('Price').fill('21000');
  await form.getByText('₹3,000 more is funded before it takes effect').waitFor();
  const phone = look[0] < 768;
  if (phone) await form.getByRole('button', { name: /^Payment plan/ }).click();
  const plan = phone ? page.getByRole('dialog', { name: 'Payment plan' }) : form;
  await plan.getByRole('button', { name: 'Add a payment' }).click();
  await plan.getByLabel('When payment 2 is paid').selectOption('approved');
  await plan.getByLabel('Amount of payment 2').fill('1000');
  await plan.getByText('₹9,500 missing').waitFor();
  await plan.getByLabel('Amount of payment 1').fill('20000');
  await plan.getByText('Adds up').waitFor();
  await expectGoodPage(page);
  if (phone) await plan.getByRole('button', { name: 'Done' }).click();
  await form.getByRole('region', { name: 'Changed payments' }).getByText('On approval, ₹1,000').waitFor();
  await expectGoodPage(page);
  await form.getByRole('button', { name: 'Propose', exact: true }).click();
  await form.getByText('Tell the other side why.').waitFor();
  await form.getByLabel('Reason').fill('A longer cut for the festival.');
  await form.getByRole('button', { name: 'Propose', exact: true }).click();
  await page.getByText('Your change order is waiting for an answer').waitFor();

  const creator = (await enter(deal.influencer, look)).page;
  await creator.goto(`/campaign-details/${deal.campaign.id}`);
  await creator.getByText('To fund in all').waitFor();
  await creator.getByText('On publication, ₹20,000').waitFor();
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
  expect(await changeDeal(scene.stage, deal).latest()).toMatchObject({ status: 'accepted', version: 2 });
  expect(await deal.escrow()).toMatchObject({
    amount: 21_000,
    payments: [
      { amount: 20_000, due: 'published' },
      { amount: 1_000, due: 'approved' },
    ],
  });
});
