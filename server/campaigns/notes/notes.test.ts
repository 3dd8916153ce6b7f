import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Note } from '../../../contract/campaigns/notes.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { joinAccount, makeMemberToken } from '../../../tests/makers/membership.ts';

let stage: Stage;
let target: string;
let manager: Player;
beforeAll(async () => {
  stage = await setStage();
  const application = await stage.apply(stage.influencer, await stage.post(stage.brand));
  target = `application:${application.id}`;
  manager = await member('manager');
});
afterAll(() => stage.app.close());

const account = () => ({ id: String(stage.brand.id) });
async function member(...roles: Parameters<typeof makeMemberToken>[1]['roles']): Promise<Player> {
  return { id: stage.brand.id, token: await makeMemberToken(stage.app.context, { account: account(), roles }) };
}
const add = (who: Player, text: string, on = target) => stage.call(who, `POST /notes?target=${on}`, { text });
const texts = async (who: Player, on = target) =>
  ((await stage.call(who, `GET /notes?target=${on}`)).body.data as Note[] | undefined)?.map(({ text }) => text);

it('keeps what the team noted, by whom, page by page', async () => {
  const first = await add(stage.brand, 'Wants the boxes a day early.');
  expect(first).toMatchObject({ status: 201, body: { data: { text: 'Wants the boxes a day early.' } } });
  const second = (await add(manager, 'Done, arrives Thursday.')).body.data as Note;
  expect(second.by?.id).not.toBe((first.body.data as Note).by?.id);
  expect(await texts(stage.brand)).toEqual(['Done, arrives Thursday.', 'Wants the boxes a day early.']);
  const { body } = await stage.call(manager, `GET /notes?target=${target}&limit=1`);
  expect(body.data).toHaveLength(1);
  const rest = await stage.call(manager, `GET /notes?target=${target}&cursor=${body.next_cursor}`);
  expect((rest.body.data as Note[]).map(({ text }) => text)).toEqual(['Wants the boxes a day early.']);
});

it('is out of reach for the other side, strangers and roles without money', async () => {
  expect(await texts(stage.influencer)).toEqual([]);
  await add(stage.influencer, 'They pay late.');
  expect(await texts(stage.brand)).not.toContain('They pay late.');
  const stranger = await stage.newBrand();
  expect((await add(stranger, 'x')).status).toBe(404);
  expect((await stage.call(stranger, `GET /notes?target=${target}`)).status).toBe(404);
  expect((await stage.call(await member('reviewer'), `GET /notes?target=${target}`)).body.code).toBe('ROLE');
  expect((await add(await member('viewer'), 'x')).body.code).toBe('ROLE');
  expect((await stage.call(stage.brand, 'GET /notes?target=account:1')).status).toBe(400);
});

it('is kept on creators too, apart for each account', async () => {
  const creator = `creator:${stage.influencer.id}`;
  await add(stage.brand, 'First choice for sambar mix.', creator);
  expect(await texts(manager, creator)).toEqual(['First choice for sambar mix.']);
  expect(await texts(await stage.newBrand(), creator)).toEqual([]);
  expect((await add(stage.brand, 'x', 'creator:999999')).status).toBe(404);
});

/** Titles of what a new manager is told when a note names them. */
async function mention(more: { campaign_ids?: number[] }): Promise<string[]> {
  const { context } = stage.app;
  const other = await stage.newBrand();
  await joinAccount(context, { account: account(), member: { id: String(other.id) }, roles: ['manager'], more });
  const { fullname } = await context.db
    .selectFrom('account')
    .select('fullname')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow();
  await add(stage.brand, `@${fullname} can you ask the courier?`);
  const { body } = await stage.call(other, `GET /user/get_user_notifications/${other.id}`);
  return (body.data as { title: string }[])
    .map(({ title }) => title)
    .filter((title) => title.includes('mentioned you'));
}

it('tells a mentioned member once, unless they work on other campaigns only', async () => {
  expect(await mention({})).toHaveLength(1);
  const { id } = await stage.post(stage.brand);
  expect(await mention({ campaign_ids: [Number(id)] })).toEqual([]);
});
