import { describe, expect, it } from 'vitest';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Idea } from '../../../contract/work/ideas.ts';
import { openClockedStage } from '../../../tests/campaigns/clocked-stage.ts';
import { type Deal, strikeDeal } from '../../../tests/campaigns/paying.ts';
import type { Player, Stage } from '../../../tests/campaigns/stage.ts';
import { approveSilentIdeas } from './ideas.service.ts';

let stage: Stage;
let now: () => Date;
openClockedStage((opened) => {
  stage = opened;
  now = opened.app.context.now;
});

const day = 86_400_000;
const text = 'The pot on a wet balcony, the first cup for my grandmother, your label in the first two seconds.';

async function strike(): Promise<Deal> {
  const deal = await strikeDeal(stage, {}, 18_000, undefined, { idea_first: true });
  await deal.fund();
  await deal.act('pay');
  return deal;
}
const pieceOf = async (deal: Deal, who?: Player) => (await deal.work(who))[0] as Deliverable;
const send = async (deal: Deal, body: object = { text }, who = deal.influencer) =>
  stage.call(who, `POST /campaign/deliverables/${(await pieceOf(deal)).id}/idea`, body);
const answer = async (deal: Deal, body: object, who: Player = stage.brand) =>
  stage.call(who, `PUT /campaign/deliverables/${(await pieceOf(deal)).id}/idea`, body);
const newestTitle = async (who: Player) => {
  const reply = await stage.call(who, `GET /user/get_user_notifications/${who.id}`);
  return (reply.body.data as Notification[])[0]?.title;
};
const todosOf = async (who: Player, deal: Deal) => {
  const { todos } = (await stage.call(who, 'GET /dashboard')).body.data as {
    todos: { kind: string; campaign: { id: string } | null }[];
  };
  return todos.filter(({ campaign }) => campaign?.id === deal.campaign.id).map(({ kind }) => kind);
};
async function approveAfter(days: number): Promise<void> {
  const at = new Date(now().getTime() + days * day);
  stage.app.context.now = () => at;
  await approveSilentIdeas(stage.app.context);
  stage.app.context.now = now;
}

describe('an idea before the shoot', () => {
  it('is sent, changed once and approved before the work is handed in', async () => {
    const deal = await strike();
    expect(await pieceOf(deal)).toMatchObject({ idea: { status: 'wanted', text: '', silence_at: null } });
    expect(await todosOf(deal.influencer, deal)).toEqual(['send_idea']);
    expect((await deal.submit()).body).toMatchObject({
      code: 'CONFLICT',
      reason: expect.stringMatching(/^Send your idea/),
    });
    expect((await send(deal, {})).body).toMatchObject({ code: 'BAD_INPUT', fields: { text: expect.anything() } });
    expect((await send(deal, { text }, stage.brand)).body.code).toBe('ROLE');
    expect((await answer(deal, { status: 'approved' })).body.code).toBe('ILLEGAL_MOVE');

    const sent = (await send(deal)).body.data as Idea;
    expect(sent).toMatchObject({ status: 'submitted', text, can: { submitted: { reason: expect.any(String) } } });
    expect(new Date(sent.silence_at ?? 0).getTime() - new Date(sent.submitted_at ?? 0).getTime()).toBe(3 * day);
    expect(await newestTitle(stage.brand)).toMatch(/^Idea to look at: /);
    expect(await todosOf(stage.brand, deal)).toEqual(['review_idea']);
    expect(await todosOf(deal.influencer, deal)).toEqual([]);
    expect((await deal.submit()).body.reason).toMatch(/^The brand is looking at your idea/);

    expect((await answer(deal, { status: 'changes_requested' })).body.code).toBe('BAD_INPUT');
    const asked = await answer(deal, { status: 'changes_requested', note: 'No umbrella, please.' });
    expect(asked.body.data).toMatchObject({
      status: 'changes_requested',
      note: 'No umbrella, please.',
      silence_at: null,
    });
    expect(await newestTitle(deal.influencer)).toMatch(/^Change your idea: /);
    await send(deal, { text: 'The pot under the tin roof.' });
    expect((await answer(deal, { status: 'changes_requested', note: 'Again.' })).body.code).toBe('CONFLICT');
    const approved = (await answer(deal, { status: 'approved' })).body.data as Idea;
    expect(approved).toMatchObject({ status: 'approved', approved_by: 'owner', text: 'The pot under the tin roof.' });
    expect((await send(deal)).body.code).toBe('ILLEGAL_MOVE');
    expect((await deal.submit()).status).toBe(200);
  });

  it('is approved after three days of silence, also when the job runs late or twice', async () => {
    const deal = await strike();
    await send(deal);
    await approveAfter(2.9);
    expect((await pieceOf(deal)).idea?.status).toBe('submitted');
    await Promise.all([approveAfter(9), approveAfter(9)]);
    expect((await pieceOf(deal)).idea).toMatchObject({ status: 'approved', approved_by: 'silence' });
    expect(await newestTitle(deal.influencer)).toMatch(/^Idea approved: /);
    expect((await deal.submit()).status).toBe(200);
  });

  it('waits while a proposal to cancel is open', async () => {
    const deal = await strike();
    await send(deal);
    await deal.cancel(stage.brand);
    await approveAfter(2.95);
    expect((await pieceOf(deal)).idea?.status).toBe('submitted');
  });

  it('has one outcome when it is approved and to be changed at once', async () => {
    const deal = await strike();
    await send(deal);
    const replies = await Promise.all([
      answer(deal, { status: 'approved' }),
      answer(deal, { status: 'changes_requested', note: 'Closer.' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is private to the two sides, and takes only a picture of one’s own', async () => {
    const deal = await strike();
    const stranger = await stage.newInfluencer();
    expect((await send(deal, { text }, stranger)).status).toBe(404);
    expect((await answer(deal, { status: 'approved' }, stranger)).status).toBe(404);
    expect((await send(deal, { text, file: '999999' })).body).toMatchObject({ fields: { file: expect.anything() } });
  });

  it('is not asked for where the agreement does not say so', async () => {
    const deal = await strikeDeal(stage);
    expect((await pieceOf(deal)).idea).toBeNull();
    expect((await send(deal)).status).toBe(409);
  });
});
