/** The main journey in two browsers: from sign-up and brief to money in the creator's wallet. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { acceptOffer, addHandle, applyTo, postCampaign, shortlistAndOffer } from './campaigning.ts';
import { expectUnread, hear, openChat, readOwnId, say } from './chatting.ts';
import { findCreator } from './discovering.ts';
import { approveWork, confirmWork, fundAgreement, handIn, publishWork, readWallet } from './paying.ts';
import { meetPerson, type Person, signUp } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

describe.each(widthsOf(360))('the main job at %i px', (width) => {
  let brand: Person;
  let creator: Person;
  let campaignId: string;
  const title = `Monsoon brew in your own kitchen (${width})`;

  beforeAll(async () => {
    const at = { url: product.url, width };
    brand = await meetPerson(browser, { role: 'Brand', fullname: 'Asha Menon', ...at });
    creator = await meetPerson(browser, { role: 'Influencer', fullname: 'Meera Nair', ...at });
  });
  afterAll(async () => {
    await brand?.context.close();
    await creator?.context.close();
  });

  it('a brand signs up and enters the code it was sent', async () => {
    await signUp(brand);
  });

  it('it finds influencers with filters and opens a profile', async () => {
    await findCreator(brand);
  });

  it('it posts a campaign', async () => {
    campaignId = await postCampaign(brand, title);
  });

  it('an influencer signs up and adds a social account by hand', async () => {
    await signUp(creator);
    await addHandle(creator);
  });

  it('finds that campaign and applies', async () => {
    await applyTo(creator, title);
  });

  it('the brand shortlists and offers', async () => {
    await shortlistAndOffer(brand, campaignId, creator.fullname);
  });

  it('the influencer accepts', async () => {
    await acceptOffer(creator, campaignId);
  });

  it('the brand pays, and the money is held', async () => {
    await fundAgreement(brand, campaignId, creator.fullname);
  });

  it('both chat live, with unread counts and read ticks', async () => {
    const [brandId, creatorId] = [await readOwnId(brand), await readOwnId(creator)];
    await openChat(brand, creatorId);
    await brand.page.getByRole('link', { name: 'Open application' }).waitFor();
    await say(brand, 'Welcome aboard!');
    await brand.page.getByRole('log').getByText('Sent', { exact: true }).waitFor({ state: 'attached' });
    await expectUnread(creator, 1);
    await openChat(creator, brandId);
    await creator.page.getByRole('link', { name: 'Open campaign' }).waitFor();
    await hear(creator, 'Welcome aboard!');
    await brand.page.getByRole('log').getByText('Read', { exact: true }).waitFor({ state: 'attached' });
    await expectUnread(creator, 0);
    await say(creator, 'Thank you, I start on Sunday.');
    await hear(brand, 'Thank you, I start on Sunday.');
    await creator.page.getByRole('log').getByText('Read', { exact: true }).waitFor({ state: 'attached' });
  });

  it('the influencer submits the work, the brand approves it, and confirms that it is published', async () => {
    await handIn(creator, campaignId);
    await approveWork(brand, campaignId);
    await publishWork(creator, campaignId);
    await confirmWork(brand, campaignId);
  });

  it('the influencer’s wallet has the announced net amount', async () => {
    await readWallet(creator, '₹16,625.00');
  });

  it('leaves no console errors', () => {
    expect([...brand.problems, ...creator.problems]).toEqual([]);
  });
});
