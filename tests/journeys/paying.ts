/** Agreement from the brand's card to the creator's wallet: paid, submitted, approved. */
import type { Page } from 'playwright-core';
import { expectGoodStep, type Person } from './people.ts';

/** Pays through a slow bank; returns a function that completes the payment. */
export async function payLate(page: Page, press: () => Promise<void>): Promise<() => Promise<void>> {
  const asked = page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/gateway/checkout'));
  await press();
  const { id } = (await asked).postDataJSON() as { id: string };
  return async () => {
    const kind = id.startsWith('order_') ? 'orders' : 'subscriptions';
    const { status } = await fetch(`${new URL(page.url()).origin}/sandbox/gateway/${kind}/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'pay' }),
    });
    if (status !== 200) throw new Error(`The bank answers ${status}.`);
  };
}

/** Pays for an accepted application at the gateway's checkout; the money is held. */
export async function fundAgreement({ page }: Person, campaignId: string, fullname: string): Promise<void> {
  await page.goto(`/campaign-details/${campaignId}?tab=applied`);
  await page.getByRole('button', { name: fullname }).click();
  await page.getByRole('button', { name: /^Fund ₹/ }).click();
  const checkout = page.getByRole('dialog', { name: 'Tandem', exact: true });
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  const held = page.getByRole('dialog', { name: /is on hold$/ });
  await held.waitFor();
  await expectGoodStep(page, 'money on hold');
  await held.getByRole('button', { name: 'Okay' }).click();
}

/** Ticks that a reel shows its ad label on screen and says it. */
export async function tickLabels(page: Page): Promise<void> {
  for (const place of ['On screen', 'Spoken']) await page.getByRole('checkbox', { name: place }).check();
}

/** Submits the agreed reel with an ad label. */
export async function handIn({ page }: Person, campaignId: string): Promise<void> {
  await page.goto(`/campaign-details/${campaignId}?tab=deliverables`);
  await page.getByLabel('Link to the post').fill('https://www.instagram.com/reel/C1');
  await page.getByLabel('Caption').fill('#ad Our monsoon roast, brewed on the balcony.');
  await tickLabels(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByText('Waiting for the campaign owner.').waitFor();
}

/** Approves the piece, which is to be published then. */
export async function approveWork({ page }: Person, campaignId: string): Promise<void> {
  await page.goto(`/campaign-details/${campaignId}?tab=deliverables`);
  await page.getByRole('button', { name: /^Approve version/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText('publishes it and adds the results.').waitFor();
}

/** Marks the approved piece as published. */
export async function publishWork({ page }: Person, campaignId: string): Promise<void> {
  await page.goto(`/campaign-details/${campaignId}?tab=deliverables`);
  await page.getByRole('button', { name: 'Mark as published' }).click();
  await page.getByText('on Instagram, as agreed').waitFor();
  await page.getByRole('button', { name: 'Mark as published' }).click();
  await page.getByText('once the post is matched or the brand confirms it').waitFor();
}

/** Confirms the publication, which releases the money. */
export async function confirmWork({ page }: Person, campaignId: string): Promise<void> {
  await page.goto(`/campaign-details/${campaignId}?tab=deliverables`);
  await page.getByText('Confirm it, and the payment that waits for it is released.').waitFor();
  await expectGoodStep(page, 'work to confirm');
  await page.getByRole('button', { name: 'Confirm publication' }).click();
  await page.getByText(/^Published and confirmed on/).waitFor();
}

/** Expects the wallet to show the income and the available balance. */
export async function readWallet({ page }: Person, rupees: string): Promise<void> {
  await page.goto('/wallet');
  await page.getByRole('main').getByText(rupees).filter({ visible: true }).first().waitFor();
  await expectGoodStep(page, 'a wallet');
}
