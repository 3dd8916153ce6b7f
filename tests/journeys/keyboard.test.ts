/** Eight tasks by keyboard: the focus is always visible, never trapped, and restored. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, withoutStepUp } from '../browser.ts';
import { campaignBody } from '../campaigns/campaign-body.ts';
import { connect, hangUp } from '../chat/live-client.ts';
import { dayFromNow } from '../makers/campaign.ts';
import { readCode } from '../outbox.ts';
import { waitForLive } from './chatting.ts';
import { settle } from './discovering.ts';
import { type Entered, enterAs } from './entered.ts';
import { expectFocusOn, expectSeen, openPalette, press, pressUntilFocused, tabTo, write } from './keys.ts';
import { meetPerson, password } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
let brand: Entered;
let creator: Entered;
beforeAll(async () => {
  browser = await openBrowser();
  const at = { url: product.url, width: 1280 };
  brand = await enterAs(browser, { role: 'Brand', fullname: 'Kaveri Looms', ...at });
  creator = await enterAs(browser, { role: 'Influencer', fullname: 'Ila Krishnan', ...at });
});
afterAll(async () => {
  hangUp();
  await browser?.close();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string | RegExp) => page.getByLabel(name, { exact: true });

async function call(who: Entered, path: string, body: object): Promise<{ id: string }> {
  const reply = await fetch(`${product.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`);
  return (await reply.json()).data;
}

/** A native date field orders its parts by the browser's locale, which tests cannot choose. */
async function writeDate(page: Page, name: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await tabTo(page, field(page, name));
  for (const parts of [`${day}${month}`, `${month}${day}`]) {
    await page.keyboard.type(`${parts}${year}`);
    if ((await field(page, name).inputValue()) === date) return;
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
  }
  throw new Error(`${name} does not take ${date} by keys.`);
}

it('signs up with a code', async () => {
  const { page, context, username, email, fullname, problems } = await meetPerson(browser, {
    role: 'Brand',
    fullname: 'Nila Basu',
    url: product.url,
    width: 1280,
  });
  await page.goto('/signup');
  await page.waitForLoadState('networkidle');
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expectFocusOn(page.getByRole('radio', { name: 'Brand' }));
  await write(page, field(page, 'Email or phone number'), email);
  await page.keyboard.press('Enter');
  await write(page, field(page, 'Full name'), fullname);
  await write(page, page.getByLabel('Business name'), `${fullname} Foods`);
  await write(page, field(page, 'Username'), username);
  await write(page, field(page, 'Mobile number'), `7${String(Date.now()).slice(-9)}`);
  await write(page, field(page, 'Password'), password);
  await press(page, page.getByRole('checkbox'), 'Space');
  await press(page, button(page, 'Create account'));
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await tabTo(page, page.getByRole('textbox'));
  await page.keyboard.type(await readCode(product.url, email));
  await page.waitForURL((address) => !address.pathname.startsWith('/signup'));
  expect(problems).toEqual([]);
  await context.close();
});

it('finds a creator by search and filter, opens the profile and bookmarks it', async () => {
  const { page } = brand;
  await page.goto('/browse-influencer');
  await page.getByRole('article').first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectFocusOn(page.getByRole('main'));
  await pressUntilFocused(page, '/', page.getByRole('combobox', { name: 'Search creators' }));
  await page.keyboard.type('kavita');
  await page.waitForURL((address) => address.searchParams.get('phrase') === 'kavita');
  // The facets are those of the results.
  await settle(page);
  await page.keyboard.press('Escape');
  const facet = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { disabled: false }).first();
  await press(page, facet, 'Space');
  await page.waitForURL((address) => address.searchParams.size > 1);
  await settle(page);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await press(page, card.getByRole('link', { name }));
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const keep = button(page, `Add ${name} to Favourites`).first();
  await press(page, keep);
  const kept = button(page, `Remove ${name} from Favourites`).first();
  await kept.waitFor();
  await expectFocusOn(kept);
});

it('opens the palette before the deferred parts of a page have loaded', async () => {
  const { page } = brand;
  await page.route('**/deferred-layer-*.js', () => {});
  await page.goto('/dashboard');
  await openPalette(page);
  await page.unroute('**/deferred-layer-*.js');
});

it('unlocks a contact, and the focus returns to the button', async () => {
  const { page } = brand;
  await page.goto('/browse-influencer');
  const unlock = button(page, /^Unlock · free/).first();
  await press(page, unlock);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: /@demo\.test/ }).waitFor();
  await expectFocusOn(dialog);
  // Tab cycles within the dialog.
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab');
    await expectSeen(page);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Contact: /);
});

it('posts a campaign', async () => {
  const { page } = brand;
  await page.goto('/create-campaigns/new');
  await write(page, page.getByRole('textbox', { name: 'Title' }), 'Six sarees, six mornings');
  await write(
    page,
    page.getByRole('textbox', { name: 'Brief' }),
    'Wear one of our sarees for a week and tell how it moves.',
  );
  await tabTo(page, field(page, 'Objective'));
  await page.keyboard.type('Aw');
  await press(page, button(page, 'Next: dates'));
  await writeDate(page, 'Last day to apply', dayFromNow(10));
  await writeDate(page, 'Start', dayFromNow(14));
  await writeDate(page, 'End', dayFromNow(30));
  await press(page, button(page, 'Next: deliverables'));
  await press(page, page.getByRole('group', { name: 'Platforms' }).getByRole('button', { name: 'Instagram' }), 'Space');
  await press(page, button(page, 'Add a deliverable'));
  await press(page, page.getByRole('button', { name: 'Reel', exact: true }));
  await write(page, field(page, 'Per creator'), '18000');
  await write(page, field(page, 'Total budget'), '36000');
  await press(page, button(page, 'More: Creators'));
  await press(page, button(page, 'Next: audience'));
  await page.getByRole('heading', { name: 'Who are you looking for?' }).waitFor();
  await press(page, button(page, 'Next: check and post'));
  await press(page, button(page, 'Post campaign'));
  await page.waitForURL('**/campaign-details/*');
  await page.getByRole('heading', { level: 1, name: 'Six sarees, six mornings' }).waitFor();
});

