/** Videos of a portfolio in the lightbox: loaded and played on request, or offered where the browser cannot play them. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { makeMp4 } from '../makers/video.ts';
import { callApi } from '../sessions.ts';
import { tusClient } from '../tus.ts';
import { enterAs } from './entered.ts';
import { recordVideo } from './films.ts';
import { product } from './product.ts';

const { url } = product;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it.each(widthsOf(360))('a video plays in the lightbox, and one that cannot says so, at %i px', async (width) => {
  const creator = await enterAs(browser, { role: 'Influencer', fullname: 'Neethu Thomas', url, width });
  const { page, token, context } = creator;
  await page.goto('/wallet');
  const playable = new Uint8Array(readFileSync(await recordVideo(page)));
  const films = [
    { bytes: makeMp4({ codec: 'hvc1' }), filename: 'noise.mp4', filetype: 'video/mp4', caption: 'Noise' },
    { bytes: playable, filename: 'walk.webm', filetype: 'video/webm', caption: 'Monsoon walk' },
  ];
  for (const { bytes, caption, ...named } of films) {
    const upload_id = await tusClient(url, token).upload(bytes, { purpose: 'content', ...named });
    await callApi(url, '/user/content', { token, body: { upload_id, caption } });
  }
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') loaded.push(request.url());
  });
  await page.goto(`/influencer-profile/influencer/${creator.id}#content`);
  const pieces = page.getByRole('region', { name: 'Content', exact: true });
  await pieces.getByRole('button', { name: /Monsoon walk/ }).click();
  const lightbox = page.getByRole('dialog');
  await lightbox.getByText('Monsoon walk').waitFor();
  expect(loaded).toEqual([]);
  await lightbox.getByRole('button', { name: 'Play the video' }).click();
  await lightbox.locator('video').waitFor();
  await page.waitForFunction(() => (document.querySelector('dialog video') as HTMLVideoElement | null)?.currentTime);
  expect(loaded.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await pieces.getByRole('button', { name: /Noise/ }).click();
  await lightbox.getByRole('button', { name: 'Play the video' }).click();
  await lightbox.getByText('This browser can’t play the video (hvc1).').waitFor();
  await lightbox.getByRole('link', { name: 'Download the video' }).waitFor();
  await context.close();
});
