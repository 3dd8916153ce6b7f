/** Applicants answered by keyboard and in bulk, downloaded, and chatted with. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, seeAll } from '../browser.ts';
import { campaignBody } from '../campaigns/campaign-body.ts';
import { hear, say } from './chatting.ts';
import { type Entered, enterAs } from './entered.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
let brand: Entered;
const creators: Entered[] = [];
let campaignId: string;
const title = 'Onam at home, in twelve kitchens';
const names = ['Aarohi Menon', 'Devika Nair', 'Farhan Qureshi'];

async function call(who: Entered, path: string, body: object): Promise<{ id: string }> {
  const reply = await fetch(`${product.url}/api${path}`, {
    method: path.includes('/update_') ? 'PUT' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`);
  return (await reply.json()).data;
}

beforeAll(async () => {
  browser = await openBrowser();
  brand = await enterAs(browser, { role: 'Brand', fullname: 'Kottaram Spices', url: product.url, width: 1280 });
  campaignId = (await call(brand, '/campaign/add', campaignBody({ title }))).id;
  for (const [at, fullname] of names.entries()) {
    const who = await enterAs(browser, { role: 'Influencer', fullname, url: product.url, width: 360 });
    creators.push(who);
    const body = { campaign_id: campaignId, message: `I am ${fullname}.`, quote: 18_000 + at };
    await call(who, '/campaign/apply_campaign', body);
  }
});
afterAll(async () => {
  await browser?.close();
});

const creator = (at: number) => creators[at] as Entered;

describe('applicants', () => {
  it('are answered by keyboard, with Undo', async () => {
    const { page } = brand;
    await page.goto(`/campaign-details/${campaignId}?tab=applied&sort=price`);
    await page.getByRole('button', { name: names[0] }).waitFor();
    await page.keyboard.press('j');
    await page.getByRole('heading', { name: names[0] }).waitFor();
    await expectGoodPage(page);
    await page.keyboard.press('s');
    await page.getByText(`${names[0]} shortlisted.`).waitFor();
    await page.keyboard.press('z');
    await page.getByRole('radio', { name: 'To decide 3', exact: true }).waitFor();
    await page.keyboard.press('s');
    await page.getByRole('radio', { name: 'Shortlisted 1', exact: true }).waitFor();
    await page.getByText(`${names[0]} shortlisted.`).first().waitFor({ state: 'hidden' });
    await creator(0).page.goto(`/campaign-details/${campaignId}`);
    await creator(0)
      .page.getByText(/^You’re on the shortlist\. You may get an offer/)
      .waitFor();
    await seeAll(creator(0).page);
    await expectGoodPage(creator(0).page);
  });

  it('are selected with Space and declined together with one reason', async () => {
    const { page } = brand;
    await page.keyboard.press('j');
    await page.keyboard.press('Space');
    await page.keyboard.press('j');
    await page.keyboard.press('Space');
    await page.getByText('2 selected').waitFor();
    await page.getByText('₹36,003 in total').waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('dialog').getByText('I am Devika Nair.').waitFor();
    await expectGoodPage(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('region', { name: 'Selected applicants' }).getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Our places went to people nearer to Kochi.');
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await page.getByText('2 declined.').waitFor();
    await page.getByText('2 declined.').waitFor({ state: 'hidden' });
    await creator(1).page.goto('/all-notifications');
    await creator(1)
      .page.getByRole('main')
      .getByText(/nearer to Kochi/)
      .first()
      .waitFor();
  });

  it('are downloaded as CSV', async () => {
    const { page } = brand;
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^applicants-\d+-.*\.csv$/);
  });

  it('get an offer, which the key opens', async () => {
    const { page } = brand;
    // Those who were declined have left the list to decide, and with it the selection.
    await page.getByRole('button', { name: names[1] }).waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'To decide 0', exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Shortlisted 1', exact: true }).check();
    await page.getByRole('button', { name: names[0] }).click();
    await page.keyboard.press('o');
    // An offer binds: the key opens it, and never sends it.
    const offer = page.getByRole('dialog', { name: `Offer to ${names[0]}` });
    await offer.getByRole('button', { name: 'Send offer of ₹18,000' }).click();
    await page.getByText('Offer sent.').waitFor();
    await page.goto('/all-campaigns');
    await creator(0).page.goto(`/campaign-details/${campaignId}`);
    await creator(0).page.getByRole('button', { name: 'Accept offer' }).waitFor();
  });

  it('who withdrew meanwhile: the refusal is shown on the list and elsewhere', async () => {
    const { page } = brand;
    const other = (await call(brand, '/campaign/add', campaignBody({ title: 'Onam sweets, by post' }))).id;
    const applications: string[] = [];
    for (const at of [1, 2]) {
      const body = { campaign_id: other, message: 'I bake.', quote: 9_000 };
      applications.push((await call(creator(at), '/campaign/apply_campaign', body)).id);
    }
    const withdraw = (at: number) =>
      call(creator(at), `/campaign/update_user_applied_status/${applications[at - 1]}`, { status: 'withdrawn' });
    // Answers are held back until the applicant has withdrawn.
    let held = Promise.withResolvers<void>();
    await page.route('**/api/campaign/apply_users/*', async (route) => {
      if (route.request().method() === 'PUT') await held.promise;
      await route.continue();
    });
    const applied = `/campaign-details/${other}?tab=applied`;
    await page.goto(applied);
    await page.getByRole('button', { name: names[1] }).click();
    await page.keyboard.press('s');
    await page.getByText(`${names[1]} shortlisted.`).waitFor();
    await page.getByRole('link', { name: 'My Campaigns' }).first().click();
    await page.getByRole('article').filter({ hasText: title }).waitFor();
    await withdraw(1);
    held.resolve();
    await page.getByText(`${names[1]}: `).waitFor();

    held = Promise.withResolvers();
    await page.goto(`${applied}&status=applied`);
    await page.getByRole('button', { name: names[2] }).click();
    await page.keyboard.press('s');
    await page.getByText(`${names[2]} shortlisted.`).waitFor();
    await withdraw(2);
    held.resolve();
    await page.getByRole('alert').filter({ hasText: '1 answer couldn’t be sent' }).getByText(`${names[2]}: `).waitFor();
    await page.getByText('Everybody has an answer').waitFor();
    // The open applicant stays.
    await page.getByRole('heading', { name: names[2] }).waitFor();
    await expectGoodPage(page);
    await page.unrouteAll();
  });

  it('are reported and blocked in place', async () => {
    const { page } = brand;
    await page.goto(`/campaign-details/${campaignId}?tab=applied`);
    await page.locator('header nav a[aria-current]', { hasText: 'My Campaigns' }).waitFor({ state: 'attached' });
    await page.getByRole('radio', { name: 'Closed 2', exact: true }).check();
    await page.getByRole('button', { name: names[2] }).click();
    await page.getByRole('heading', { name: names[2] }).waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    const report = page.getByRole('dialog', { name: `Report ${names[2]}` });
    await report.getByLabel('What’s wrong?').fill('Asks for money before anything is agreed.');
    // An error of the reverse proxy has no reason of ours.
    const before = brand.problems.length;
    await page.route('**/api/user/report', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }), {
      times: 1,
    });
    await report.getByRole('button', { name: 'Send report' }).click();
    await report.getByText('Something went wrong. Please try again.').waitFor();
    await expect.poll(() => brand.problems.length).toBe(before + 2);
    brand.problems.splice(before);
    await report.getByRole('button', { name: 'Send report' }).dblclick();
    await page.getByText('Thank you. We’ll look into it.').waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user/block')) asked += 1;
    });
    // Double click on a slow phone: both clicks before the first render.
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true });
    await confirm.evaluate((button) => {
      for (const detail of [1, 2]) button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    });
    await page.getByText(`Blocked ${names[2]}.`).waitFor();
    expect(asked).toBe(1);
    const unblocked = page.waitForResponse((reply) => reply.request().method() === 'DELETE' && reply.ok());
    await page.getByRole('button', { name: 'Undo' }).click();
    expect((await unblocked).url()).toMatch(/\/api\/user\/block/);
    await expectGoodPage(page);
    await page.goto('/all-campaigns');
  });
});

