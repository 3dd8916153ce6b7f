/** Newcomers of each role: where they land, and their checklist from the first step to the last. */
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { campaignBody, jointBody } from '../campaigns/campaign-body.ts';
import { widthsOf } from '../looks.ts';
import { readCode } from '../outbox.ts';
import { callApi, giveAccount, logIn } from '../sessions.ts';
import { type Entered, enterAs } from './entered.ts';
import { expectGoodPage, meetPerson, password, register, signUp } from './people.ts';
import { product } from './product.ts';

const { url } = product;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const checklist = (page: Page) => page.getByRole('region', { name: 'Start here' });
const call = (who: Entered, path: string, body: object, method = 'POST') =>
  callApi<{ id: string }>(url, path, { token: who.token, body, method });

const picture = sharp({ create: { width: 640, height: 800, channels: 3, background: '#b5541c' } })
  .png()
  .toBuffer();
async function upload(who: Entered, path: string, field: string) {
  const form = new FormData();
  form.append(field, new Blob([await picture], { type: 'image/png' }), 'one.png');
  const reply = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body: form,
  });
  expect(reply.status).toBeLessThan(300);
}

async function proveMobile(who: Entered) {
  const { mobile } = await callApi<{ mobile: string }>(url, `/user/${who.id}`, { token: who.token });
  await call(who, '/user/update', { mobile }, 'PUT');
  await call(who, '/auth/verifyOtp', { username: mobile, otp: await readCode(url, mobile) });
}

async function addUpi(who: Entered) {
  await proveMobile(who);
  await call(who, '/auth/step-up', { method: 'password', password });
  await call(who, '/wallet/payment-methods', { kind: 'upi', vpa: `${who.username.slice(0, 12)}@okbank` });
}

interface Step {
  /** Button or link of the step, and the page it opens. */
  opens: [name: RegExp, at: RegExp];
  /** Does what the step asks for. */
  fulfil: (who: Entered) => Promise<unknown>;
}

