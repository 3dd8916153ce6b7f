import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Todo } from '../../../contract/insights/dashboard.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const todosOf = async (who: Player) => ((await stage.call(who, 'GET /dashboard')).body.data as { todos: Todo[] }).todos;
const kindsOf = async (who: Player) => (await todosOf(who)).map(({ kind }) => kind);
const today = () => dateInIndia(stage.app.context.now());

it('includes approved work to publish, publication to confirm, and a proposal to cancel', async () => {
  const own = { ...stage, brand: await stage.newBrand() };
  const deal = await strikeFundedDeal(own);
  const { id } = (await deal.submit()).body.data as Deliverable;
  await deal.change(own.brand, id, { status: 'approved' });
  expect(await todosOf(deal.influencer)).toMatchObject([
    {
      kind: 'publish',
      id: deal.application.id,
      count: 1,
      due: addDays(today(), 7),
      people: [{ id: String(own.brand.id) }],
    },
  ]);
  await deal.change(deal.influencer, id, { status: 'published' });
  expect(await kindsOf(deal.influencer)).toEqual([]);
  expect(await todosOf(own.brand)).toMatchObject([
    { kind: 'confirm_publication', id: deal.application.id, count: 1, people: [{ id: String(deal.influencer.id) }] },
  ]);
  await deal.change(own.brand, id, { status: 'published' });
  expect(await kindsOf(own.brand)).toEqual([]);

  const other = await strikeFundedDeal(own);
  await other.cancel(own.brand);
  expect(await kindsOf(own.brand)).toEqual([]);
  expect(await todosOf(other.influencer)).toMatchObject([
    { kind: 'answer_cancellation', id: other.application.id, people: [{ id: String(own.brand.id) }] },
    // Its work is due soon.
    { kind: 'hand_in' },
  ]);
});
