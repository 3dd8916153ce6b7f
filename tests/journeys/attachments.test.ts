/** Two people send each other pictures and PDFs. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, setOffline } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { makePdf, makePhoto } from '../makers/upload.ts';
import { type Entered, enterAs } from './entered.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
let photo: Buffer;
beforeAll(async () => {
  browser = await openBrowser();
  photo = Buffer.from(await makePhoto({ width: 1_200, height: 800 }));
});
afterAll(() => browser?.close());

async function meetTwo(width: number): Promise<[Entered, Entered]> {
  const { url } = product;
  const brand = await enterAs(browser, { role: 'Brand', fullname: 'Rohan Bhatt', url, width });
  const creator = await enterAs(browser, { role: 'Influencer', fullname: 'Aarohi Menon', url, width });
  for (const { page } of [brand, creator]) await page.emulateMedia({ reducedMotion: 'reduce' });
  return [brand, creator];
}

const log = (page: Page) => page.getByRole('log');
const clip = (page: Page) => page.getByLabel('Attach a picture or PDF');
const leaf = () => ({ name: 'Banana leaf.jpg', mimeType: 'image/jpeg', buffer: photo });
const plan = () => ({ name: 'Shot list.pdf', mimeType: 'application/pdf', buffer: Buffer.from(makePdf('shots')) });

/** Width of the loaded picture. */
const naturalWidth = (page: Page) =>
  log(page)
    .getByRole('img', { name: 'Banana leaf.jpg' })
    .evaluate((node) => (node as HTMLImageElement).naturalWidth);

describe.each(widthsOf(1280))('at %i px', (width) => {
  it('a picture and a PDF are sent, shown, opened and saved; other files are refused', async () => {
    const [brand, creator] = await meetTwo(width);
    await brand.page.goto(`/chat-section?user=${creator.id}`);
    await brand.page.getByPlaceholder('Type your message...').fill('The print for the box');
    await clip(brand.page).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await brand.page.getByText('Send JPEG, PNG, WebP or AVIF pictures and PDFs').waitFor();
    await clip(brand.page).setInputFiles(leaf());
    const dialog = brand.page.getByRole('dialog', { name: 'Send a picture' });
    await dialog.getByRole('img', { name: 'Banana leaf.jpg' }).waitFor();
    expect(await dialog.getByLabel('Caption').inputValue()).toBe('The print for the box');
    await expectGoodPage(brand.page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await log(brand.page).getByText('Sent', { exact: true }).waitFor({ state: 'attached' });
    expect(await brand.page.getByPlaceholder('Type your message...').inputValue()).toBe('');

    await creator.page.goto('/chat-section');
    const list = creator.page.getByRole('navigation', { name: 'Conversations' });
    await list.getByText('The print for the box').click();
    await log(creator.page).getByText('The print for the box').waitFor();
    await expect.poll(() => naturalWidth(creator.page)).toBe(800);
    await log(creator.page).getByRole('button', { name: 'Open Banana leaf.jpg' }).click();
    const viewer = creator.page.getByRole('dialog', { name: 'Banana leaf.jpg' });
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expectGoodPage(creator.page);
    await creator.page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await creator.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Open Banana leaf.jpg',
    );

    await clip(brand.page).setInputFiles(plan());
    const plans = brand.page.getByRole('dialog', { name: 'Send a PDF' });
    await plans.waitFor();
    if (width === 360) await plans.getByLabel('Caption').click();
    await brand.page.keyboard.type('Costs too');
    await brand.page.keyboard.press('Enter');
    await log(creator.page).getByText('Costs too').waitFor();
    const saving = creator.page.waitForEvent('download');
    await log(creator.page).getByRole('link', { name: 'Save Shot list.pdf' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('Shot list.pdf');
    expect(await readFile(await saved.path())).toEqual(plan().buffer);
    await expectGoodPage(creator.page);
    expect([...brand.problems, ...creator.problems]).toEqual([]);
    await Promise.all([brand.context.close(), creator.context.close()]);
  });

  it('a failed upload stays with its reason and can be retried', async () => {
    const [brand, creator] = await meetTwo(width);
    await brand.page.goto(`/chat-section?user=${creator.id}`);
    await brand.page.route('**/user/messages/attachments', (route) => route.abort());
    await clip(brand.page).setInputFiles(leaf());
    await brand.page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await log(brand.page).getByText('Not sent').waitFor();
    await expectGoodPage(brand.page);
    await brand.page.unroute('**/user/messages/attachments');
    await log(brand.page).getByRole('button', { name: 'Retry' }).click();
    await log(brand.page).getByText('Sent', { exact: true }).waitFor({ state: 'attached' });
    const torn = { name: 'Torn.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 torn') };
    await clip(brand.page).setInputFiles(torn);
    await brand.page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await log(brand.page).getByText('This PDF is damaged or incomplete. Save it again and retry.').waitFor();
    await log(brand.page).getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => log(brand.page).getByText('Torn.pdf').count()).toBe(0);
    await Promise.all([brand.context.close(), creator.context.close()]);
  });

  it('a file sent while the connection drops is not lost', async () => {
    const [brand, creator] = await meetTwo(width);
    await brand.page.goto(`/chat-section?user=${creator.id}`);
    await creator.page.goto(`/chat-section?user=${brand.id}`);
    await clip(brand.page).setInputFiles(leaf());
    const dialog = brand.page.getByRole('dialog', { name: 'Send a picture' });
    await dialog.getByLabel('Caption').fill('From the train');
    await setOffline(brand.context, true);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await log(brand.page).getByText('From the train').waitFor();
    await setOffline(brand.context, false);
    await log(brand.page).getByText('Read', { exact: true }).waitFor({ state: 'attached' });
    await log(creator.page).getByText('From the train').waitFor();
    await Promise.all([brand.context.close(), creator.context.close()]);
  });
});
