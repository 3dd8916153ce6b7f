/** A brand pays for several agreements at once; one that ends meanwhile is refunded for its part. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Escrow } from '../../contract/work/escrow.ts';
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
const put = (who: Entered, path: string, body: object) =>
  callApi(product.url, path, { token: who.token, method: 'PUT', body });

const prices = [24_000, 21_000, 14_000, 9_500];
const names = ['Aarohi Menon', 'Sunita Yadav', 'Farhan Qureshi', 'Kabir Sethi'];

/** An accepted offer of each creator; returns them with their applications. */
async function agree(brand: Entered, campaignId: string, width: number) {
  const deals: { creator: Entered; id: string }[] = [];
  for (const [at, fullname] of names.entries()) {
    const creator = await enterAs(browser, { role: 'Influencer', fullname, url: product.url, width });
    await put(creator, '/user/personal-info', { birth_date: '1996-05-04' });
    const applied = { campaign_id: campaignId, message: 'I’d cook it.', quote: prices[at] };
    const { id } = await post<{ id: string }>(creator, '/campaign/apply_campaign', applied);
    await put(brand, `/campaign/update_user_applied_status/${id}`, { status: 'offered', confirm: true });
    await put(creator, `/campaign/update_user_applied_status/${id}`, { status: 'accepted' });
    deals.push({ creator, id });
  }
  return deals;
}

describe.each(widthsOf(1280))('at %i px', (width) => {
  it('funds three of four in one payment, and gets back the part of one that ended', async () => {
    const brand = await enterAs(browser, { role: 'Brand', fullname: 'Kottaram Spices', url: product.url, width });
    const title = `Sadya for many ${width}`;
    const { id } = await post<{ id: string }>(brand, '/campaign/add', campaignBody({ title }));
    const deals = await agree(brand, id, width);
    const { page } = brand;
    await page.goto(`/campaign-details/${id}?tab=applied&status=accepted`);
    await page.getByRole('link', { name: 'Fund all accepted' }).click();
    await page.getByRole('heading', { name: 'Fund your creators' }).waitFor();
    await page.getByRole('button', { name: 'Fund 4 for ₹68,500' }).waitFor();
    await expectGoodPage(page);

    await page.getByRole('checkbox', { name: 'Kabir Sethi' }).uncheck();
    await page.getByText('3 of 4 chosen').waitFor();
    await page.getByText('₹59,000.00').first().waitFor();
    await page.getByRole('button', { name: 'Fund 3 for ₹59,000' }).click();
    const checkout = page.getByRole('dialog', { name: 'Tandem', exact: true });
    await checkout.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    // One of them cancels between the order and the payment.
    const second = deals[1];
    if (!second) throw new Error('There is no second agreement.');
    await put(second.creator, `/campaign/update_user_applied_status/${second.id}`, {
      status: 'cancelled',
      note: 'Ill.',
    });
    await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
    const done = page.getByRole('dialog', { name: '₹38,000 is on hold' });
    await done.getByText(/goes back the way you paid: ₹21,000/).waitFor();
    await expectGoodPage(page);
    await done.getByRole('button', { name: 'Okay' }).click();
    await page.getByText('0 of 1 chosen').waitFor();

    const escrowOf = ({ id: application }: { id: string }) =>
      callApi<Escrow>(product.url, `/campaign/applications/${application}/escrow`, { token: brand.token });
    const statuses = [];
    for (const deal of deals) statuses.push((await escrowOf(deal)).status);
    expect(statuses).toEqual(['held', 'refunded', 'held', 'none']);
    expect(brand.problems).toEqual([]);
    for (const { context } of [brand, ...deals.map(({ creator }) => creator)]) await context.close();
  });
});
