/** A joint campaign in four browsers: pledged, accepted, paid, withdrawn with a refund, and settled to the paisa. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';
import type { CampaignStatement, Settlement } from '../../contract/hub/settlements.ts';
import { toPaise } from '../../contract/kit/money.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { openBrowser, seeAll } from '../browser.ts';
import { openTestDatabase } from '../database.ts';
import { enterAsParty } from './party.ts';
import { expectGoodPage } from './people.ts';
import {
  agreeToDraw,
  agreeToTerms,
  drawCard,
  objectToDraw,
  proposeDraw,
  proposeLaterEnd,
  startCampaign,
  sumOwn,
} from './pool-draws.ts';
import {
  accept,
  acceptInClosedTab,
  dialog,
  fillNeed,
  findInHub,
  leave,
  openJoint,
  type Party,
  pay,
  pledge,
  region,
  settle,
} from './pooling.ts';

const title = 'Handloom trail: ten looms in fourteen days';
const budget = 'Budget: Paid media and creator fees';

let app: TestApp;
let browser: Browser;
let campaign: Campaign;
let brand: Party;
let partner: Party;
let influencer: Party;
let third: Party;
/** URL of the deleted campaign. */
let gone: string;

beforeAll(async () => {
  const database = await openTestDatabase();
  [app, browser] = await Promise.all([startTestApp(database, {}, { buildDir: 'build' }), openBrowser()]);
  [brand, partner, influencer, third] = [
    await enterAsParty({ app, browser }, 'brand', { width: 1280, colorScheme: 'light' }),
    await enterAsParty({ app, browser }, 'partner', { width: 1280, colorScheme: 'dark' }),
    await enterAsParty({ app, browser }, 'influencer', { width: 360, colorScheme: 'light' }),
    await enterAsParty({ app, browser }, 'brand', { width: 360, colorScheme: 'dark' }),
  ];
  campaign = await openJoint(app, brand, title);
});
afterAll(async () => {
  await browser?.close();
  // Closing also recomputes the ledger and every pool.
  await app?.close();
});

const pageOf = (id: string) => `/campaign-details/${id}`;
const figure = (page: Page, name: string) =>
  region(page, 'All needs').getByRole('definition').nth(['Contributed', 'Accepted', 'Waiting', 'Open'].indexOf(name));

async function read<T>(who: Party, call: string): Promise<T> {
  const { status, body } = await app.api(call, { token: who.token });
  expect(status).toBe(200);
  return body.data as T;
}

