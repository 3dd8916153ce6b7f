/** Two sides negotiate: offer, counter-offer, over budget, accepted; declined and withdrawn on the way. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { campaignBody } from '../campaigns/campaign-body.ts';
import { widthsOf } from '../looks.ts';
import { callApi } from '../sessions.ts';
import { type Entered, enterAs } from './entered.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const post = <T>(who: Entered, path: string, body: object) => callApi<T>(product.url, path, { token: who.token, body });

interface Offer {
  amount: string;
  note: string;
  /** Asks for 30% in advance. */
  hasAdvance?: boolean;
}

/** Sends the open offer form with another amount. */
async function sendOffer(page: Page, { amount, note, hasAdvance = false }: Offer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /offer/i });
  await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill(amount);
  await dialog.getByLabel('Note').fill(note);
  if (hasAdvance) await planAdvance(page);
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: /^Send (?:counter|offer) of ₹/ }).dblclick();
  await dialog.waitFor({ state: 'detached' });
}

/** Splits the one payment of the plan: a part in advance, never more than half, and the rest on publication. */
async function planAdvance(page: Page): Promise<void> {
  const row = page.getByRole('button', { name: /^Payment plan/ });
  // A sheet of its own on phones.
  const isPhone = await row.isVisible();
  if (isPhone) await row.click();
  const send = page.getByRole('button', { name: /^Send (?:counter|offer) of ₹/, includeHidden: true });
  await page.getByLabel('When payment 1 is paid').selectOption('Advance, at the start');
  await page.getByText('At most 50% can be paid in advance.').waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel('Share of payment 1').fill('30');
  await page.getByText(/^₹[\d,]+ missing$/).waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Add a payment' }).click();
  await page.getByText('Adds up').waitFor();
  expect(await page.getByLabel('Share of payment 2').inputValue()).toBe('70');
  await expectGoodPage(page);
  if (isPhone) await page.getByRole('button', { name: 'Done' }).click();
}

/** Three payments fit into the counter-offer without scrolling, on a window of 1280 × 800. */
async function expectWholeCounter(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Counter' }).click();
  const dialog = page.getByRole('dialog', { name: /^Counter / });
  const shares = dialog.getByLabel(/^Share of payment/);
  await shares.first().waitFor();
  while ((await shares.count()) < 3) await dialog.getByRole('button', { name: 'Add a payment' }).click();
  // The net stands in the foot, which is higher with it.
  await dialog.getByText(/^after the .+ fee of ₹/).waitFor();
  const hidden = await dialog.evaluate((whole) =>
    Math.max(
      ...[whole, ...whole.querySelectorAll('div')]
        .filter((part) => getComputedStyle(part).overflowY === 'auto')
        .map((part) => part.scrollHeight - part.clientHeight),
    ),
  );
  expect(hidden).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  if (size) await page.setViewportSize(size);
}

/** On a phone the live offer comes first, whole, and the earlier ones unfold above it. */
async function expectFoldedThread(page: Page, { earlier, live }: { earlier: string; live: string }): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  const fold = page.getByRole('button', { name: 'Earlier in this thread' });
  await fold.waitFor();
  expect(await fold.getAttribute('aria-expanded')).toBe('false');
  const before = page.getByText(earlier);
  expect(await before.count()).toBe(0);
  // The bar with the buttons covers nothing of the head of the offer.
  const head = await page.getByRole('heading', { name: live }).boundingBox();
  const bar = await page.getByRole('button', { name: 'Decline' }).boundingBox();
  if (!head || !bar) throw new Error('The offer is not shown');
  expect(bar.y).toBeGreaterThan(head.y + head.height);
  await fold.click();
  await before.waitFor();
  await expectGoodPage(page);
  if (size) await page.setViewportSize(size);
}

