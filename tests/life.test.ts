/** Random lives of applications, from the table of `tests/life/acts.ts`. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasEnded } from '../contract/campaigns/application-standing.ts';
import { expectAsSaid } from './as-said.ts';
import { openClockedStage } from './campaigns/clocked-stage.ts';
import { trust } from './campaigns/paying.ts';
import type { Player, Stage } from './campaigns/stage.ts';
import { type Act, actNames, acts, isAllowed } from './life/acts.ts';
import { type Life, look, type Seen, saidTo } from './life/life.ts';
import { askBack, type Done, decide, play, wait } from './life/play.ts';
import { expectAsTold, expectRefunded, expectWhole, serverWays, tableWays } from './life/whole.ts';

let stage: Stage;
let now: () => Date;
let operator: Player;
openClockedStage(
  (opened) => {
    stage = opened;
    now = opened.app.context.now;
  },
  // One operator decides every dispute of these lives.
  { OPERATOR_APPROVAL_ABOVE: '9000000' },
);

/** Lives of an application; more with LIFE_RUNS=100. */
const numRuns = Number(process.env.LIFE_RUNS ?? 12);
const chance = fc.nat(999);
const side = fc.constantFrom('owner' as const, 'applicant' as const);
const step = fc.oneof(
  // One of the acts that the table allows in the state that is met then.
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('allowed' as const), pick: fc.nat(), chance }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('both' as const), pick: fc.nat(), other: fc.nat(), chance }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('any' as const), name: fc.constantFrom(...actNames), side, chance }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 25, 73, 200, 400) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('decide' as const), chance }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bank' as const), chance }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A plan in shares of a price: an advance of at most half, what is due on approval; the rest on publication. */
const plan = fc.record({ advance: fc.integer({ min: 0, max: 50 }), approved: fc.integer({ min: 0, max: 40 }) });
const life = fc.record({
  pays: fc.constantFrom('money', 'money', 'money', 'product'),
  begin: fc.constantFrom('applied', 'accepted', 'funded', 'funded'),
  plan: fc.option(plan),
  pieces: fc.integer({ min: 1, max: 2 }),
  isIdeaFirst: fc.boolean(),
  isTrusted: fc.boolean(),
  hasGst: fc.boolean(),
  steps: fc.array(step, { minLength: 6, maxLength: 16 }),
});
type Given = typeof life extends fc.Arbitrary<infer T> ? T : never;

function paymentsBy({ advance, approved }: { advance: number; approved: number }) {
  return [
    { label: 'Start', amount: advance * 180, due: 'advance' },
    { label: 'Approval', amount: approved * 180, due: 'approved' },
    { label: 'Live', amount: 18_000 - (advance + approved) * 180, due: 'published' },
  ].filter(({ amount }) => amount > 0);
}

const forMoney = { budget_total: 9_00_000, budget_per_creator: 90_000 };
const forProduct = {
  compensation: 'product',
  budget_total: null,
  budget_per_creator: null,
  product_value: 900,
} as const;

async function begin({ pays, begin: from, plan: shares, ...given }: Given): Promise<Life> {
  const { pieces, isIdeaFirst, isTrusted, hasGst } = given;
  const isPaid = pays === 'money';
  stage.app.context.now = now;
  operator = await stage.newBrand('operator');
  const content = [{ type: 'reel' as const, quantity: pieces }];
  const owner = await stage.newBrand();
  const campaign = await stage.post(owner, { content, ...(isPaid ? forMoney : forProduct) });
  const influencer = await stage.newInfluencer();
  if (isTrusted) await trust(stage, influencer);
  if (hasGst) {
    const billing = { name: 'Aarohi Menon', address: '', state_code: '27', gstin: '27AAPFU0939F1ZV' };
    await stage.call(influencer, 'PUT /user/billing-details', billing);
  }
  const { id } = await stage.apply(influencer, campaign, 18_000);
  const begun: Life = { stage, campaign, id, operator, people: { owner, applicant: influencer }, bank: 'quiet' };
  const offer = { ...(isPaid ? { amount: 18_000 } : {}), idea_first: isIdeaFirst, confirm: true };
  if (from === 'applied') return begun;
  const path = `POST /campaign/applications/${id}/offers`;
  await stage.call(owner, path, { ...offer, ...(shares && isPaid ? { payments: paymentsBy(shares) } : {}) });
  await stage.move(influencer, id, 'accepted');
  if (from === 'funded' && isPaid) {
    const seen = await look(begun);
    await play(begun, seen, { name: 'fund', side: 'owner', at: 0, chance: 0 });
  }
  return begun;
}

