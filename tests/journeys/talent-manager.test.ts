/** A creator lets a talent manager negotiate in their name, the brand sees who it was, and the creator ends it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { campaignBody } from '../campaigns/campaign-body.ts';
import { widthsOf } from '../looks.ts';
import { readOutbox } from '../outbox.ts';
import { callApi } from '../sessions.ts';
import { type Entered, enterAs } from './entered.ts';
import { expectGoodPage, password } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const { url } = product;
const post = <T>({ token }: Entered, path: string, body: object) => callApi<T>(url, path, { token, body });

/** The creator invites a talent manager for 15 % of each release, with fresh proof; the manager accepts. */
async function agree(creator: Entered, manager: Entered): Promise<void> {
  await creator.page.goto('/team');
  await creator.page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = creator.page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('Email').fill(manager.email);
  await dialog.getByRole('checkbox', { name: /^Talent manager/ }).check();
  await dialog.getByLabel('Share of each release').fill('15');
  await expectGoodPage(creator.page);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  const proof = creator.page.getByRole('dialog', { name: /^Is it you, / });
  await proof.getByText('act in your name').waitFor();
  await proof.getByLabel('Your password').fill(password);
  await proof.getByLabel('Your password').press('Enter');
  const invited = creator.page.getByRole('region', { name: 'Invited' });
  await invited.getByText(manager.email).waitFor();

  const [letter] = await readOutbox(url, manager.email);
  const link = /\/join-team#token=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '';
  await manager.page.goto(link);
  await manager.page.getByText('You get 15 % of each release').waitFor();
  await expectGoodPage(manager.page);
  await manager.page.getByRole('button', { name: 'Accept' }).click();
  await manager.page.waitForURL('**/dashboard');
}

describe.each(widthsOf(360))('at %i px', (width) => {
  it('a talent manager counters and accepts in the creator’s name, until the creator ends it', async () => {
    const enter = (role: 'Brand' | 'Influencer' | 'Partner', fullname: string) =>
      enterAs(browser, { role, fullname, url, width });
    const brand = await enter('Brand', 'Kottaram Spices');
    const [creator, manager] = [await enter('Influencer', 'Aarohi Menon'), await enter('Partner', 'Priya Nair')];
    const birth = { token: creator.token, method: 'PUT', body: { birth_date: '1996-05-04' } };
    await callApi(url, '/user/personal-info', birth);
    await agree(creator, manager);

    const { id } = await post<{ id: string }>(brand, '/campaign/add', campaignBody({ title: `Sadya ${width}` }));
    const applied = { campaign_id: id, message: 'I’d cook the sadya course by course.', quote: 18_000 };
    const application = await post<{ id: string }>(creator, '/campaign/apply_campaign', applied);
    const offers = `/campaign/applications/${application.id}/offers`;
    await post(brand, offers, { amount: 16_000 });

    // Counters for the creator.
    const { page } = manager;
    await page.goto(`/campaign-details/${id}?tab=offers`);
    await page.getByRole('button', { name: 'Counter' }).click();
    const dialog = page.getByRole('dialog', { name: /offer/i });
    await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill('19000');
    await dialog.getByLabel('Note').fill('Aarohi cooks every course twice.');
    await dialog.getByRole('button', { name: /^Send (?:counter|offer) of ₹/ }).click();
    await page.getByText('Waiting for Kottaram Spices').waitFor();

    // The brand sees who it was, and so does the creator.
    await brand.page.goto(`/campaign-details/${id}?tab=offers&application=${application.id}`);
    await brand.page.getByRole('heading', { name: 'Aarohi Menon countered (Priya Nair)' }).waitFor();
    await expectGoodPage(brand.page);
    await creator.page.goto(`/campaign-details/${id}?tab=offers`);
    await creator.page.getByRole('heading', { name: 'You countered (Priya Nair)' }).waitFor();

    // Accepts the last word of the brand.
    await post(brand, offers, { amount: 18_500, confirm: true });
    await page.goto(`/campaign-details/${id}?tab=offers`);
    await page.getByRole('button', { name: /^Accept/ }).click();
    await page.getByRole('button', { name: 'Accept these terms' }).click();
    await page.getByText(/^Accepted\. Agreement version 1/).waitFor();
    await brand.page.goto(`/campaign-details/${id}?tab=applied`);
    await brand.page.getByRole('button', { name: 'Aarohi Menon' }).first().click();
    await brand.page.getByText(/^Accepted .* by Priya Nair, fingerprint/).waitFor();

    // The creator ends it: the manager's open page ends, and their own account is as it was.
    await creator.page.goto('/team');
    const members = creator.page.getByRole('region', { name: 'Members' });
    await members.getByText('15 % of each release').waitFor();
    await expectGoodPage(creator.page);
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await members.getByRole('button', { name: 'Options for Priya Nair' }).click();
    await members.getByRole('button', { name: 'Remove' }).click();
    await creator.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await members.getByText('Priya Nair', { exact: true }).waitFor({ state: 'detached' });
    await page.getByText(/^You no longer act for Aarohi Menon\./).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    const kept = await callApi<object[]>(url, '/accounts', { token: manager.token });
    expect(kept).toHaveLength(1);
    expect(brand.problems).toEqual([]);
    for (const { context } of [brand, creator, manager]) await context.close();
  });
});