describe.each(widthsOf(1280))('at %i px', (width) => {
  it('brand and creator agree on a price in three rounds, which goes over the budget only when confirmed', async () => {
    const brand = await enterAs(browser, { role: 'Brand', fullname: 'Kottaram Spices', url: product.url, width });
    const creator = await enterAs(browser, { role: 'Influencer', fullname: 'Aarohi Menon', url: product.url, width });
    const birth = { token: creator.token, method: 'PUT', body: { birth_date: '1996-05-04' } };
    await callApi(product.url, '/user/personal-info', birth);
    const title = `Sadya at home ${width}`;
    const { id } = await post<{ id: string }>(brand, '/campaign/add', campaignBody({ title }));
    const applied = { campaign_id: id, message: 'I’d cook the sadya course by course.', quote: 18_000 };
    const application = await post<{ id: string }>(creator, '/campaign/apply_campaign', applied);

    // The brand offers less.
    await brand.page.goto(`/campaign-details/${id}?tab=applied`);
    await brand.page.getByRole('button', { name: 'Aarohi Menon' }).click();
    await brand.page.getByRole('button', { name: 'Make an offer…' }).click();
    await sendOffer(brand.page, { amount: '16000', note: 'One of the two reels would look lovely on our own feed.' });
    await brand.page.goto(`/campaign-details/${id}?tab=offers&application=${application.id}`);
    await brand.page.getByText('Waiting for Aarohi Menon').waitFor();
    await expectGoodPage(brand.page);

    // The creator reads it, net first, and counters.
    await creator.page.goto(`/campaign-details/${id}?tab=offers`);
    await creator.page.getByRole('heading', { name: /Kottaram Spices Foods offered/ }).waitFor();
    await creator.page.getByText('net in your hand').waitFor();
    await expectGoodPage(creator.page);
    await expectWholeCounter(creator.page);
    await creator.page.getByRole('button', { name: 'Counter' }).click();
    await sendOffer(creator.page, {
      amount: '98000',
      note: 'The payasam deserves a reel of its own.',
      hasAdvance: true,
    });
    await creator.page.getByText('Waiting for Kottaram Spices').waitFor();

    // Accepting is off until the brand confirms by how much it is over.
    await brand.page.goto(`/campaign-details/${id}?tab=offers&application=${application.id}`);
    const accept = brand.page.getByRole('button', { name: width > 768 ? 'Accept ₹98,000' : 'Accept', exact: true });
    await accept.waitFor();
    expect(await accept.isDisabled()).toBe(true);
    // The middle lies between the brand's last offer and the creator's, not at its limit.
    await brand.page.getByRole('button', { name: 'Counter' }).click();
    const counter = brand.page.getByRole('dialog', { name: 'Counter Aarohi Menon’s offer' });
    await counter.getByRole('button', { name: 'Middle ₹57,000' }).waitFor();
    await counter.getByRole('button', { name: 'Close' }).click();
    await expectWholeCounter(brand.page);
    await expectFoldedThread(brand.page, { earlier: 'You offered', live: 'Aarohi Menon countered' });
    // The change in the plan, and the plan itself.
    await brand.page.getByText('30% in advance, 70% on publication').waitFor();
    await brand.page.getByText('₹29,400.00').waitFor();
    await brand.page.getByRole('checkbox', { name: /^Go ₹[\d,.]+ over$/ }).check();
    await expectGoodPage(brand.page);
    // No key accepts an offer.
    await brand.page.keyboard.press('o');
    await accept.click();
    await brand.page.getByText('Accepted. You can fund it now.').waitFor();
    // The next step of each side is below the offers.
    await brand.page.getByRole('link', { name: 'Fund ₹98,000' }).waitFor();
    // The box "Agreed" shows each side its own sum and the next step.
    for (const [{ page }, sum, meaning, next] of [
      [brand, '₹98,000', 'you pay in all', 'Next: you fund it'],
      [creator, '₹93,100', 'net in your hand', 'Next: Kottaram Spices Foods funds it'],
    ] as const) {
      const agreed = page.getByRole('region', { name: 'Agreed' });
      await agreed.getByRole('heading', { name: next }).waitFor();
      await agreed.getByText(`${sum}${meaning}`).waitFor();
    }
    await creator.page.getByText(/^Kottaram Spices Foods has until .+ to fund it\./).waitFor();
    await expectGoodPage(brand.page);
    expect([...brand.problems, ...creator.problems]).toEqual([]);
    await brand.context.close();
    await creator.context.close();
  });
});
