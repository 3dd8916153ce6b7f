/** Lists of thousands: rows in view alone are in the page, and nothing else about them changes. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeUnclaimedInfluencer } from '../makers/influencer.ts';
import { expectGoodPage } from './people.ts';
import { openScene } from './stage-visitor.ts';

const scene = openScene();

it('keeps the focused row, the selection and the number of rows of a table', async () => {
  const { app, newBrand } = scene.stage;
  const brand = await newBrand();
  const { db } = app.context;
  for (let at = 1; at <= 240; at += 1) {
    const { id } = await makeUnclaimedInfluencer(db, { profile: { display_name: `Weaver ${at}` } });
    const entry = { account_id: Number(brand.id), influencer_id: id, stage: 'found' as const, tags: [] };
    await db
      .insertInto('crm_entry')
      .values({ ...entry, created_at: new Date(), changed_at: new Date() })
      .execute();
  }
  const { page, problems, context } = await scene.enter(brand, [1280, 'light']);
  await page.goto('/my-creators');
  const table = page.getByRole('table', { name: 'My creators' });
  const names = table.getByRole('button', { name: /^Weaver/ });
  await names.first().focus();
  const focused = (await names.first().textContent()) ?? '';
  for (let rows = 50; rows < 240; rows += 50) {
    await page.getByText(`${rows} of 240`).waitFor();
    await page.keyboard.press('End');
  }
  await page.getByText('240 of 240').waitFor();
  await page.keyboard.press('End');
  await table.getByRole('row').nth(20).waitFor();
  expect(await table.getAttribute('aria-rowcount')).toBe('241');
  expect(await table.getByRole('row').count()).toBeLessThan(80);
  await table.locator('[aria-rowindex="241"]').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(focused);
  await expectGoodPage(page);
  await page.keyboard.press('Home');
  await page.getByRole('checkbox', { name: 'Select all loaded creators' }).check();
  await page.getByText('240 selected').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

it('come back to the place that was read', async () => {
  const { app, newBrand } = scene.stage;
  const brand = await newBrand();
  await sql`insert into notification (account_id, type, title, link, created_at)
    select ${Number(brand.id)}, 'chat', 'Notice ' || n, '/wallet', now() - n * interval '1 day' from generate_series(1, 400) n`.execute(
    app.context.db,
  );
  const { page, problems, context } = await scene.enter(brand, [360, 'dark']);
  await page.goto('/all-notifications');
  const notices = page.getByRole('main').getByRole('button', { name: /^Notice/ });
  const wanted = page.getByRole('button', { name: /^Notice 260/ });
  // By half a window: only rows near the window exist, so a jump to the end may pass the wanted one.
  const readOn = async () => {
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    return wanted.isVisible();
  };
  await expect.poll(readOn, { timeout: 60_000 }).toBe(true);
  await wanted.scrollIntoViewIfNeeded();
  expect(await notices.count()).toBeLessThan(80);
  await expectGoodPage(page);
  const before = await wanted.boundingBox();
  await wanted.click();
  await page.waitForURL('**/wallet');
  await page.goBack();
  await wanted.waitFor();
  await expect.poll(async () => (await wanted.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, -1);
  expect(problems).toEqual([]);
  await context.close();
});
