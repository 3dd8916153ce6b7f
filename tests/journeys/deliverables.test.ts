/** Work of an agreement in two browsers, from the first caption to the figures. */
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectWholeTables, openBrowser, seeAll } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { agreeOnWork } from './agreeing.ts';
import { type Entered, enterAs } from './entered.ts';
import { tickLabels } from './paying.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

async function screenshot() {
  const buffer = await sharp({ create: { width: 360, height: 640, channels: 3, background: '#a52' } })
    .png()
    .toBuffer();
  return { name: 'insights.png', mimeType: 'image/png', buffer };
}

describe.each(widthsOf(360))('deliverables at %i px', (width) => {
  let brand: Entered;
  let creator: Entered;
  let address: string;

  beforeAll(async () => {
    const at = { url: product.url, width };
    brand = await enterAs(browser, { role: 'Brand', fullname: 'Asha Menon', ...at });
    creator = await enterAs(browser, { role: 'Influencer', fullname: 'Meera Nair', ...at });
    address = `/campaign-details/${await agreeOnWork({ brand, creator })}?tab=deliverables`;
  });
  afterAll(async () => {
    await brand?.context.close();
    await creator?.context.close();
  });

  it('the dashboard shows due work and links to it', async () => {
    const { page } = creator;
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Submit Reel 1' }).waitFor();
    await expectGoodPage(page);
    await page.getByRole('link', { name: /Submit Reel 1/ }).click();
    await page.waitForURL('**/campaign-details/*');
    await page.getByRole('heading', { name: 'Your work' }).waitFor();
  });

  it('a missing ad label is reported while typing, and the post is submitted with one', async () => {
    const { page } = creator;
    const link =
      (await page
        .getByText(/\/l\/[2-9a-z]{10}$/)
        .first()
        .textContent()) ?? '';
    const leads = await fetch(link, { redirect: 'manual' });
    expect([leads.status, leads.headers.get('location')]).toEqual([302, 'https://shop.example/monsoon']);
    await page.getByText('Add your link too, so we can count its clicks').waitFor();
    await page.getByRole('button', { name: 'Copy link' }).waitFor();
    const address = page.getByLabel('Link to the post');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByText('Add a link to the work, or upload a video or picture of it.').waitFor();
    await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
    await address.fill('https://www.instagram.com/reel/C1');
    await page.getByLabel('Caption').fill('My monsoon brew from the balcony.');
    await page.getByText('The caption doesn’t say this is an ad').waitFor();
    await expectGoodPage(page);
    // Two ticks and the caption.
    await page.getByText(/^3 places left for the label: /).waitFor();
    await page.getByRole('button', { name: 'Submit, label missing' }).waitFor();
    // A label that is hidden among hashtags moves; one that is missing is added.
    await page.getByLabel('Caption').fill('My monsoon brew. #monsoon #coffee #ad');
    await page.getByRole('button', { name: 'Move #ad to the front' }).click();
    expect(await page.getByLabel('Caption').inputValue()).toBe('#ad My monsoon brew. #monsoon #coffee');
    await page.getByLabel('Caption').fill('My monsoon brew from the balcony.');
    await page.getByRole('button', { name: 'Begin with #ad' }).click();
    await page.getByText('Ad label found: #ad').waitFor();
    await tickLabels(page);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByText('Waiting for the campaign owner.').waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Submit another version' }).click();
    await page.getByLabel('Caption').fill('#ad My monsoon brew, with rain.');
  });

  it('the brand requests changes with a note', async () => {
    const { page } = brand;
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /Reel 1 by Meera Nair is ready/ }).click();
    await page.locator('mark', { hasText: '#ad' }).waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Request changes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await dialog.getByText('Describe what to change.').waitFor();
    await dialog.getByLabel('What should change?').fill('Show the pot, please.');
    await expectGoodPage(page);
    await page.route('**/campaign/deliverables/*', (route) => route.fulfill({ body: '' }), { times: 1 });
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await dialog.getByRole('alert').getByText('Something went wrong.').waitFor();
    expect(await dialog.getByLabel('What should change?').inputValue()).toBe('Show the pot, please.');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('You requested changes. Meera Nair will submit it again.').waitFor();
  });

  it('the influencer sees it at once and submits again', async () => {
    const { page } = creator;
    await page.getByText('The campaign owner asked for changes: “Show the pot, please.”').waitFor();
    await expectGoodPage(page);
    // A live answer must not change what is being typed.
    expect(await page.getByLabel('Caption').inputValue()).toBe('#ad My monsoon brew, with rain.');
    await page.getByLabel('Caption').fill('#ad My monsoon brew from the balcony, with the pot.');
    await page.getByRole('button', { name: 'Submit again' }).click();
    await page.getByText('Waiting for the campaign owner.').waitFor();
    await page.getByText('Round 2').waitFor();
    await page.getByRole('button', { name: 'Submit another version' }).click();
    await page.getByLabel('Caption').waitFor();
  });

  it('the brand approves the last piece after being told what it releases', async () => {
    const { page } = brand;
    await page.getByRole('button', { name: /^Approve version/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('the others when the post is published', { exact: false }).waitFor();
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('Next, Meera Nair publishes it and adds the results.').waitFor();
    await expectGoodPage(page);
  });

  it('the influencer publishes it, and types in its figures with a screenshot', async () => {
    const { page } = creator;
    await page.getByText('Approved. Publish it, then mark it as published here.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Mark as published' }).click();
    // The caption is copied into the post, and the page says what has to hold for it to count.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Caption copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^#ad My monsoon brew/);
    await page.getByText('#ad is in your caption. Leave it at the start.').waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Mark as published' }).click();
    await page.getByRole('button', { name: 'Add results' }).click();
    await page.getByLabel('Views').fill('20000');
    await page.getByLabel('Likes').fill('800');
    await page.getByLabel('Comments').fill('200');
    await page.getByLabel('Screenshots of the platform’s numbers').setInputFiles(await screenshot());
    await page.getByText('1 screenshot added.').waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Save numbers' }).click();
    await page.getByText(/^Typed in by you/).waitFor();
    await page.getByText('Likes 800, Comments 200').waitFor();
    await page.getByRole('img', { name: 'Screenshot 1 of the platform’s numbers' }).waitFor();
    await expectGoodPage(page);
  });

  it('the brand questions the figures, and the influencer sees it', async () => {
    const { page } = brand;
    await page.getByText(/^Typed in by Meera Nair/).waitFor();
    await page.getByRole('img', { name: 'Screenshot 1 of the platform’s numbers' }).waitFor();
    await page.getByRole('button', { name: 'Question these numbers' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What looks wrong?').fill('The screenshot is of another reel.');
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Send question' }).click();
    await page.getByText('Questioned: “The screenshot is of another reel.”').waitFor();
    await creator.page.getByText('The campaign owner asked: “The screenshot is of another reel.”').waitFor();
    await expectGoodPage(creator.page);
  });

  it('the brand confirms that it is published, which releases the money', async () => {
    const { page } = brand;
    await page.getByRole('button', { name: 'Confirm publication' }).click();
    await page.getByText(/^Published and confirmed on/).waitFor();
    await expectGoodPage(page);
  });

  it('both sides see the figures', async () => {
    for (const { page } of [brand, creator]) {
      await page.goto(address);
      await page.getByRole('link', { name: 'Results' }).click();
      await page.getByText('5 per 100 views').waitFor();
      await page.getByText('₹18.00').first().waitFor();
      await page.getByText('Self-reported for 1 of 1 delivered pieces').waitFor();
      await expectGoodPage(page);
      await expectWholeTables(page);
      await page.getByRole('button', { name: 'How we calculate Engagement' }).click();
      await page.getByText('Reported likes, comments, shares and saves together').waitFor();
      await page.keyboard.press('Escape');
      // A single reading is shown as figures, not as a line.
      await page.getByRole('cell', { name: '20,000' }).first().waitFor();
      expect(await page.getByRole('radio', { name: 'Table' }).count()).toBe(0);
      await expectGoodPage(page);
    }
  });

  it('both see the results of a chosen period', async () => {
    for (const [{ page }, money] of [
      [brand, '₹18,000'],
      [creator, '₹17,100'],
    ] as const) {
      await page.goto('/performance?range=7d');
      await page.getByRole('listitem').filter({ hasText: money }).first().waitFor();
      await seeAll(page);
      const read = page.getByRole('region', { name: 'Views, reach and engagement' });
      await read.waitFor();
      // Today is not over: its figures are in the list of campaigns, and not yet in the charts.
      await page.getByRole('cell', { name: '20,000' }).first().waitFor();
      await expectGoodPage(page);
      await page.getByRole('radio', { name: 'FY' }).click();
      await page.waitForURL('**/performance?range=fy');
      await page.getByRole('radio', { name: 'Days' }).click();
      await page.waitForURL('**/performance?range=custom**');
      const year = new Date().getFullYear() - 1;
      await page.getByLabel('From', { exact: true }).pressSequentially(`0505${year}`);
      await page.waitForURL((address) => address.searchParams.get('from') === `${year}-05-05`);
      await page.goBack();
      await page.waitForURL('**/performance?range=fy');
      await page.goBack();
      await page.waitForURL('**/performance?range=7d');
      await expectGoodPage(page);
    }
  });

  it('work is reviewed piece by piece while some of it is missing', async () => {
    const campaignId = await agreeOnWork({ brand, creator, reels: 2 });
    await creator.page.goto(`/campaign-details/${campaignId}?tab=deliverables`);
    await creator.page.getByLabel('Link to the post').fill('https://www.instagram.com/reel/C1');
    await creator.page.getByLabel('Caption').fill('#ad The first of two.');
    await creator.page.getByRole('button', { name: 'Submit, label missing' }).click();
    await creator.page.getByText('Submitted', { exact: true }).first().waitFor();
    const { page } = brand;
    await page.goto(`/campaign-details/${campaignId}?tab=applied`);
    await page.getByRole('button', { name: 'Meera Nair', exact: true }).click();
    const look = page.getByRole('link', { name: 'Review deliverables' });
    await look.waitFor();
    expect(await page.getByRole('button', { name: 'Pay now' }).count()).toBe(0);
    await look.click();
    await page.getByText('0 of 2 pieces approved').waitFor();
  });

  it('leaves no console errors', () => {
    expect([...brand.problems, ...creator.problems]).toEqual([]);
  });
});
