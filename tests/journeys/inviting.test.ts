/** Posting, checking, inviting those who fit, and applying from the e-mail of the invitation. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { readOutbox } from '../outbox.ts';
import type { Product } from '../server.ts';
import { postCampaign } from './campaigning.ts';
import { type Entered, enterAs } from './entered.ts';
import { startOwnProduct } from './own-product.ts';
import { expectGoodPage } from './people.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  const env = { DEMO: '0', NOTICE_MAIL_MINUTES: '0' };
  [product, browser] = await Promise.all([startOwnProduct(env), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Address of the invitation in the newest e-mail about it. */
async function findInvitation(email: string): Promise<string | undefined> {
  const letters = await readOutbox(product.url, email);
  const invitation = letters.find(({ text }) => text.includes('invites you'));
  return invitation && /\/campaign-details\/\d+/.exec(invitation.text)?.[0];
}

describe.each(widthsOf(1280))('at %i px', (width) => {
  let brand: Entered;
  let creator: Entered;
  beforeAll(async () => {
    const at = { url: product.url, width };
    brand = await enterAs(browser, { role: 'Brand', fullname: 'Asha Menon', ...at });
    creator = await enterAs(browser, { role: 'Influencer', fullname: 'Neethu Thomas', ...at });
  });
  afterAll(async () => {
    for (const { problems, context } of [brand, creator]) {
      expect(problems).toEqual([]);
      await context.close();
    }
  });

  it('a brand starts from a template, and checks everything before it posts', async () => {
    const { page } = brand;
    await page.goto('/create-campaigns/new');
    await page.getByRole('button', { name: 'Start from a template' }).click();
    await page.getByRole('button', { name: 'Use Recipe at home' }).waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Use Recipe at home' }).click();
    const filledIn = 'A dish with our product, from your kitchen';
    await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe(filledIn);
    await page.waitForURL(/create-campaigns\/\d+/);
    await page.goto(`${new URL(page.url()).pathname}?step=5`);
    await page.getByText('Before it can be posted').waitFor();
    await page.getByText('1 reel, 1 story').first().waitFor();
    await page.getByRole('heading', { name: 'What you commit to' }).waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Save as template' }).click();
    await page.getByLabel('Name').fill('Our kitchen');
    await page.getByRole('button', { name: 'Save template' }).click();
    await page.getByText('Saved as a template.').waitFor();
    await page.getByRole('link', { name: 'Edit brief' }).click();
    await page.getByRole('heading', { name: 'What’s it about?' }).waitFor();
    await page.getByRole('button', { name: 'Start from a template' }).click();
    await page.getByRole('button', { name: 'Use Our kitchen' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  it('a brand invites everybody who fits, and the creator applies from the e-mail', { timeout: 240_000 }, async () => {
    const { page } = brand;
    const title = `Sadya at home ${width}`;
    const id = await postCampaign(brand, title);
    expect(page.url()).toContain('tab=fits');
    await page.getByText('Posted. Creators can see it now.').waitFor();
    await page.getByRole('region', { name: 'Who saw it' }).getByText('Nobody has seen it yet.').waitFor();
    await page.getByRole('article').filter({ hasText: creator.fullname }).first().waitFor();
    await page.getByLabel('Your message').fill('{name}, would you cook with us?');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('Neethu, would you cook with us?').waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: /^Invite( all)? \d+$/ }).click();
    await page.getByText(/^\d+ (person|people) invited$/).waitFor();
    await page.getByText('Nobody new fits').waitFor();
    await expectGoodPage(page);
    await expect
      .poll(() => findInvitation(creator.email), { timeout: 150_000, interval: 1_000 })
      .toBe(`/campaign-details/${id}`);
    const theirs = creator.page;
    await theirs.goto('/profile-settings#consents');
    const agrees = theirs.getByRole('switch', { name: 'Show brands that I opened their campaign' });
    expect(await agrees.isChecked()).toBe(false);
    await agrees.click();
    await expect.poll(() => agrees.isChecked()).toBe(true);
    await expectGoodPage(theirs);
    await theirs.goto((await findInvitation(creator.email)) ?? '');
    await theirs.getByRole('heading', { level: 1, name: title }).waitFor();
    await theirs.getByRole('button', { name: 'Apply' }).click();
    const sheet = theirs.getByRole('dialog');
    await sheet.getByLabel('Your price').fill('17500');
    await sheet.getByLabel('Why you’re a good fit').fill('I cook a sadya every Onam.');
    await sheet.getByRole('button', { name: 'Send application' }).click();
    await theirs.getByText('Application sent.').waitFor();
    await page.reload();
    const seen = page.getByRole('region', { name: 'Who saw it' });
    await seen.getByRole('listitem').filter({ hasText: creator.fullname }).getByText('opened the brief').waitFor();
    expect(await seen.getByRole('definition').allTextContents()).toEqual(['1', '1', '0', '1']);
    await expectGoodPage(page);
  });
});
