/** A list of creators in the console: uploaded, its question answered, imported with progress, its rejects saved, undone. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workOnImport } from '../../server/operators/imports/work.service.ts';
import { openBrowser, openVisitor } from '../browser.ts';
import { type Player, type Stage, setStage } from '../campaigns/stage.ts';
import { looksOf } from '../looks.ts';
import { expectGoodPage } from './people.ts';

let stage: Stage;
let browser: Browser;
let operator: Player;
beforeAll(async () => {
  [stage, browser] = await Promise.all([setStage({ buildDir: 'build' }), openBrowser()]);
  operator = await stage.newBrand('operator');
});
afterAll(async () => {
  await browser?.close();
  await stage?.app.close();
});

const list =
  'Creator Name,Insta ID,Foll.,Genre,Remarks\nOne,@journey.one,1.2M,Food/Chess,x\nTwo,journey.two,86.2,food,y\nBad,,7,,z\n';

it.each(
  looksOf([
    [1280, 'light'],
    [360, 'dark'],
  ] as const),
)('imports a list at %i px and takes it back', async (width, colorScheme) => {
  const { page, problems, context } = await openVisitor(browser, stage.app.url, width);
  const { body } = await stage.call(operator, `GET /user/${operator.id}`);
  await context.addInitScript(
    ([token, user]) => {
      localStorage.setItem('auth_token', token as string);
      localStorage.setItem('user_profile', user as string);
    },
    [operator.token, JSON.stringify(body.data)],
  );
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.goto('/operator/imports');
  await page.getByRole('heading', { level: 1, name: 'Imports' }).waitFor();
  await expectGoodPage(page);

  // Decisions about the headings of one list are remembered for the next.
  const mine = list.replaceAll('journey', `journey${width}`).replace('Remarks', `Remarks ${width}`);
  await page
    .getByLabel('List of creators')
    .setInputFiles({ name: `creators-${width}.csv`, mimeType: 'text/csv', buffer: Buffer.from(mine) });
  await page.getByRole('heading', { level: 1, name: `creators-${width}.csv` }).waitFor();
  await page.getByText('“Foll.” says 86.2. What is it?').waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Thousand: 86,200' }).click();
  // The answer is a dry run of its own: its reply must not be taken for that of the import.
  const start = page.getByRole('button', { name: 'Import 2 lines' });
  await start.waitFor();
  const queued = page.waitForResponse((reply) => reply.url().endsWith('/run') && reply.ok());
  await start.click();
  await queued;
  const id = Number(page.url().split('/').at(-1));
  await workOnImport(stage.app.context, id);
  await page.getByRole('button', { name: 'Undo 2' }).waitFor();
  await expectGoodPage(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lines left out as CSV' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('Bad,,7,,z');

  await page.getByRole('button', { name: 'Undo 2' }).click();
  await page.getByText('Undone', { exact: true }).first().waitFor();
  const left = await stage.app.context.db
    .selectFrom('influencer_profile')
    .select('id')
    .where('username', 'like', `journey${width}%`)
    .execute();
  expect(left).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
