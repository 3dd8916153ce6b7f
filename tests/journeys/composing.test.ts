/** Composer: nothing typed is lost or overwritten; copies, files and locked fields. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';
import { openBrowser, openVisitor, setOffline } from '../browser.ts';
import { campaignBody } from '../campaigns/campaign-body.ts';
import { dayFromNow } from '../makers/campaign.ts';
import { makePdf } from '../makers/upload.ts';
import { type Entered, enterAs } from './entered.ts';
import { deafen, expectGoodPage, logIn, password } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
let brand: Entered;
let creator: Entered;
beforeAll(async () => {
  browser = await openBrowser();
  const at = { url: product.url, width: 1280 };
  brand = await enterAs(browser, { role: 'Brand', fullname: 'Asha Menon', ...at });
  creator = await enterAs(browser, { role: 'Influencer', fullname: 'Meera Nair', ...at, width: 360 });
});
afterAll(async () => {
  await browser?.close();
});

async function call<T>(who: Entered, name: string, body?: object): Promise<T> {
  const [method = '', path = ''] = name.split(' ');
  const reply = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${who.token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
  });
  if (!reply.ok) throw new Error(`${name} answers ${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as { data: T }).data;
}

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const post = (title: string, more: object = {}) =>
  call<Campaign>(brand, 'POST /campaign/add', campaignBody({ title, ...more }));

describe('a draft', () => {
  it('is never overwritten by another window', async () => {
    const { id } = await call<Campaign>(brand, 'POST /campaign/add', { draft: true, title: 'Monsoon' });
    const { page } = brand;
    await page.goto(`/create-campaigns/${id}`);
    await titleOf(page).waitFor();
    await call(brand, `PUT /campaign/update/${id}`, { title: 'Written elsewhere' });
    await titleOf(page).fill('Written here');
    await page.getByText('This campaign was changed in another window').waitFor();
    await expectGoodPage(page);
    expect(await call<Campaign>(brand, `GET /campaign/${id}`)).toMatchObject({ title: 'Written elsewhere' });
    await page.getByRole('button', { name: 'Load the newer version' }).click();
    await expect.poll(() => titleOf(page).inputValue()).toBe('Written elsewhere');
    await titleOf(page).fill('Written after all');
    await page.getByText(/^Saved \d{1,2}:\d\d [ap]m$/).waitFor();
    expect(await call<Campaign>(brand, `GET /campaign/${id}`)).toMatchObject({ title: 'Written after all' });
    // The refusal is expected.
    brand.problems.splice(0);
  });

  it('keeps a step taken while the draft gets its id', async () => {
    const { page, context } = await openVisitor(browser, product.url, 360);
    await context.addInitScript(() => localStorage.setItem('brandPopupShown', 'true'));
    // Delays the reply of the first save until "Next" is pressed, before its step renders.
    await context.addInitScript(() => {
      const { fetch: send } = window;
      window.fetch = async (...call) => {
        const reply = await send(...call);
        if (!String(call[0]).endsWith('/api/campaign/add')) return reply;
        const answer = await reply.json();
        document.documentElement.dataset.held = '';
        await new Promise((resolve) => addEventListener('click', resolve, { once: true }));
        reply.json = async () => answer;
        return reply;
      };
    });
    await logIn({ page, username: brand.username });
    await page.goto('/create-campaigns/new');
    await titleOf(page).fill('Turned over while it was saved');
    await page.locator('html[data-held]').waitFor();
    await page.getByRole('button', { name: 'Next: dates' }).click();
    await page.waitForURL(/create-campaigns\/\d+/);
    await page.getByRole('heading', { name: 'When does it run?' }).waitFor();
    expect(new URL(page.url()).search).toBe('?step=2');
    await page.goBack();
    await titleOf(page).waitFor();
    await context.close();
  });

  it('goes on after a save whose reply was lost', async () => {
    const { page, context } = await openVisitor(browser, product.url, 360);
    await context.addInitScript(() => localStorage.setItem('brandPopupShown', 'true'));
    await logIn({ page, username: brand.username });
    await page.goto('/create-campaigns/new');
    await titleOf(page).fill('Saved');
    await page.waitForURL(/create-campaigns\/\d+/);
    await page.getByText(/^Saved \d{1,2}:\d\d [ap]m$/).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    let lost = 0;
    await page.route(`**/api/campaign/update/${id}`, async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await titleOf(page).fill('Saved, but the reply was lost');
    await expect
      .poll(() => call<Campaign>(brand, `GET /campaign/${id}`))
      .toMatchObject({ title: 'Saved, but the reply was lost' });
    await titleOf(page).fill('Written after that');
    await expect
      .poll(() => call<Campaign>(brand, `GET /campaign/${id}`))
      .toMatchObject({ title: 'Written after that' });
    await page.getByText(/^Saved \d{1,2}:\d\d [ap]m$/).waitFor();
    expect(lost).toBe(1);
    expect(await page.getByText('This campaign was changed in another window').count()).toBe(0);
    await context.close();
  });

  it('survives a lost connection and a login', async () => {
    const { page, context } = await openVisitor(browser, product.url, 360);
    await context.addInitScript(() => localStorage.setItem('brandPopupShown', 'true'));
    await logIn({ page, username: brand.username });
    await deafen(page);
    await page.goto('/create-campaigns/new');
    await titleOf(page).fill('Typed');
    await page.waitForURL(/create-campaigns\/\d+/);
    await setOffline(context, true);
    await titleOf(page).fill('Typed in a tunnel');
    await page.getByText('No connection. Saved on this device.').waitFor();
    await setOffline(context, false);
    await page.getByText(/^Saved \d{1,2}:\d\d [ap]m$/).waitFor();
    await expectGoodPage(page);
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    await call({ ...brand, token: token ?? '' }, 'POST /auth/logout');
    await titleOf(page).fill('Typed before the login');
    await page.waitForURL('**/login?callbackUrl=*');
    await page.getByLabel('Username').fill(brand.username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(/create-campaigns\/\d+/);
    await expect.poll(() => titleOf(page).inputValue()).toBe('Typed before the login');
    await page.getByText(/^Saved \d{1,2}:\d\d [ap]m$/).waitFor();
    await context.close();
  });
});

describe('a campaign', () => {
  it('gets a keyboard-cropped cover and files, which creators see', async () => {
    const { id } = await post('Monsoon brew with a cover');
    const { page } = brand;
    await page.goto(`/create-campaigns/${id}?step=3`);
    await page.getByText('Choose a picture or drop it here').waitFor();
    const picture = Buffer.from(await drawPicture(page), 'base64');
    const [cover, files] = [page.getByLabel(/^Cover/), page.getByLabel('Add files')];
    await cover.setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: picture });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Picture' }).press('ArrowUp');
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await dialog.waitFor({ state: 'detached' });
    const guide = { name: 'Guide.pdf', mimeType: 'application/pdf', buffer: Buffer.from(makePdf()) };
    await files.setInputFiles([{ name: 'Board.jpg', mimeType: 'image/jpeg', buffer: picture }, guide]);
    await page.getByRole('link', { name: /Guide\.pdf/ }).waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Remove Board.jpg' }).click();
    await page.getByRole('button', { name: 'Remove?' }).click();
    await page.getByRole('link', { name: /Board\.jpg/ }).waitFor({ state: 'detached' });
    expect((await call<Campaign>(brand, `GET /campaign/${id}`)).cover).toMatch(/\.webp$/);
    await page.goto(`/create-campaigns/${id}?step=5`);
    await page.getByText('Guide.pdf').waitFor();
    await page.getByRole('link', { name: 'Edit cover and files' }).waitFor();
    await expectGoodPage(page);

    await creator.page.goto(`/campaign-details/${id}`);
    await creator.page.getByRole('link', { name: 'Files' }).click();
    const link = creator.page.getByRole('link', { name: /Guide\.pdf/ });
    const download = creator.page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe('guide.pdf');
    await expectGoodPage(creator.page);
  });

  it('is duplicated without dates, and posting points to what is missing', async () => {
    const content = [{ type: 'reel', quantity: 2, due: dayFromNow(20) } as const];
    const { id } = await post('Monsoon brew to be copied', { content });
    const { page } = brand;
    await page.goto(`/campaign-details/${id}`);
    await page.getByText(/2 reels due/).waitFor();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await page.waitForURL(/create-campaigns\/\d+$/);
    expect(await titleOf(page).inputValue()).toBe('Monsoon brew to be copied');
    await page.goto(`${new URL(page.url()).pathname}?step=5`);
    await page.getByRole('link', { name: 'Last day to apply' }).waitFor();
    await page.getByRole('button', { name: 'Post campaign' }).click();
    await page.waitForURL(/step=2$/);
    await expect
      .poll(() => page.getByLabel('Last day to apply').evaluate((node) => node === document.activeElement))
      .toBe(true);
    await expectGoodPage(page);
  });

  it('is posted beside its sum, however long its brief is', async () => {
    const brief = 'Brew our monsoon blend at home and tell what it goes with on a wet evening. '.repeat(50);
    const { id } = await call<Campaign>(brand, 'POST /campaign/add', { ...campaignBody({ brief }), draft: true });
    const { page } = brand;
    await page.goto(`/create-campaigns/${id}?step=5`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.evaluate(() => scrollTo(0, 600));
    const sum = page.getByRole('region', { name: 'What you commit to' });
    await expect.poll(async () => (await sum.boundingBox())?.y ?? -1).toBeGreaterThan(0);
    await sum.getByRole('button', { name: 'Post campaign' }).click();
    await page.waitForURL('**/campaign-details/*');
  });

  it('locks agreed fields and says so', async () => {
    const { id } = await post('Monsoon brew under agreement');
    const body = { campaign_id: id, message: 'I roast at home.', quote: 17_500 };
    const application = await call<{ id: string }>(creator, 'POST /campaign/apply_campaign', body);
    const move = (who: Entered, status: string) =>
      call(who, `PUT /campaign/update_user_applied_status/${application.id}`, { status });
    await move(brand, 'shortlisted');
    await move(brand, 'offered');
    await call(creator, 'PUT /user/personal-info', { birth_date: '1996-05-04' });
    await move(creator, 'accepted');
    const { page } = brand;
    await page.goto(`/create-campaigns/${id}`);
    await page.getByText(/Already agreed with a creator/).waitFor();
    expect(await page.getByRole('textbox', { name: 'Brief' }).isDisabled()).toBe(true);
    await expectGoodPage(page);
    await titleOf(page).fill('Monsoon brew, agreed');
    await page.getByText('Unsaved changes').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Monsoon brew, agreed' }).waitFor();
  });

  it('is bookmarked by a creator and removed with Undo', async () => {
    const title = 'Monsoon brew to keep';
    const { id } = await post(title);
    const { page } = creator;
    await page.goto(`/campaign-details/${id}`);
    const kept = page.waitForResponse('**/api/user/add/UserBookmarks');
    await page.getByRole('button', { name: `Add ${title} to Favourites` }).click();
    await page.getByRole('button', { name: `Remove ${title} from Favourites` }).waitFor();
    await kept;
    await page.goto('/bookmarks?type=campaign');
    await page.getByRole('link', { name: title }).waitFor();
    await page.getByText('not-started').waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: `Remove ${title} from Favourites` }).click();
    await page.getByText('No favourites of this type yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: title }).waitFor();
    // Empty lists link to where bookmarks can be found.
    const wayOut = page.getByRole('main').getByRole('link', { name: /^(See campaigns|Browse Influencers)$/ });
    for (const [query, way] of [
      ['list=Nobody', 'See campaigns'],
      ['type=brand', 'See campaigns'],
      ['type=influencer', 'Browse Influencers'],
    ] as const) {
      await page.goto(`/bookmarks?${query}`);
      await expect.poll(() => wayOut.allTextContents()).toEqual([way]);
    }
    await page.clock.setFixedTime(`${dayFromNow(11)}T06:00:00Z`);
    await page.goto('/bookmarks?type=campaign');
    await page.getByText(/^Closed on \d/).waitFor();
  });

  it('is hidden by a status filter, with a link to all', async () => {
    const { page } = brand;
    await page.goto('/my-campaigns?status=completed');
    await page.getByRole('heading', { name: 'No campaigns with this status' }).waitFor();
    await page.getByRole('link', { name: 'Remove “completed”' }).click();
    await page.getByRole('link', { name: 'Monsoon brew to keep' }).waitFor();
  });
});

it('leaves no console errors', () => {
  expect([...brand.problems, ...creator.problems]).toEqual([]);
});

/** Base64 JPEG larger than a cover. */
function drawPicture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1_600;
    canvas.height = 1_600;
    const paper = canvas.getContext('2d');
    paper?.fillRect(200, 300, 700, 500);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
}
