import { expect, it } from 'vitest';
import { sendDueMails } from '../../server/campaigns/crm/mails.service.ts';
import { looksOf } from '../looks.ts';
import { makeUnclaimedInfluencer } from '../makers/influencer.ts';
import { expectGoodPage } from './people.ts';
import { openScene } from './stage-visitor.ts';

const scene = openScene();

it.each(
  looksOf([
    [1280, 'light'],
    [360, 'dark'],
  ] as const),
)('imports creators at %i px, and one opts out of the mails', async (width, colorScheme) => {
  const { app } = scene.stage;
  const handle = `journey.cook${width}`;
  const mail = `cook${width}@example.test`;
  await makeUnclaimedInfluencer(app.context.db, {
    profile: { display_name: `Cook ${width}`, username: handle, contact_email: mail },
    socials: [{ handle, source: 'imported' }],
  });
  const brand = await scene.stage.newBrand();
  const { page, problems, context } = await scene.enter(brand, [width, colorScheme]);
  await page.goto('/my-creators');
  await page.getByText('Nobody on your list yet').waitFor();
  await expectGoodPage(page);

  await page.getByRole('button', { name: 'Import creators' }).click();
  await page.getByLabel('A list as CSV or XLSX').setInputFiles({
    name: 'mine.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name,Where\nCook,@${handle}\nNobody,nobody.at.all\n`),
  });
  await page.getByRole('button', { name: 'Show a preview' }).click();
  await page.getByLabel('Where').selectOption('handle_instagram');
  await page.getByText('1 added, 0 invited, 0 on the list already, 1 left out').waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Import', exact: true }).last().click();

  const cook = page.getByRole('button', { name: `Cook ${width}`, exact: true });
  await cook.waitFor();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the list as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('creators.csv');
  await cook.click();
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await page.getByLabel('Stage', { exact: true }).last().selectOption('talking');
  await saved;
  await page.getByLabel('New note').fill('Wants the boxes a day early.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('Wants the boxes a day early.').first().waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await page.getByLabel('Your words').fill('Would you cook with our pepper?');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByText('1 creator invited').waitFor();

  await sendDueMails(app.context);
  await app.context.settled();
  const letter = app.mails.find(({ to }) => to === mail);
  expect(letter?.text).toContain('Would you cook with our pepper?');
  const address = /Never write to me again: (\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const isRefused = async () =>
    (await app.context.db.selectFrom('suppression').select('id').where('reason', 'like', 'Asked by mail%').execute())
      .length;
  const before = await isRefused();
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Never write to you again?' }).waitFor();
  expect(await isRefused()).toBe(before);
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Never write to me again' }).click();
  await page.getByRole('heading', { level: 1, name: 'We won’t write to you again' }).waitFor();
  expect(await isRefused()).toBe(before + 1);
  expect(problems).toEqual([]);
  await context.close();
});
