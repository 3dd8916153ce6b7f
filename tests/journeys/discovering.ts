import type { Page } from 'playwright-core';
import { expectGoodPage, type Person } from './people.ts';

const isPhone = (person: Person) => (person.page.viewportSize()?.width ?? 0) < 768;

/** Previous results are dimmed until the new ones arrive. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-busy]')].every(
      (part) => part.ariaBusy !== 'true' && getComputedStyle(part).opacity === '1',
    ),
  );
}

/** Filters two thousand creators by platform and city, and opens the first. */
export async function findCreator(person: Person): Promise<void> {
  const { page } = person;
  await page.goto('/browse-influencer');
  await page.getByRole('heading', { level: 1, name: 'Discover Influencers' }).waitFor();
  await page.getByRole('article').first().waitFor();
  await expectGoodPage(page);
  if (isPhone(person)) {
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /^YouTube/ }).click();
    await expectGoodPage(page);
    await sheet.getByRole('button', { name: /^Show [\d,]+ creator/ }).click();
  } else {
    await page
      .getByRole('group', { name: 'Platform' })
      .getByRole('checkbox', { name: /YouTube/ })
      .check();
  }
  await page.waitForURL((address) => address.searchParams.getAll('platform').includes('youtube'));
  await settle(page);
  const card = page.getByRole('article').first();
  await card.getByText('YouTube').first().waitFor();
  const name = await card.getByRole('link').first().textContent();
  await card.getByRole('link').first().click();
  await page.waitForURL('**/influencer-profile/influencer/*');
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  await expectGoodPage(page);
}
