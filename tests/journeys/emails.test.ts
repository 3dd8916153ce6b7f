/** E-mails as people see them: every type at two widths, light and dark; and the way out of further ones. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDueMails } from '../../server/notifications/notifications/mails.service.ts';
import { notify } from '../../server/notifications/notifications/notifications.service.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { openBrowser, openVisitor } from '../browser.ts';
import { openTestDatabase } from '../database.ts';
import { makeMember } from '../members.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), {}, { buildDir: 'build' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

/** Titles and documents of the gallery's frames. */
async function readGallery(query: string): Promise<{ title: string; html: string }[]> {
  const { page, context } = await openVisitor(browser, app.url, 1280);
  await page.goto(`/sandbox/emails?${query}`);
  const frames = await page.$$eval('iframe', (all) => all.map(({ title, srcdoc }) => ({ title, html: srcdoc })));
  await context.close();
  return frames;
}

/** Faults of a rendered e-mail: overflow, small targets, low contrast, missing pictures. */
function findFaults(isDark: boolean): string[] {
  const faults: string[] = [];
  const widest = document.documentElement.scrollWidth - window.innerWidth;
  if (widest > 0) faults.push(`${widest} px too wide`);
  const buttons = [...document.querySelectorAll('.ba, .bb')].map((each) => each.getBoundingClientRect());
  if (buttons.length !== 1) faults.push(`${buttons.length} main buttons`);
  for (const { height, width } of buttons) {
    if (height < 44) faults.push(`a button ${height} px high`);
    if (window.innerWidth < 480 && width < window.innerWidth - 60) faults.push(`a button ${width} px wide on a phone`);
  }
  for (const image of document.images) if (image.naturalWidth === 0) faults.push(`no picture at ${image.src}`);
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const ground = getComputedStyle(element).backgroundColor;
    return ground === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : ground;
  };
  if (luminance(groundOf(document.querySelector('h1'))) < 0.2 !== isDark) faults.push('the wrong mode');
  for (const element of document.querySelectorAll('h1, p, a, td, span')) {
    const isWritten = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!isWritten || element.closest('[data-skip-in-text]')) continue;
    const [light = 0, dark = 0] = [getComputedStyle(element).color, groundOf(element)]
      .map(luminance)
      .toSorted((a, b) => b - a);
    const contrast = (light + 0.05) / (dark + 0.05);
    if (contrast < 4.5) faults.push(`contrast ${contrast.toFixed(1)} of “${element.textContent?.slice(0, 40)}”`);
  }
  return faults;
}

describe.each(['en', 'hi'])('every e-mail in %s', (language) => {
  it.each([
    ['light', 'light'],
    ['dark', 'light'],
    // Programs that set an attribute.
    ['light', 'dark'],
  ] as const)('can be read and used at 360 and 640 px (system: %s, attribute: %s)', async (colorScheme, look) => {
    const frames = await readGallery(`lang=${language}&look=${look}`);
    const [narrow, wide] = [360, 640].map((width) => frames.filter(({ title }) => title.endsWith(`at ${width} px`)));
    expect(narrow?.length).toBeGreaterThan(25);
    expect(wide?.length).toBe(narrow?.length);
    const isDark = colorScheme === 'dark' || look === 'dark';
    const found: string[] = [];
    for (const width of [360, 640]) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
      const page = await context.newPage();
      for (const { title, html } of frames.filter((frame) => frame.title.endsWith(`at ${width} px`))) {
        await page.setContent(html, { waitUntil: 'load' });
        found.push(...(await page.evaluate(findFaults, isDark)).map((fault) => `${title}: ${fault}`));
      }
      await context.close();
    }
    expect(found).toEqual([]);
  });
});

it('an e-mail’s link opens a page, and its button ends this type of e-mails', async () => {
  const member = await makeMember(app, 'brand');
  const accountId = Number(member.id);
  const tell = async (title: string) => {
    await notify(app.context, {
      accountId,
      type: 'application',
      link: '/campaign-details/7',
      description: 'Read it.',
      title: { template: title, values: {} },
    });
    const later = new Date(Date.now() + 3_600_000);
    await sendDueMails({ ...app.context, now: () => later });
  };
  await tell('Aarohi applied');
  const address = /^Stop these emails: (.+)$/m.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const { page, context, problems } = await openVisitor(browser, app.url, 360);
  await page.goto(address);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await page.getByRole('heading', { name: 'These emails are off' }).waitFor();
  const before = app.mails.length;
  await tell('Kabir applied');
  expect(app.mails).toHaveLength(before);
  await page.goto(`${app.url}/unsubscribe?token=forged`);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await page.getByText('This link is incomplete or too old.').waitFor();
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  await context.close();
});