describe('a joint campaign', () => {
  it('is found in the hub by what it needs, and three pledge towards it', async () => {
    await Promise.all([
      findInHub(partner, { need: 'Budget', title }).then(() => pledge(partner, { need: budget, rupees: '1,20,000' })),
      findInHub(influencer, { need: 'Reach', title }).then(() =>
        pledge(influencer, { need: 'Reach: Six creators, two reels each', rupees: '36,500' }),
      ),
    ]);
    await third.page.goto(pageOf(campaign.id));
    await pledge(third, { need: budget, rupees: '45,000' });
    await expectGoodPage(third.page);
    await expectGoodPage(partner.page);
  });

  it('shows unanswered pledges to its creator; an answer can be undone and is sent automatically', async () => {
    const { page } = brand;
    await page.goto(pageOf(campaign.id));
    await page.getByText('Locks in 9 days at the start').waitFor();
    await figure(page, 'Waiting').filter({ hasText: '₹2,01,500' }).waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: `Decline ${partner.name}` }).click();
    await page.getByText(`${partner.name} declined.`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: `Accept ${partner.name}` }).waitFor();
    await accept(brand, partner.name);
    await acceptInClosedTab(brand, { name: influencer.name, at: pageOf(campaign.id) });
    const sent = brand.page.waitForResponse('**/update_user_applied_status/*');
    await accept(brand, third.name);
    // Hovering keeps the toast while the answer is sent.
    const last = page.getByRole('status').filter({ hasText: `${third.name} accepted.` });
    await last.hover();
    await figure(page, 'Accepted').filter({ hasText: '₹2,01,500' }).waitFor();
    await sent;
    await last.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('It was already sent, so you can’t undo it.').waitFor();
    await region(page, 'Parties and shares').getByText('counts once contributed').nth(2).waitFor();
  });

  it('keeps a need added by another window', async () => {
    const { page, token } = brand;
    await page.getByRole('button', { name: 'Add a need' }).click();
    const more = { kind: 'travel', description: 'Trains to ten looms', value: 9_000 };
    const body = {
      needs: [...campaign.needs, more].map(({ kind, description, value }) => ({ kind, description, value })),
    };
    expect((await app.api(`PUT /campaign/update/${campaign.id}`, { token, body })).status).toBe(200);
    const asked = dialog(page, 'Add a need');
    await asked.getByLabel('What is needed').fill('A second camera');
    await asked.getByLabel('Value in rupees').fill('12,000');
    await asked.getByRole('button', { name: 'Add need' }).click();
    await region(page, 'Needs and pledges').getByText('A second camera').waitFor();
    await region(page, 'Needs and pledges').getByText('Trains to ten looms').waitFor();
  });

  it('takes the budget through the gateway’s checkout without a reload', async () => {
    await Promise.all([pay(partner, '1,20,000'), pay(third, '45,000')]);
    await figure(brand.page, 'Contributed').filter({ hasText: '₹1,65,000' }).waitFor();
    await region(brand.page, 'Needs and pledges').getByText('paid', { exact: true }).nth(1).waitFor();
    await expectGoodPage(brand.page);
  });

  it('refunds a participant who leaves before the lock, and nobody else', async () => {
    await leave(third, '45,000');
    await figure(brand.page, 'Contributed').filter({ hasText: '₹1,20,000' }).waitFor();
    await region(brand.page, 'History').getByText('was refunded').waitFor();
  });

  it('marks contributions confirmed by the creator alone', async () => {
    const { page } = brand;
    await page.getByRole('button', { name: `Confirm ${influencer.name}’s contribution` }).click();
    await expectGoodPage(page);
    await dialog(page, /Did .* provide it\?/)
      .getByRole('button', { name: 'Confirm contribution' })
      .click();
    await page.getByText('Contribution confirmed.').waitFor();
    await region(page, 'Needs and pledges').getByText('unverified', { exact: true }).waitFor();
    await figure(page, 'Contributed').filter({ hasText: '₹1,56,500' }).waitFor();
  });

  it('previews a settlement while typing, and the statement matches to the paisa', async () => {
    const { page } = brand;
    const previewed = await settle(brand, { amount: '1,00,000.01', act: 'Record settlement', confirm: 'Record' });
    const [made] = await read<Settlement[]>(brand, `GET /campaign/${campaign.id}/settlements`);
    expect(made).toMatchObject({ number: 1, source: 'recorded', amount: 100_000.01 });
    expect(made?.shares.map(({ amount }) => amount)).toEqual(previewed);
    expect(previewed.reduce((sum, part) => sum + toPaise(part), 0)).toBe(1_00_000_01);
    // Recorded revenue does not lock; the start date does.
    await page.getByText('Locks in 9 days at the start').waitFor();
    await expectGoodPage(page);
  });

  it('lets payers decide on changed terms after payment', async () => {
    const end = await proposeLaterEnd(app, campaign, brand);
    await agreeToTerms(partner, `New terms proposed by ${brand.name}: the payers decide`);
    expect((await read<Campaign>(brand, `GET /campaign/${campaign.id}`)).end_date).toBe(end);
  });

  it('explains why nothing can be drawn before the start date', async () => {
    const { page } = brand;
    const pool = region(page, 'Pool');
    await pool.getByText('Nothing can be drawn from the pool before the start date').waitFor();
    expect(await pool.getByRole('button', { name: 'Propose a draw' }).isDisabled()).toBe(true);
  });

  it('pays a draw once every payer agrees', async () => {
    await startCampaign(app, campaign);
    const { page } = brand;
    await page.reload();
    await seeAll(page);
    await proposeDraw(brand, { rupees: '70,000.50', note: 'Media in Madurai' });
    const waiting = drawCard(page, 1, brand);
    await waiting.getByText('All payers must agree', { exact: true }).waitFor();
    await region(page, 'Pool').getByText('Only one draw at a time').waitFor();
    await expectGoodPage(page);
    await agreeToDraw(partner, drawCard(partner.page, 1, brand), '70,000.50');
    await region(page, 'Draws').getByText('1. Media in Madurai').waitFor();
    await region(page, 'Pool').getByText('₹49,999.50', { exact: true }).first().waitFor();
  });

  it('blocks a disputed draw, and no other money', async () => {
    await proposeDraw(brand, { rupees: '10,000', note: 'A second van', payee: influencer.name });
    const asked = drawCard(partner.page, 2, brand);
    await asked.getByText(/^Approved automatically on/).waitFor();
    await objectToDraw(partner, asked, 'One van was enough.');
    await drawCard(brand.page, 2, brand).getByText('On hold, Tandem decides').waitFor();
    await expectGoodPage(brand.page);
  });

  it('distributes the free part of the pool among its payers', async () => {
    const { page } = brand;
    await page.getByRole('radio', { name: 'Left in the pool' }).check();
    const previewed = await settle(brand, { amount: null, act: 'Split the pool', confirm: 'Split' });
    const [made] = await read<Settlement[]>(brand, `GET /campaign/${campaign.id}/settlements`);
    expect(made).toMatchObject({ number: 2, source: 'pool', amount: 39_999.5 });
    expect(made?.shares).toMatchObject([{ user_id: partner.id, amount: 39_999.5 }]);
    expect(previewed).toEqual([39_999.5]);
  });

  it('shows each participant their own share and statement', async () => {
    for (const who of [partner, influencer]) {
      const settlements = await read<Settlement[]>(who, `GET /campaign/${campaign.id}/settlements`);
      const { own, received } = sumOwn(settlements, who.id);
      const { page } = who;
      await page.reload();
      const shown = own.toLocaleString('en-IN', { minimumFractionDigits: 2 });
      await region(page, 'Settlements so far').getByText(`yours ₹${shown}`).waitFor();
      await region(page, 'Your statement').getByText(`₹${shown}`).waitFor();
      await expectGoodPage(page);
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Statement as CSV' }).click();
      expect((await file).suggestedFilename()).toMatch(/\.csv$/);
      const statement = await read<CampaignStatement>(who, `GET /campaign/${campaign.id}/statement`);
      expect(statement.sides).toMatchObject([{ user: { id: who.id }, received }]);
    }
    await third.page.reload();
    await region(third.page, 'Parties and shares').getByText(partner.name).waitFor();
    await seeAll(third.page);
    expect(await region(third.page, 'Settlement').count()).toBe(0);
  });

  it('keeps its state when one comes back', async () => {
    const { page } = influencer;
    await page.goto(pageOf(campaign.id));
    await seeAll(page);
    const away = page.locator('footer').getByRole('link', { name: 'FAQs' });
    // Read at the press: what loads late moves the link before it.
    await away.evaluate((link) => link.addEventListener('click', () => (sessionStorage.left = scrollY)));
    await away.click();
    await page.waitForURL('**/plaform-faqs');
    await page.goBack();
    await region(page, 'Make a pledge').or(region(page, 'Your pledges')).first().waitFor();
    const furthest = await page.evaluate(async () => {
      let most = 0;
      for (let frame = 0; frame < 30; frame += 1) {
        await new Promise(requestAnimationFrame);
        most = Math.max(most, Math.abs(scrollY - Number(sessionStorage.left)));
      }
      return most;
    });
    expect(furthest).toBeLessThan(100);
  });

  it('redirects its creator after deletion', async () => {
    const { page } = brand;
    const other = await openJoint(app, brand, 'Never mind this one');
    await page.goto(pageOf(other.id));
    await page.getByRole('button', { name: 'Options for Never mind this one' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/my-campaigns');
    await page.goBack();
    await page.getByText('This campaign isn’t available').waitFor();
    gone = `/api/campaign/${other.id}`;
  });

  it('shows when the need is filled by others while one types', async () => {
    const other = await openJoint(app, brand, 'A courtyard for two weekends');
    await influencer.page.goto(pageOf(other.id));
    const form = region(influencer.page, 'Make a pledge');
    await form.getByLabel('Need', { exact: true }).selectOption('Venue: A courtyard for two days');
    await form.getByLabel('Value in rupees').fill('5,000');
    await fillNeed(app, other, { kind: 'venue', by: third, of: brand });
    const before = influencer.problems.length;
    await form.getByRole('button', { name: 'Pledge ₹5,000' }).click();
    await form.getByText('This need has been filled or removed. Choose another one.').waitFor();
    expect(await form.getByLabel('Value in rupees').inputValue()).toBe('5,000');
    await expect.poll(() => influencer.problems.length).toBe(before + 2);
    influencer.problems.splice(before);
    await expectGoodPage(influencer.page);
  });

  it('is listed in My Campaigns with the next step', async () => {
    await partner.page.goto('/my-campaigns?tab=joint');
    const row = partner.page.getByRole('article').filter({ hasText: title });
    await row.getByText('It counts towards your share.').waitFor();
    await expectGoodPage(partner.page);
  });

  it('leaves no console errors', () => {
    const problems = [brand, partner, influencer, third].flatMap((party) => party.problems);
    // Going back requests the deleted campaign once more.
    expect(problems.filter((problem) => !problem.includes(gone))).toEqual([]);
  });
});
