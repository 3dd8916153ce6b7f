/** A video draft in two browsers: uploaded, commented at a second, changed, approved by its version. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { makeMp4 } from '../makers/video.ts';
import { agreeOnWork } from './agreeing.ts';
import { type Entered, enterAs } from './entered.ts';
import { recordVideo } from './films.ts';
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

describe.each(widthsOf(360))('a video draft at %i px', (width) => {
  let brand: Entered;
  let creator: Entered;
  let address: string;

  beforeAll(async () => {
    const at = { url: product.url, width };
    brand = await enterAs(browser, { role: 'Brand', fullname: 'Rohan Kottaram', ...at });
    creator = await enterAs(browser, { role: 'Influencer', fullname: 'Devika Nair', ...at });
    address = `/campaign-details/${await agreeOnWork({ brand, creator })}?tab=deliverables`;
  });
  afterAll(async () => {
    await brand?.context.close();
    await creator?.context.close();
  });

  it('is uploaded, and kept when the page is loaded again', async () => {
    const { page } = creator;
    await page.goto(address);
    const film = await recordVideo(page);
    await page.getByRole('radio', { name: 'Video' }).check();
    const field = page.getByLabel('Video of the work');
    await field.setInputFiles({ name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('not a video at all') });
    await page.getByText('Choose an MP4, WebM or QuickTime video.').waitFor();
    await field.setInputFiles(film);
    await page.getByText('100%', { exact: true }).waitFor();
    await page.getByText(/180 × 320 · \d+ kB/).waitFor();
    await page.reload();
    await page.getByText(/180 × 320 · \d+ kB/).waitFor();
    await page.getByText('100%', { exact: true }).waitFor();
    await page.getByLabel('Caption').fill('#ad Sambar, poured twice.');
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Submit, label missing' }).click();
    await page.getByText('Waiting for the campaign owner.').waitFor();
    await page.getByText('Label spoken: not ticked').waitFor();
    await page.getByRole('button', { name: 'Submit another version' }).click();
    await tickLabels(page);
    await page.getByRole('button', { name: 'Submit again' }).click();
    await page.getByText('Label spoken', { exact: true }).waitFor();
  });

  it('is played and commented at a second by the brand', async () => {
    const { page } = brand;
    await page.goto(address);
    await page.getByRole('button', { name: 'Play' }).waitFor();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0);
    await page.getByRole('button', { name: 'Turn the sound off' }).click();
    await page.getByRole('button', { name: 'Turn the sound on' }).waitFor();
    await page.getByRole('button', { name: 'Speed: 1×' }).click();
    await page.getByRole('button', { name: 'Speed: 1.5×' }).waitFor();
    const set = await page.locator('video').evaluate((each: HTMLVideoElement) => [each.muted, each.playbackRate]);
    expect(set).toEqual([true, 1.5]);
    await page.getByRole('slider', { name: 'Place in the video' }).fill('1.2');
    await page.getByRole('textbox', { name: 'Comment at 0:01' }).fill('Could the ladle stay one beat longer?');
    await page.getByRole('button', { name: 'Send the comment' }).click();
    await page.getByRole('button', { name: 'Comment 1 at 0:01' }).waitFor();
    await page.getByRole('button', { name: 'Request changes 1 open' }).waitFor();
    await expectGoodPage(page);
  });

  it('shows comments to the influencer at once, who answers', async () => {
    const { page } = creator;
    await page.getByText('Could the ladle stay one beat longer?').waitFor();
    await page.getByRole('textbox', { name: 'Answer Rohan' }).fill('Yes, two seconds more.');
    await page.getByRole('textbox', { name: 'Answer Rohan' }).press('Enter');
    await page.getByText('Yes, two seconds more.').waitFor();
    await expectGoodPage(page);
    await brand.page.getByText('Yes, two seconds more.').waitFor();
  });

  it('is resolved and approved by its version; an older version can still be watched', async () => {
    const { page } = brand;
    await page.getByRole('button', { name: 'Resolve comment 1' }).click();
    await page.getByText('1 comment resolved').waitFor();
    await page.getByRole('radio', { name: 'Version 1' }).check();
    await page.getByLabel(/^Video of Reel 1, version 1/).waitFor();
    await page.getByRole('button', { name: 'Approve version 2' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('publishes it and adds the results.').waitFor();
    await expectGoodPage(page);
  });

  it('that the browser cannot play is offered as a file', async () => {
    const next = `/campaign-details/${await agreeOnWork({ brand, creator })}?tab=deliverables`;
    const { page } = creator;
    await page.goto(next);
    await page.getByRole('radio', { name: 'Video' }).check();
    const buffer = Buffer.from(makeMp4({ brand: 'qt  ', codec: 'hvc1' }));
    await page.getByLabel('Video of the work').setInputFiles({ name: 'reel.mov', mimeType: 'video/quicktime', buffer });
    await page.getByText('100%', { exact: true }).waitFor();
    await page.getByLabel('Caption').fill('#ad Sambar, poured twice.');
    await page.getByRole('button', { name: 'Submit, label missing' }).click();
    await page.getByText('This browser can’t play the video (hvc1).').waitFor();
    await page.getByRole('link', { name: 'Download the video' }).waitFor();
    await expectGoodPage(page);
  });

  it('leaves no console errors', () => {
    expect([...brand.problems, ...creator.problems]).toEqual([]);
  });
});