it('applies to a campaign', async () => {
  const title = 'A monsoon in four frames';
  const { id } = await call(brand, '/campaign/add', campaignBody({ title }));
  const { page } = creator;
  await page.goto(`/campaign-details/${id}`);
  const apply = button(page, 'Apply');
  await press(page, apply);
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await expectFocusOn(sheet);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expectFocusOn(apply);
  await page.keyboard.press('Enter');
  await write(page, sheet.getByLabel('Your price'), '17500');
  await write(page, sheet.getByLabel('Why you’re a good fit'), 'I film in the rain every year.');
  await press(page, sheet.getByRole('button', { name: 'Send application' }));
  await page.getByRole('heading', { name: 'Your application' }).waitFor();
});

it('answers applicants', async () => {
  const { page } = brand;
  const { id } = await call(brand, '/campaign/add', campaignBody({ title: 'Four looms, four voices' }));
  const names = ['Aarohi Sen', 'Bela Rao', 'Charu Das', 'Dia Iyer'];
  for (const [at, fullname] of names.entries()) {
    const who = await enterAs(browser, { role: 'Influencer', fullname, url: product.url, width: 360 });
    await call(who, '/campaign/apply_campaign', { campaign_id: id, message: `I am ${fullname}.`, quote: 18_000 + at });
    await who.context.close();
  }
  await page.goto(`/campaign-details/${id}?tab=applied&sort=price`);
  await button(page, 'Aarohi Sen').waitFor();
  const current = (name: string) => page.getByRole('heading', { name }).waitFor();
  await page.keyboard.press('j');
  await current('Aarohi Sen');
  await expectSeen(page);
  await page.keyboard.press('j');
  await current('Bela Rao');
  await page.keyboard.press('k');
  await current('Aarohi Sen');
  await page.keyboard.press('s');
  await page.getByText('Aarohi Sen shortlisted.').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  const offer = page.getByRole('dialog', { name: 'Offer to Bela Rao' });
  // Above the budget it has to be allowed first.
  await press(page, offer.getByRole('checkbox', { name: /^Go ₹/ }), 'Space');
  await press(page, offer.getByRole('button', { name: /^Send offer of ₹/ }));
  await page.getByText('Offer sent.').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog');
  await write(page, dialog.getByLabel('Reason'), 'Our places went to people nearer to Kochi.');
  await press(page, dialog.getByRole('button', { name: 'Decline' }));
  await page.getByText('Charu Das declined.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expectSeen(page);
});

it('writes in the chat and in a floating window', async () => {
  const { page } = brand;
  const other = await connect(product, creator);
  await page.goto(`/chat-section?user=${creator.id}`);
  const line = page.getByRole('textbox', { name: 'Message' });
  await write(page, line, 'Namaste Ila');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Namaste Ila').waitFor();
  await expectFocusOn(line);
  const joined = waitForLive(page);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await joined;
  expect(await other.say(brand, 'Namaste!')).toMatchObject({ result: true });
  const chat = page.getByRole('dialog', { name: 'Chat with Ila Krishnan' });
  const box = chat.getByPlaceholder('Type your message...');
  await chat.getByText('Namaste!').waitFor();
  // It must not take the focus.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await tabTo(page, box, 'Shift+Tab');
  await page.keyboard.type('Shall we begin on Monday?');
  await page.keyboard.press('Enter');
  await other.waitFor('receive_message', ({ description }) => description === 'Shall we begin on Monday?');
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  await expectFocusOn(chat);
  await expectSeen(page);
});

it('adds a payout account, and closes a dialog by Esc', async () => {
  const { page } = creator;
  await page.goto('/wallet');
  const accounts = page.getByRole('region', { name: 'Payout accounts', exact: true });
  const add = accounts.getByRole('button', { name: 'Add a payout account' });
  await press(page, add);
  const dialog = page.getByRole('dialog', { name: 'Add a payout account' });
  await dialog.waitFor();
  await expectFocusOn(dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocusOn(add);
  await page.keyboard.press('Enter');
  await write(page, dialog.getByRole('textbox', { name: 'UPI ID' }), `ila${Date.now().toString(36)}@okhdfcbank`);
  await page.keyboard.press('Enter');
  const proof = page.getByRole('dialog', { name: /^Is it you, / });
  await proof.waitFor();
  await write(page, proof.getByLabel('Your password'), password);
  await page.keyboard.press('Enter');
  await proof.waitFor({ state: 'detached' });
  await accounts.getByText('Primary').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expectSeen(page);
});

it('forced colours frame selected items only', async () => {
  const { page } = brand;
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/browse-influencer');
  const link = page.getByRole('banner').getByRole('link', { name: 'My Campaigns' });
  const [frame, ground] = await link.evaluate((node) => [
    getComputedStyle(node).borderTopColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(frame).toBe(ground);
  const frameOf = (name: string) =>
    page.getByRole('radio', { name }).evaluate((radio) => getComputedStyle(radio.parentElement as Element).borderWidth);
  expect([await frameOf('Cards'), await frameOf('List')]).toEqual(['2px', '0px']);
  await page.emulateMedia({ forcedColors: null });
});

it('leaves no console errors', () => {
  expect(withoutStepUp([...brand.problems, ...creator.problems])).toEqual([]);
});
