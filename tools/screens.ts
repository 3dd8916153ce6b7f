/**
 * Takes screenshots of all pages: 360 and 1280 px × light and dark × full (demo story), empty (new account) and error (all
 * calls fail), one sheet of four each, in `.cache/screens`; also those of the README (`--only readme`: nothing else).
 * `--only wallet,chat`: pages whose path or role contains one of these; `--states empty,error`; `--lang hi`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { localeCookie } from '../contract/kit/languages.ts';
import { readerCookie } from '../contract/site/pages.ts';
import { openBrowser, openVisitor, seeAll } from '../tests/browser.ts';
import { everyPage } from '../tests/routes.ts';
import { startProduct } from '../tests/server.ts';
import { laySession } from '../tests/sessions.ts';
import { type Looker, readLookers } from './screen-lookers.ts';

const folder = '.cache/screens';
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, states: { type: 'string' }, lang: { type: 'string' } },
});
const states = (options.states ?? 'full,empty,error').split(',') as State[];
const looks = [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })));

/** Longer screenshots are cropped, px. */
const pictureHeight = 2400;

type State = 'full' | 'empty' | 'error';
type Look = (typeof looks)[number];

interface ReadmePicture {
  name: string;
  role: string;
  path: string;
  look: Look;
}

const wide = { width: 1280, theme: 'light' } as const;
const readmePictures: readonly ReadmePicture[] = [
  { name: 'browse', role: 'brand', path: '/browse-influencer', look: wide },
  { name: 'campaign', role: 'brand', path: '/campaign-details/:id', look: wide },
  { name: 'hub', role: 'brand', path: '/joint-campaign', look: { ...wide, theme: 'dark' } },
  { name: 'wallet', role: 'influencer', path: '/wallet', look: { width: 360, theme: 'light' } },
];

/** Browser context per person and look, which keeps its cache between pages. */
const contexts = new Map<string, Promise<BrowserContext>>();

const product = await startProduct();
const browser = await openBrowser();
mkdirSync(folder, { recursive: true });
try {
  const lookers = await readLookers(product.url);
  const names: string[] = [];
  for (const { looker, path, state } of listSheets(lookers)) {
    const name = `${nameOf(path)}.${looker.role}.${state}`;
    const pictures = await Promise.all(looks.map((look) => takePicture({ looker, path, state, look })));
    await writeSheet(`${folder}/${name}.webp`, pictures);
    names.push(name);
    console.log(name);
  }
  const images = names.map((name) => `<h2>${name}</h2><img loading="lazy" src="${name}.webp" alt="">`);
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Screens</title>${images.join('')}`,
  );
  if ((!options.only && !options.lang) || options.only === 'readme') await takeReadmePictures(lookers);
} finally {
  await browser.close();
  await product.stop();
}

/** Signed-in people see their pages in each state; visitors see public pages in one. */
function listSheets(lookers: Looker[]): { looker: Looker; path: string; state: State }[] {
  const wanted = options.only?.split(',');
  return lookers
    .flatMap((looker) =>
      everyPage
        .filter(({ layout }) => looker.layouts.includes(layout))
        .flatMap(({ path }) => looker.states.map((state) => ({ looker, path, state }))),
    )
    .filter(({ state }) => states.includes(state))
    .filter(({ looker, path }) => !wanted || wanted.some((each) => path.includes(each) || looker.role === each));
}

function nameOf(path: string): string {
  if (path === '/*') return 'not-found';
  return path.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '') || 'landing';
}

interface Shot {
  looker: Looker;
  path: string;
  state: State;
  look: Look;
}

function contextOf(looker: Looker, look: Look): Promise<BrowserContext> {
  const key = `${looker.role} ${look.width} ${look.theme}`;
  const context = contexts.get(key) ?? openContext(looker, look);
  contexts.set(key, context);
  return context;
}

async function openContext(looker: Looker, { width }: Look): Promise<BrowserContext> {
  const { page, context } = await openVisitor(browser, product.url, width);
  await page.close();
  if (looker.session) await laySession(context, looker.session);
  await context.addInitScript(() => localStorage.setItem('brandPopupShown', 'true'));
  if (options.lang) await context.addCookies([{ name: localeCookie, value: options.lang, url: product.url }]);
  return context;
}

async function takePicture({ looker, path, state, look }: Shot): Promise<Buffer> {
  const context = await contextOf(looker, look);
  const page = await context.newPage();
  try {
    await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' });
    if (state === 'error') await refuseCalls(page);
    await page.goto(looker.addressOf(path)).catch(() => null);
    await page.waitForLoadState('networkidle').catch(() => null);
    // Full-page screenshots must include content skipped by content-visibility.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    await seeAll(page, pictureHeight).catch(() => null);
    await page.waitForLoadState('networkidle').catch(() => null);
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}

/** Fails all calls like a server without its database; the session stays. */
async function refuseCalls(page: Page): Promise<void> {
  // Without the reader cookie the server renders no user data, which would hide the failing calls.
  await page.context().clearCookies({ name: readerCookie });
  const body = JSON.stringify({
    result: false,
    code: 'UNAVAILABLE',
    reason: 'Something went wrong. Please try again.',
  });
  const answer = { status: 503, contentType: 'application/json', body };
  await page.route(/\/api\/(?!user\/\d+$|user\/social\/accounts)/, (route) => route.fulfill(answer));
}

/** Combines the screenshots side by side, cropped. */
async function writeSheet(file: string, pictures: Buffer[]): Promise<void> {
  const cut = await Promise.all(
    pictures.map(async (picture, at) => {
      const { width = 0, height: full = 0 } = await sharp(picture).metadata();
      const input = await sharp(picture)
        .extract({ left: 0, top: 0, width, height: Math.min(full, pictureHeight) })
        .toBuffer();
      return { input, width, height: Math.min(full, pictureHeight), at };
    }),
  );
  const gap = 16;
  const lefts = cut.map(({ at }) => cut.slice(0, at).reduce((sum, { width }) => sum + width + gap, 0));
  const size = {
    width: cut.reduce((sum, { width }) => sum + width + gap, -gap),
    height: Math.max(...cut.map((each) => each.height)),
  };
  await sharp({ create: { ...size, channels: 3, background: '#808080' } })
    .composite(cut.map(({ input, at }) => ({ input, left: lefts[at] ?? 0, top: 0 })))
    .webp({ quality: 80 })
    .toFile(file);
}

async function takeReadmePictures(lookers: Looker[]): Promise<void> {
  mkdirSync('docs/screens', { recursive: true });
  for (const { name, role, path, look } of readmePictures) {
    const looker = lookers.find((one) => one.role === role);
    if (!looker) continue;
    const picture = await takePicture({ looker, path, state: 'full', look });
    const { width = 0, height = 0 } = await sharp(picture).metadata();
    const top = { left: 0, top: 0, width, height: Math.min(height, 800) };
    await sharp(picture).extract(top).webp({ quality: 82 }).toFile(`docs/screens/${name}.webp`);
  }
}
