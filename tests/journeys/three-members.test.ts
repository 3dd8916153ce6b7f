/** A brand of several people: one drafts and agrees, one pays once another has approved it, one approves the work, one is removed. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberRole } from '../../contract/kit/permissions.ts';
import { openBrowser } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { readOutbox } from '../outbox.ts';
import type { Product } from '../server.ts';
import { callApi } from '../sessions.ts';
import { postCampaign, shortlistAndOffer, shortlistAndOpenOffer } from './campaigning.ts';
import { type Entered, enterAs } from './entered.ts';
import { startOwnProduct } from './own-product.ts';
import { approveWork, fundAgreement, handIn } from './paying.ts';
import { deafen, expectGoodPage, password } from './people.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  // The waiting time of approvers is tested over HTTP.
  const env = { DEMO: '0', APPROVER_HOURS: '0.0001' };
  [product, browser] = await Promise.all([startOwnProduct(env), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

interface Call {
  method?: 'PUT';
  body?: object;
}

const call = <T>({ token, url }: Entered, path: string, how: Call = {}) => callApi<T>(url, path, { token, ...how });

/** Invites a person, who accepts in their browser and acts for the account from then on. */
async function addMember(owner: Entered, member: Entered, role: MemberRole): Promise<void> {
  await call(owner, '/members/invitations', { body: { email: member.email, roles: [role] } });
  const [letter] = await readOutbox(owner.url, member.email);
  await member.page.goto(/\/join-team#token=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '');
  await member.page.getByRole('button', { name: 'Accept' }).click();
  await member.page.waitForURL('**/dashboard');
}

/** Applies with a date of birth, so that an offer can be accepted; returns the application's id. */
async function apply(creator: Entered, campaignId: string): Promise<string> {
  await call(creator, '/user/personal-info', { method: 'PUT', body: { birth_date: '1996-05-04' } });
  const body = { campaign_id: campaignId, message: 'I roast at home.', quote: 18_000 };
  return (await call<{ id: string }>(creator, '/campaign/apply_campaign', { body })).id;
}

describe.each(widthsOf(360))('at %i px', (width) => {
  const title = `Monsoon roast ${width}`;
  const [agreed, asked] = ['Neethu Thomas', 'Joel Dsouza'];
  let owner: Entered;
  let manager: Entered;
  let finance: Entered;
  let reviewer: Entered;
  let creator: Entered;
  let other: Entered;
  let campaignId: string;

  beforeAll(async () => {
    const enter = (role: 'Brand' | 'Influencer', fullname: string) =>
      enterAs(browser, { role, fullname, url: product.url, width });
    owner = await enter('Brand', 'Rohan Kottaram');
    manager = await enter('Brand', 'Lekha Thomas');
    finance = await enter('Brand', 'Farida Shaikh');
    reviewer = await enter('Brand', 'Sruthi Pillai');
    creator = await enter('Influencer', agreed);
    other = await enter('Influencer', asked);
    await call(owner, '/auth/step-up', { body: { method: 'password', password } });
    await addMember(owner, manager, 'manager');
    await addMember(owner, finance, 'finance');
    await addMember(owner, reviewer, 'reviewer');
    await call(owner, '/account/approvals-policy', { method: 'PUT', body: { above: 10_000 } });
  });
  afterAll(async () => {
    for (const { context } of [owner, manager, finance, reviewer, creator, other]) await context.close();
  });

  it('the manager drafts a campaign and agrees with a creator, but cannot pay', { timeout: 240_000 }, async () => {
    campaignId = await postCampaign(manager, title);
    const application = await apply(creator, campaignId);
    await shortlistAndOffer(manager, campaignId, agreed);
    await call(creator, `/campaign/update_user_applied_status/${application}`, {
      method: 'PUT',
      body: { status: 'accepted' },
    });
    const { page } = manager;
    await page.goto(`/campaign-details/${campaignId}?tab=applied`);
    await page.getByRole('button', { name: agreed }).click();
    await page
      .getByText('Your role in this account doesn’t include paying. Ask an owner or a finance member.')
      .waitFor();
    expect(await page.getByRole('button', { name: /^Fund ₹/ }).count()).toBe(0);
    await expectGoodPage(page);
    await page.goto('/subscription');
    await page.getByText('Ask an owner of this account to subscribe.').first().waitFor();
    expect(await page.getByText('Subscribe Now').count()).toBe(0);
    await expectGoodPage(page);
  });

  it('the finance member asks, cannot approve it themselves, and pays once the owner has', {
    timeout: 240_000,
  }, async () => {
    const { page } = finance;
    await page.goto(`/campaign-details/${campaignId}?tab=applied`);
    await page.getByRole('button', { name: agreed }).click();
    await page.getByRole('button', { name: /^Fund ₹/ }).click();
    await page.getByText('₹18,000 waits for the approval of someone else who may pay. Nothing is paid yet.').waitFor();
    await expectGoodPage(page);
    await page.goto('/approvals');
    await page.getByRole('button', { name: 'Take back' }).waitFor();
    await page.getByRole('button', { name: 'Add a note' }).click();
    const words = 'She needs it held by Saturday.';
    await page.getByRole('textbox', { name: 'Note' }).fill(words);
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.getByText(words).waitFor();
    await page.getByText('Nothing to approve right now.').waitFor();
    expect(await page.getByRole('button', { name: /^Review/ }).count()).toBe(0);
    await expectGoodPage(page);

    await owner.page.goto('/approvals');
    await owner.page.getByRole('button', { name: /^Review: Farida Shaikh/ }).click();
    const dialog = owner.page.getByRole('dialog');
    await dialog.getByText(title).waitFor();
    await dialog.getByText(words).waitFor();
    await expectGoodPage(owner.page);
    await dialog.getByRole('button', { name: 'Approve ₹18,000' }).click();
    await owner.page.getByText('₹18,000 is on its way.').waitFor();
    await fundAgreement(finance, campaignId, agreed);
  });

  it('the reviewer finds and approves the work, and sees no sum on any page', {
    timeout: 240_000,
  }, async () => {
    await handIn(creator, campaignId);
    const { page } = reviewer;
    const sumless = async () => {
      await expectGoodPage(page);
      expect(await page.getByText(/₹|18,?000/).count()).toBe(0);
    };
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Campaigns', exact: true }).waitFor();
    await sumless();
    for (const place of ['Wallet', 'Messages', 'Performance'])
      expect(await page.getByRole('link', { name: place, exact: true }).count()).toBe(0);
    await page.goto('/wallet');
    await page.getByRole('heading', { name: 'Your role doesn’t include this page' }).waitFor();
    await sumless();
    await page.goto('/my-campaigns');
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await sumless();
    await page.getByRole('link', { name: /^Deliverables/ }).click();
    await page.getByRole('button', { name: 'Approve version 1' }).waitFor();
    await sumless();
    await approveWork(reviewer, campaignId);
    await sumless();
    await creator.page.getByRole('button', { name: 'Mark as published' }).waitFor();
    expect(reviewer.problems).toEqual([]);
  });

  it('a member who is removed while they fill in a form is told so, and nothing is written', async () => {
    const application = await apply(other, campaignId);
    const { page } = manager;
    // Without a live connection, which would end the page at once.
    await deafen(page);
    const dialog = await shortlistAndOpenOffer(manager, campaignId, asked);
    await dialog.getByLabel('Note').fill('We would love a second cup.');

    await owner.page.goto('/team');
    const members = owner.page.getByRole('region', { name: 'Members' });
    await members.getByRole('button', { name: 'Options for Lekha Thomas' }).waitFor();
    // On a phone the way to invite stays in reach.
    const invite = await owner.page.getByRole('button', { name: 'Invite someone' }).boundingBox();
    expect((invite?.y ?? 9_999) + (invite?.height ?? 0)).toBeLessThan(owner.page.viewportSize()?.height ?? 0);
    await members.getByRole('button', { name: 'Options for Lekha Thomas' }).click();
    await members.getByRole('button', { name: 'Remove' }).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await members.getByText('Lekha Thomas', { exact: true }).waitFor({ state: 'detached' });

    await dialog.getByRole('button', { name: /^Send offer of ₹/ }).click();
    await page
      .getByText('You no longer act for Rohan Kottaram Foods. Anything you had not sent there was not saved.')
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await expectGoodPage(page);
    expect(await call<object[]>(owner, `/campaign/applications/${application}/offers`)).toEqual([]);
    await page.goto('/team');
    await page.getByText('People who act for Lekha Thomas Foods').waitFor();
    expect(await call<object[]>(manager, '/accounts')).toHaveLength(1);
    for (const { problems } of [owner, creator]) expect(problems).toEqual([]);
  });
});
