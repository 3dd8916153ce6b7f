import { expect, it } from 'vitest';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { openClockedStage } from '../../../tests/campaigns/clocked-stage.ts';
import { openCrm } from '../../../tests/campaigns/crm.ts';
import type { Stage } from '../../../tests/campaigns/stage.ts';
import { nextNumber } from '../../../tests/makers/numbers.ts';

let stage: Stage;
let crm: ReturnType<typeof openCrm>;
let now: () => Date;
openClockedStage(
  (opened) => {
    stage = opened;
    crm = openCrm(stage);
    now = stage.app.context.now;
  },
  { LOG_LEVEL: 'silent' },
);

it('asks unclaimed creators once, in the sender’s words, and moves them on', async () => {
  const brand = await stage.newBrand();
  const mail = crm.address();
  const creator = await crm.unclaimed(mail);
  const reply = await crm.invite(brand, [creator.id], { message: 'Would you cook with our pepper?' });
  expect(crm.outcomes(reply)).toEqual([{ influencer_id: String(creator.id), result: true, status: 'invited' }]);
  expect(crm.outcomes(await crm.invite(brand, [creator.id]))).toEqual(crm.outcomes(reply));
  const letters = await crm.lettersTo(mail);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('Would you cook with our pepper?');
  expect(letters[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect((await crm.list(brand)).data).toMatchObject([{ stage: 'asked', last_contact: { kind: 'mail' } }]);
});

it('ends for ever by the button of the mail, for all senders and spellings; the link alone does nothing', async () => {
  const token = 'forged';
  const opened = await fetch(`${stage.app.url}/api/crm/never-write/${token}`, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `/never-write?token=${token}`]);
  const local = `left${nextNumber()}`;
  await crm.neverTo(`${local}@gmail.com`);
  const other = `${local.slice(0, 2)}.${local.slice(2)}+brands@gmail.com`;
  const reply = await crm.invite(await stage.newBrand(), [(await crm.unclaimed()).id], { email: other });
  expect(crm.outcomes(reply)).toMatchObject([{ result: true, status: 'invited' }]);
  expect(await crm.lettersTo(other)).toEqual([]);
  expect((await stage.app.api(`POST /crm/never-write/${token}`)).status).toBe(404);
});

it('says the same with and without a known address', async () => {
  const brand = await stage.newBrand();
  const [withMail, without] = [await crm.unclaimed(crm.address()), await crm.unclaimed()];
  const [one, other] = crm.outcomes(await crm.invite(brand, [withMail.id, without.id]));
  expect({ ...one, influencer_id: '' }).toEqual({ ...other, influencer_id: '' });
  expect((await crm.list(brand)).data).toMatchObject([
    { last_contact: { kind: 'mail' } },
    { last_contact: { kind: 'mail' } },
  ]);
});

it('writes to one address three times in thirty days over all senders', async () => {
  const mail = crm.address();
  const creator = await crm.unclaimed(mail);
  for (let sender = 0; sender < 5; sender += 1)
    expect(crm.outcomes(await crm.invite(await stage.newBrand(), [creator.id]))).toMatchObject([{ result: true }]);
  expect(await crm.lettersTo(mail)).toHaveLength(3);
  const at = now().getTime() + 31 * dayMs;
  stage.app.context.now = () => new Date(at);
  await crm.invite(await stage.newBrand(), [creator.id]);
  expect(await crm.lettersTo(mail)).toHaveLength(4);
});

it('is limited to fifty a day for each account, also when two requests race', async () => {
  const brand = await stage.newBrand();
  const creators = await Promise.all(Array.from({ length: 60 }, () => crm.unclaimed()));
  const half = (from: number) =>
    crm.invite(
      brand,
      creators.slice(from, from + 30).map(({ id }) => id),
    );
  const statuses = (await Promise.all([half(0), half(30)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 429]);
});

it('refuses those who are here already, strangers and bad addresses', async () => {
  const reply = await crm.invite(stage.brand, [stage.influencer.id, 999_999]);
  expect(crm.outcomes(reply)).toMatchObject([{ code: 'RULE' }, { code: 'NOT_FOUND' }]);
  const [one, two] = [await crm.unclaimed(), await crm.unclaimed()];
  for (const [ids, more] of [
    [[one.id], { email: 'nobody' }],
    [[one.id, two.id], { email: 'a@example.test' }],
    [[one.id], { message: 'Write to me@example.in' }],
    [[], {}],
  ] as const)
    expect((await crm.invite(stage.brand, [...ids], more)).status).toBe(400);
});