/** Acts that the table allows now, each with its side and its piece; those that carry the work on several times. */
function allowed({ stand }: Seen): Omit<Done, 'chance'>[] {
  return actNames.flatMap((name) => {
    const { of, by, isRare }: Act = acts[name];
    const places = of === 'piece' || of === 'idea' ? [...stand.pieces.keys()] : [0];
    const found = by.flatMap((each) =>
      places
        .filter((at) => isAllowed(name, { side: each, stand, piece: stand.pieces[at] }))
        .map((at) => ({ name, side: each, at })),
    );
    return isRare ? found : Array.from({ length: often }, () => found).flat();
  });
}
const often = 6;

/** Makes one step; returns the acts in it that pay beside the plan. */
async function make(of: Life, seen: Seen, done: Step): Promise<{ isFreed: boolean }> {
  const open = allowed(seen);
  const choose = (pick: number): Done | null => {
    const found = open[pick % Math.max(1, open.length)];
    return found ? { ...found, chance: 'chance' in done ? done.chance : 0 } : null;
  };
  switch (done.kind) {
    case 'wait':
      await wait(of, done.hours);
      return { isFreed: false };
    case 'decide': {
      const reply = await decide(of, seen, done.chance);
      // Nobody decides over money that the payer's bank asks for.
      if (reply) expect(reply.status, JSON.stringify(reply.body)).toBe(of.bank === 'asking' ? 409 : 200);
      return { isFreed: reply !== null };
    }
    case 'bank':
      await askBack(of, seen, done.chance);
      return { isFreed: of.bank !== 'quiet' };
    case 'both': {
      const [first, second] = [choose(done.pick), choose(done.other)];
      const both = [first, second].filter((each) => each !== null);
      const replies = await Promise.all(both.map((each) => play(of, seen, each)));
      for (const { status, body } of replies)
        expect([200, 201, 400, 404, 409, 422], JSON.stringify(body)).toContain(status);
      return { isFreed: both.some(({ name }) => name === 'release') };
    }
    case 'any':
    case 'allowed': {
      const one = done.kind === 'any' ? { ...done, at: 0 } : choose(done.pick);
      if (!one) return { isFreed: false };
      const act: Act = acts[one.name];
      const said = saidTo(seen[one.side], act, one.at);
      const reply = await play(of, seen, one);
      if (act.isJudged && said === true) expect([200, 400, 409]).toContain(reply.status);
      else expectAsSaid(said, reply);
      return { isFreed: one.name === 'release' && reply.status === 200 };
    }
  }
}

/** Nobody acts any more but the owner who gives up, and an operator: every application ends. */
async function end(of: Life, seen: Seen): Promise<Seen> {
  const isOver = ({ stand: { status } }: Seen) => status === 'paid' || hasEnded(status);
  let last = seen;
  if (of.bank === 'asking') {
    await askBack(of, last, 1);
    last = await look(of);
  }
  for (const hours of [200, 400, 400, 400]) {
    if (isOver(last)) return last;
    await wait(of, hours);
    if (await decide(of, last, 501)) last = await look(of);
    else last = await look(of);
  }
  for (const name of ['cancel', 'dispute'] as const) {
    if (isOver(last)) return last;
    await play(of, last, { name, side: 'owner', at: 0, chance: 0 });
    await wait(of, 73);
    await decide(of, await look(of), 502);
    last = await look(of);
  }
  return last;
}

it('has exactly the ways of the server’s own table', () => expect(tableWays()).toEqual(serverWays()));

it('keeps agreement, work and money whole, says to both sides what they may do, and ends', async () => {
  await fc.assert(
    fc.asyncProperty(life, async (given) => {
      const of = await begin(given);
      let before: Seen | null = null;
      let seen = await look(of);
      for (const done of given.steps) {
        expectAsTold(seen);
        const { isFreed } = await make(of, seen, done);
        before = seen;
        seen = await look(of);
        await expectWhole(of, seen, { before, isFreed });
      }
      const last = await end(of, seen);
      await expectWhole(of, last, { before: seen, isFreed: true });
      await expectRefunded(of, last);
      expect(['paid', 'declined', 'withdrawn', 'cancelled']).toContain(last.stand.status);
    }),
    // A failure is told at once, with its seed: each life takes seconds, and so would each simpler one.
    { numRuns, endOnFailure: true },
  );
}, 480_000);