describe('the chats of a campaign', () => {
  it('are beside the application, with messages tagged with the campaign', async () => {
    const { page } = brand;
    const row = page.getByRole('article').filter({ hasText: title });
    await row.waitFor();
    await expectGoodPage(page);
    await row.getByRole('link', { name: /^Chats/ }).click();
    await page.waitForURL('**/all-campaigns-chats/*');
    await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: names[0] }).click();
    await page.getByText(`I am ${names[0]}.`).waitFor();
    await expectGoodPage(page);
    await say(brand, 'Can you film on Sunday?');
    await page
      .getByRole('log')
      .getByRole('link', { name: `About ${title}` })
      .waitFor();

    const other = creator(0).page;
    await other.goto('/all-campaigns');
    await other.getByText(/^Answer the offer until end of/).waitFor();
    await expectGoodPage(other);
    await other.getByRole('link', { name: /^Chats 1/ }).click();
    await other.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first().click();
    await hear(creator(0), 'Can you film on Sunday?');
    await other
      .getByRole('log')
      .getByRole('link', { name: `About ${title}` })
      .waitFor();
    await expectGoodPage(other);
    await say(creator(0), 'Sunday is fine.');
    await hear(brand, 'Sunday is fine.');
    await other.getByRole('link', { name: 'Back to conversations' }).click();
    await other.getByRole('heading', { level: 1, name: title }).waitFor();
    await expectGoodPage(other);
  });

  it('update live when the applicant withdraws after a confirmation', async () => {
    const other = creator(0).page;
    await other.goto(`/campaign-details/${campaignId}`);
    await other.getByRole('button', { name: 'Decline offer' }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('I am away that week.');
    await other.route('**/update_user_applied_status/*', (route) => route.fulfill({ body: '' }), { times: 1 });
    await dialog.getByRole('button', { name: 'Decline offer' }).click();
    await dialog.getByRole('alert').getByText('Something went wrong.').waitFor();
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('I am away that week.');
    await dialog.getByRole('button', { name: 'Decline offer' }).click();
    await other.getByText('Offer declined.').waitFor();
    await brand.page.getByRole('navigation', { name: 'Conversations' }).getByText('Withdrawn').waitFor();
  });

  it('allow answering beside them; sent answers are not pending any more', async () => {
    const { page } = brand;
    const { id } = await call(brand, '/campaign/add', campaignBody({ title: 'Onam lamps, from Aranmula' }));
    await call(creator(2), '/campaign/apply_campaign', { campaign_id: id, message: 'I cast brass.', quote: 9_000 });
    await page.goto(`/all-campaigns-chats/${id}?user=${creator(2).id}`);
    await page.getByText('I cast brass.').first().waitFor();
    await page.getByRole('button', { name: 'Shortlist' }).click();
    await page.getByText(`${names[2]} shortlisted.`).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('applicant_answers'))).toBe('[]');
    await page.getByRole('button', { name: 'Make an offer…' }).waitFor();
    await expectGoodPage(page);
  });

  it('leave no console errors', () => {
    expect([brand, ...creators].flatMap(({ problems }) => problems)).toEqual([]);
  });
});
