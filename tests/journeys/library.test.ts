/** A brand's content library in the browser: found by its filters, saved with the rights to each piece. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openVisitor, seeAll } from '../browser.ts';
import { strikeFundedDeal } from '../campaigns/paying.ts';
import { type Stage, setStage } from '../campaigns/stage.ts';
import { looksOf } from '../looks.ts';
import { makeMp4 } from '../makers/video.ts';
import { readPdf } from '../pdf.ts';
import { tusClient } from '../tus.ts';
import { unzip } from '../zip.ts';
import { expectGoodPage } from './people.ts';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([setStage({ buildDir: 'build' }), openBrowser()]);
  await pay('Monsoon menu', { days: 7, territory: 'India' });
  await pay('Festive boxes', { days: 200, territory: 'India' });
  await pay('Own post only', null);
});
afterAll(async () => {
  await browser?.close();
  await stage?.app.close();
});

/** Work with a video, paid. */
async function pay(title: string, usage: { days: number; territory: string } | null): Promise<void> {
  const deal = await strikeFundedDeal(stage, { title: `${title} campaign`, usage_rights: usage });
  const upload_id = await tusClient(stage.app.url, deal.influencer.token).upload(makeMp4({ seconds: 12 }), {
    purpose: 'draft',
    application_id: deal.application.id,
    filename: 'film.mp4',
    filetype: 'video/mp4',
  });
  await deal.submit({ url: null, upload_id });
  await deal.complete();
}

/** The bytes that a button saves. */
async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  return readFile(await download.path());
}

/** All filters are beside each other on a desktop. */
async function expectOneLine(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  const filters = [page.getByRole('searchbox').first(), ...(await page.getByRole('combobox').all())];
  const middles = await Promise.all(
    filters.map(async (filter) => {
      const box = await filter.boundingBox();
      return box ? Math.round(box.y + box.height / 2) : 0;
    }),
  );
  expect(middles.length).toBe(5);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  if (size) await page.setViewportSize(size);
}

it.each(
  looksOf([
    [360, 'dark'],
    [1280, 'light'],
  ] as const),
)('pieces are found and saved with their rights, %i px, %s', async (width, colorScheme) => {
  const { page, problems, context } = await openVisitor(browser, stage.app.url, width);
  const { body } = await stage.call(stage.brand, `GET /user/${stage.brand.id}`);
  await context.addInitScript(
    ([token, user]) => {
      localStorage.setItem('auth_token', token as string);
      localStorage.setItem('user_profile', user as string);
      localStorage.setItem('brandPopupShown', 'true');
    },
    [stage.brand.token, JSON.stringify(body.data)],
  );
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.goto('/library');
  await page.getByRole('heading', { name: 'Ends soon' }).waitFor();
  await page.getByRole('heading', { name: 'No rights agreed' }).waitFor();
  await seeAll(page);
  await expectGoodPage(page);
  await expectOneLine(page);
  await page.getByText(/^Began on .+, for \d+ days$/).waitFor();
  await page.getByRole('button', { name: 'Renew the rights' }).click();
  const renewal = page.getByRole('dialog', { name: 'Renew the rights' });
  await renewal.getByRole('button', { name: 'Propose' }).waitFor();
  // The columns are for wide forms only.
  expect(await renewal.getByText('Where the work may be used').isVisible()).toBe(false);
  await expectGoodPage(page);
  await renewal.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('combobox', { name: 'Use' }).selectOption('Print');
  await page.getByRole('heading', { name: 'No rights agreed' }).waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Campaign' }).selectOption('Festive boxes campaign');
  await page.getByText('200 days left').waitFor();
  const pdf = await saved(page, 'Document of the rights');
  expect((await readPdf(new Uint8Array(pdf))).text).toContain('Festive boxes campaign');
  await page.getByRole('combobox', { name: 'Campaign' }).selectOption('All campaigns');

  for (const title of ['Festive boxes', 'Monsoon menu'])
    await page.getByRole('checkbox', { name: `Choose Reel 1, ${title} campaign` }).check();
  await page.getByText('2 pieces chosen').waitFor();
  await expectGoodPage(page);
  const files = unzip(await saved(page, 'Download as ZIP'));
  expect([...files.keys()].map((name) => name.replace(/^.*\//, '')).toSorted()).toEqual([
    ...['rights.csv', 'rights.txt', 'rights.txt', 'video.mp4', 'video.mp4'],
  ]);
  await page.getByText('2 pieces chosen').waitFor({ state: 'detached' });
  expect(String(await saved(page, 'Rights list, CSV'))).toContain('Monsoon menu campaign');
  expect(problems).toEqual([]);
  await context.close();
});