const social: Step['fulfil'] = (who) => giveAccount(who);
const roles: Record<Entered['role'], Step[]> = {
  Influencer: [
    { opens: [/^Connect$/, /\/social-account-connect$/], fulfil: social },
    {
      opens: [/^Complete profile$/, /\/my-profile$/],
      fulfil: async (who) => {
        await upload(who, '/user/uploadProfileImage', 'image');
        await call(who, '/user/personal-info', { categories: ['food'] }, 'PUT');
      },
    },
    { opens: [/^Choose pictures$/, /\/my-profile#work$/], fulfil: (who) => upload(who, '/user/content', 'picture') },
    {
      opens: [/^Set a price$/, /\/my-profile#rates$/],
      fulfil: (who) =>
        call(
          who,
          '/user/personal-info',
          { rates: [{ platform: 'instagram', content_type: 'reel', price: 6_500 }] },
          'PUT',
        ),
    },
    { opens: [/^Confirm mobile$/, /\/wallet$/], fulfil: addUpi },
  ],
  Brand: [
    {
      opens: [/^Find creators$/, /\/browse-influencer$/],
      fulfil: async (who) => {
        const [first] = await callApi<{ id: string }[]>(url, '/browseInfluencers?limit=1', { token: who.token });
        await call(who, '/user/add/UserBookmarks', { target_type: 'influencer', target_id: first?.id });
      },
    },
    {
      opens: [/^Post a campaign$/, /\/create-campaigns\/new$/],
      fulfil: (who) => call(who, '/campaign/add', campaignBody()),
    },
    {
      opens: [/^Complete profile$/, /\/my-profile$/],
      fulfil: async (who) => {
        await upload(who, '/user/uploadProfileImage', 'image');
        await call(who, '/user/personal-info', { bio: 'Spices of Kerala, ground in small batches.' }, 'PUT');
      },
    },
    { opens: [/^Add account$/, /\/social-account-connect$/], fulfil: social },
    { opens: [/^Confirm mobile$/, /\/wallet$/], fulfil: proveMobile },
  ],
  Partner: [
    {
      opens: [/^See joint campaigns$/, /\/joint-campaign$/],
      fulfil: (who) => call(who, '/campaign/add', jointBody()),
    },
    {
      opens: [/^Complete profile$/, /\/my-profile$/],
      fulfil: async (who) => {
        await upload(who, '/user/uploadProfileImage', 'image');
        await call(who, '/user/personal-info', { bio: 'A courtyard for two hundred guests.' }, 'PUT');
      },
    },
    { opens: [/^Add account$/, /\/social-account-connect$/], fulfil: social },
    { opens: [/^Confirm mobile$/, /\/wallet$/], fulfil: proveMobile },
  ],
};

describe.each(widthsOf(360))('at %i px', (width) => {
  it.each(['Influencer', 'Brand', 'Partner'] as const)('a new %s ticks every step by doing it', async (role) => {
    const person = await meetPerson(browser, { role, fullname: 'Aarohi Menon', url, width });
    const { page, context, problems } = person;
    await signUp(person);
    const { token, user } = await logIn(url, person.username, password);
    const who = { ...person, token, id: user.id };
    const steps = roles[role];
    for (const [at, { opens, fulfil }] of steps.entries()) {
      // A creator is there from the start.
      if (role !== 'Influencer' || at > 0) await page.goto('/dashboard');
      await checklist(page).getByText(`${at} of ${steps.length} done`, { exact: true }).waitFor();
      await page.getByRole('heading', { name: 'Welcome, Aarohi' }).waitFor();
      if (at === 1) await expectGoodPage(page);
      if (at === 0) expect(await page.getByRole('main').textContent()).not.toMatch(/(?<!\d)0 few facts/);
      const [name, address] = opens;
      await checklist(page).getByRole('link', { name }).click();
      await page.waitForURL(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await fulfil(who);
    }
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Aarohi$/ }).waitFor();
    expect(await checklist(page).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a creator lands at the checklist and nothing opens before it; a brand lands among creators', async () => {
    const creator = await meetPerson(browser, { role: 'Influencer', fullname: 'Neethu Thomas', url, width });
    await register(creator);
    await creator.page.waitForURL('**/dashboard');
    await checklist(creator.page).getByText('0 of 5 done', { exact: true }).waitFor();
    // Longer than the pause after which things open by themselves.
    await expectNothingOpens(creator.page);
    expect(creator.problems).toEqual([]);
    await creator.context.close();

    const brand = await meetPerson(browser, { role: 'Brand', fullname: 'Rohan Bhatt', url, width, isNew: true });
    await register(brand);
    expect(new URL(brand.page.url()).pathname).toBe('/browse-influencer');
    await brand.page.getByRole('button', { name: 'Close', exact: true }).click();
    // The tour waits for another page.
    await expectNothingOpens(brand.page);
    await brand.context.close();
  });
});

/** Expects no dialog for longer than the pause after which things open by themselves. */
async function expectNothingOpens(page: Page) {
  const opened = await page
    .getByRole('dialog')
    .first()
    .waitFor({ timeout: 4_000 })
    .then(
      () => true,
      () => false,
    );
  expect(opened).toBe(false);
}

it('a closed checklist stays closed on every device, and Undo shows it again', async () => {
  const who = await enterAs(browser, { role: 'Brand', fullname: 'Ila Rao', url, width: 1280 });
  const { page, context } = who;
  const close = () => page.getByRole('button', { name: 'Close the checklist' }).click();
  await page.goto('/dashboard');
  await close();
  await checklist(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await checklist(page).waitFor();
  await close();
  await checklist(page).waitFor({ state: 'detached' });
  await context.close();
  const { token } = await logIn(url, who.username, password);
  const { checklist: kept } = await callApi<{ checklist: unknown }>(url, '/dashboard', { token });
  expect(kept).toBeNull();
});
