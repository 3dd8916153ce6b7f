import { expect, it } from 'vitest';
import { addDays, dateInIndia } from '../../contract/kit/calendar.ts';
import { strikeDeal, strikeFundedDeal } from '../campaigns/paying.ts';
import { looksOf } from '../looks.ts';
import { expectGoodPage } from './people.ts';
import { type Look, openApplicant, openScene } from './stage-visitor.ts';

const scene = openScene();
const { enter } = scene;
const inDays = (days: number) => addDays(dateInIndia(scene.stage.app.context.now()), days);

it.each(
  looksOf<Look>([
    [1280, 'light'],
    [360, 'dark'],
  ]),
)('approved work that is put off is paid 15 days after its first day, %i px %s', async (...look) => {
  const payments = [{ label: 'Live', amount: 18_000, due: 'published' }];
  const deal = await strikeFundedDeal(scene.stage, {}, 18_000, payments);
  const { id } = (await deal.submit()).body.data as { id: string };
  await deal.change(scene.stage.brand, id, { status: 'approved' });
  const { campaign } = deal;
  const { page } = await enter(scene.stage.brand, look);
  await openApplicant(page, deal);
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

it.each(
  looksOf<Look>([
    [1280, 'light'],
    [360, 'dark'],
  ]),
)('an exclusivity that clashes is offered with a warning for both sides, %i px %s', async (...look) => {
  const { data } = (await scene.stage.call(scene.stage.brand, 'GET /categories')).body;
  const [{ id, name }] = data as [{ id: string; name: string }];
  const deal = await strikeDeal(scene.stage, { categories: [id] });
  const owner = await scene.stage.newBrand();
  const campaign = await scene.stage.post(owner, { content: [{ type: 'reel', quantity: 1 }] });
  const application = await scene.stage.apply(deal.influencer, campaign, 18_000);
  const { page } = await enter(owner, look);
  await openApplicant(page, { campaign, application });
  await page.getByRole('button', { name: /^Make an offer/ }).click();
  const form = page.getByRole('dialog', { name: /^Offer to/ });
  await form.getByRole('button', { name: /^Terms/ }).click();
  const terms = page.getByRole('dialog', { name: 'Terms' });
  // A sheet of its own on phones.
  const row = terms.getByRole('button', { name: /^Exclusivity/ });
  await terms.getByRole('button', { name: 'Set all to none' }).waitFor();
  const isPhone = await row.isVisible();
  if (isPhone) await row.click();
  await page.getByRole('radio', { name: 'Category' }).check();
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: name });
  if (isPhone) await page.getByRole('button', { name: 'Done' }).click();
  await terms.getByText('Clashes with a running agreement').waitFor();
  expect(await terms.textContent()).not.toContain(deal.campaign.title);
  const text = terms.getByRole('region', { name: 'In plain words' });
  await text.getByText(name).waitFor();
  await text.getByRole('radio', { name: 'हिन्दी' }).check();
  await text.getByText('हर पोस्ट').waitFor();
  await expectGoodPage(page);
  await terms.getByRole('button', { name: /^Start on/ }).click();
  await terms.getByText('Clashes with a running agreement').waitFor({ state: 'detached' });
  if (isPhone) await row.click();
  await page.getByLabel('First day').fill(inDays(1));
  if (isPhone) await page.getByRole('button', { name: 'Done' }).click();
  const ads = terms.getByRole('button', { name: /^Partnership ads/ });
  if (isPhone) await ads.click();
  await page.getByRole('group', { name: 'Partnership ads' }).last().getByRole('radio', { name: '30 days' }).check();
  await page
    .getByText(/^until /)
    .filter({ visible: true })
    .first()
    .waitFor();
  if (isPhone) await page.getByRole('button', { name: 'Done' }).click();
  await terms.getByRole('button', { name: 'Use these terms' }).click();
  if (isPhone) {
    await form.getByRole('button', { name: '₹500 more' }).click();
    expect(await form.getByRole('textbox', { name: 'Amount', exact: true }).inputValue()).toBe('18,500');
    await form.getByRole('button', { name: '₹500 less' }).click();
  }
  await form.getByText('Clashes with a running agreement').waitFor();
  await expectGoodPage(page);
  const confirm = form.getByRole('checkbox', { name: /^Go ₹/ });
  if (await confirm.isVisible()) await confirm.check();
  await form.getByRole('button', { name: /^Send offer/ }).click();
  await page.getByText('Offer sent.').waitFor();

  const creator = (await enter(deal.influencer, look)).page;
  await creator.goto(`/campaign-details/${campaign.id}?tab=offers`);
  await creator.getByText(`Your work for “${deal.campaign.title}” goes on until`).waitFor();
  await expectGoodPage(creator);
});
