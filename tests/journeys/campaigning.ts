/** Actions of a brand and a creator on a campaign. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { seeAll } from '../browser.ts';
import { dayFromNow } from '../makers/campaign.ts';
import { expectGoodStep, type Person } from './people.ts';

export async function addHandle({ page, username }: Person): Promise<void> {
  // The first page after signing up does not ask for one.
  await page.goto('/wallet');
  const question = page.getByRole('dialog', { name: 'No Social Media Account Added' });
  await question.getByRole('button', { name: 'Okay' }).click();
  await page.waitForURL('**/profile-settings');
  await page.getByLabel('Platform').selectOption({ label: 'Instagram' });
  await page.getByLabel('Handle').fill(username);
  await page.getByLabel('Followers').fill('42,000');
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByText('Account added.').waitFor();
  await expectGoodStep(page, 'a social account added');
}

/** Composes a campaign in five steps and posts it; returns its id. */
export async function postCampaign({ page }: Person, title: string): Promise<string> {
  await page.goto('/create-campaigns/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Brief' }).fill('Brew our monsoon roast at home and show how you drink it.');
  await page.getByLabel('Objective').selectOption({ label: 'Awareness' });
  await expectGoodStep(page, 'the brief');
  await page.getByRole('button', { name: 'Next: dates' }).click();

  await page.getByLabel('Last day to apply').fill(dayFromNow(10));
  await page.getByLabel('Start').fill(dayFromNow(14));
  await page.getByLabel('End').fill(dayFromNow(30));
  await expectGoodStep(page, 'dates');
  await page.getByRole('button', { name: 'Next: deliverables' }).click();

  await page.getByRole('group', { name: 'Platforms' }).getByRole('button', { name: 'Instagram' }).click();
  await page.getByRole('button', { name: 'Add a deliverable' }).click();
  await page.getByRole('button', { name: 'Reel', exact: true }).click();
  await page.getByLabel('Per creator').fill('18000');
  await page.getByLabel('Total budget').fill('36000');
  await page.getByRole('button', { name: 'More: Creators' }).click();
  await expectGoodStep(page, 'deliverables');
  await page.getByRole('button', { name: 'Next: audience' }).click();

  await page.getByRole('heading', { name: 'Who are you looking for?' }).waitFor();
  await expectGoodStep(page, 'audience');
  await page.getByRole('button', { name: 'Next: check and post' }).click();
  // The whole text, so that a failure names what is missing.
  await expect.poll(() => page.getByRole('main').textContent()).toContain('All set.');
  await expectGoodStep(page, 'check and post');
  await page.getByRole('button', { name: 'Post campaign' }).click();
  await page.waitForURL('**/campaign-details/*');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expectGoodStep(page, 'a posted campaign');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export async function applyTo({ page }: Person, title: string): Promise<void> {
  await page.goto('/post-campaign');
  await page.getByRole('heading', { level: 1, name: 'Campaign Posts' }).waitFor();
  await page.getByRole('article').first().waitFor();
  await expectGoodStep(page, 'posts');
  await page.getByLabel('Search campaigns').fill(title);
  await page.getByLabel('Search campaigns').press('Enter');
  const post = page.getByRole('article').filter({ hasText: title });
  await post.getByRole('link', { name: title }).click();
  await page.waitForURL('**/campaign-details/*');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expectGoodStep(page, 'a post');
  await page.getByRole('button', { name: 'Apply' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Your price').fill('17500');
  await sheet.getByLabel('Why you’re a good fit').fill('I roast at home and film every Sunday.');
  await expectGoodStep(page, 'an application');
  await sheet.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Application sent.').waitFor();
  await page.getByRole('heading', { name: 'Your application' }).waitFor();
}

/** Shortlists an applicant and opens the form of an offer to them. */
export async function shortlistAndOpenOffer({ page }: Person, campaignId: string, fullname: string): Promise<Locator> {
  await page.goto(`/campaign-details/${campaignId}?tab=applied`);
  await page.getByRole('button', { name: fullname }).click();
  await expectGoodStep(page, 'an applicant');
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click();
  await page.getByText(`${fullname} shortlisted.`).waitFor();
  const offer = page.getByRole('button', { name: 'Make an offer…' });
  const shortlisted = page.getByRole('radio', { name: /^Shortlisted/ });
  if (!(await offer.isVisible()) && !(await shortlisted.isChecked())) {
    await shortlisted.check();
    await page.getByRole('button', { name: fullname }).click();
  }
  await offer.click();
  const dialog = page.getByRole('dialog', { name: `Offer to ${fullname}` });
  await expectGoodStep(page, 'an offer');
  return dialog;
}

export async function shortlistAndOffer(brand: Person, campaignId: string, fullname: string): Promise<void> {
  const { page } = brand;
  const dialog = await shortlistAndOpenOffer(brand, campaignId, fullname);
  await dialog.getByRole('button', { name: /^Send offer of ₹/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Offer sent.').first().waitFor();
}

/** Enters the date of birth for a first agreement, after trying one under age. */
async function sayBirthDate(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'When were you born?' });
  const birthDate = dialog.getByLabel('Birth date');
  await birthDate.fill('2015-02-03');
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
  await dialog.getByText('You have to be at least 18 years old.').waitFor();
  await expectGoodStep(page, 'a birth date');
  await birthDate.fill('1996-05-04');
  await dialog.getByRole('button', { name: 'Save and continue' }).click();
}

export async function acceptOffer({ page, problems }: Person, campaignId: string): Promise<void> {
  await page.goto(`/campaign-details/${campaignId}`);
  await page.getByText('You receive').waitFor();
  await seeAll(page);
  await expectGoodStep(page, 'an offer to accept');
  await page.getByRole('button', { name: 'Accept offer' }).click();
  await page.getByRole('button', { name: 'Check the fingerprint' }).click();
  await page.getByText('The fingerprint matches: these terms are unchanged.').waitFor();
  await expectGoodStep(page, 'terms');
  await page.getByRole('button', { name: 'Accept these terms' }).click();
  await sayBirthDate(page);
  await page.getByText('You have an agreement. Its terms are fixed.').waitFor();
  // The refusal that asks for the date is expected.
  const others = problems.filter((problem) => !problem.includes('/update_user_applied_status/'));
  problems.splice(0, problems.length, ...others);
}
