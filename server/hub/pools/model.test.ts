import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Pledge, PledgeStatus } from '../../../contract/campaigns/pledges.ts';
import type { Spending } from '../../../contract/hub/pools.ts';
import { type Joint, openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { confirmationOf, whyNotMovePledge } from '../../campaigns/pledges/pledges.rules.ts';
import { executeDueDraws } from './executing.service.ts';
import { findPoolFaults } from './pools.service.ts';

let stage: Stage;
let partner: Player;
beforeAll(async () => {
  stage = await setStage();
  partner = await stage.newBrand('partner');
});
afterAll(() => stage.app.close());

/** Expected state of one pledge and its pool; rupees. */
interface Model {
  status: PledgeStatus;
  isOpen: boolean;
  isLocked: boolean;
  /** The last payment that was at least paid. */
  isHeld: boolean;
  funded: number;
  refunded: number;
  spent: number;
  settled: number;
  /** Frozen in disputed draws. */
  disputed: number;
  /** The open draw. */
  open: string | null;
}

const value = 1_000;
const heldIn = ({ funded, refunded, spent, settled }: Model) => funded - refunded - spent - settled;

interface Play {
  joint: Joint;
  pledge: Pledge;
  model: Model;
}

type Act = (play: Play) => Promise<void>;

/** A move over HTTP succeeds exactly where the table allows it. */
function move(who: 'creator' | 'pledger', to: PledgeStatus): Act {
  return async ({ pledge, model }) => {
    const reply = await stage.move(who === 'creator' ? stage.brand : partner, pledge.id, to);
    const isAllowed = whyNotMovePledge({ from: model.status, to, by: who, isLocked: model.isLocked }) === null;
    expect({ who, to, status: reply.status }).toEqual({ who, to, status: isAllowed ? 200 : 409 });
    if (!isAllowed) return;
    if (to === 'withdrawn' && model.isHeld) model.refunded += value;
    if (to === 'withdrawn') model.isHeld = false;
    model.status = to;
    expect(reply.body.data).toMatchObject({ confirmed_by: confirmationOf(to, who) });
  };
}

/** The payer's answer to the open draw; possible only for a payer while it is open. */
function answer(word: 'agreed' | 'objected', follow: (model: Model) => void): Act {
  return async ({ joint, model }) => {
    if (model.open === null) return;
    expect((await joint.answer(partner, model.open, word)).status).toBe(200);
    model.open = null;
    follow(model);
  };
}

const acts: Record<string, Act> = {
  accept: move('creator', 'accepted'),
  decline: move('creator', 'declined'),
  confirm: move('creator', 'contributed'),
  withdraw: move('pledger', 'withdrawn'),
  acceptOneself: move('pledger', 'accepted'),
  fund: async ({ joint, pledge, model }) => {
    const { status } = await joint.fund(partner, pledge);
    expect(status).toBe(model.status === 'accepted' ? 200 : 409);
    if (status === 200) model.isOpen = true;
  },
  pay: async ({ joint, pledge, model }) => {
    await joint.act(partner, pledge, 'pay');
    if (!model.isOpen) return;
    model.isOpen = false;
    model.funded += value;
    if (model.status === 'accepted') Object.assign(model, { status: 'contributed', isHeld: true });
    else model.refunded += value;
  },
  propose: async ({ joint, model }) => {
    const { status, body } = await joint.spend(stage.brand, { amount: 300, note: 'Work' });
    const isAllowed = model.isLocked && model.open === null && heldIn(model) - model.disputed >= 300;
    expect(status).toBe(isAllowed ? 200 : 409);
    if (isAllowed) model.open = (body.data as Spending).id;
  },
  agree: answer('agreed', (model) => {
    model.spent += 300;
  }),
  object: answer('objected', (model) => {
    model.disputed += 300;
  }),
  takeBack: async ({ joint, model }) => {
    if (model.open === null) return;
    expect((await joint.answer(stage.brand, model.open, 'withdrawn')).status).toBe(200);
    model.open = null;
  },
  silence: async () => {
    // A draw to the owner is never paid by silence, however long it takes.
    const later = new Date(Date.now() + 60 * 86_400_000);
    expect(await executeDueDraws({ ...stage.app.context, now: () => later })).toBe(0);
  },
  settle: async ({ joint, model }) => {
    const { status } = await joint.settle(250.01, 'pool');
    const isFree = model.open === null && heldIn(model) - model.disputed >= 250.01;
    expect(status).toBe(model.isLocked && model.isHeld && isFree ? 200 : 409);
    if (status === 200) model.settled += 250.01;
  },
  start: async ({ joint, model }) => {
    await joint.lock();
    model.isLocked = true;
  },
};

it('follows the table of moves over HTTP, and pool and pledge stay consistent', async () => {
  const living = fc.constantFrom('accept', 'fund', 'pay', 'start', 'propose', 'agree', 'object');
  const way = fc.array(fc.oneof(living, fc.constantFrom(...Object.keys(acts))), { minLength: 3, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(way, async (names) => {
      const joint = await openJoint(stage);
      const pledge = await joint.promise(partner, value, { isAccepted: false });
      const none = { funded: 0, refunded: 0, spent: 0, settled: 0, disputed: 0, open: null };
      const model: Model = { status: 'pledged', isOpen: false, isLocked: false, isHeld: false, ...none };
      // Half of the runs start with a funded pool.
      const start = names.length % 2 ? ['accept', 'fund', 'pay', 'start'] : [];
      for (const name of [...start, ...names]) await acts[name]?.({ joint, pledge, model });
      const now = await joint.pledgeNow(pledge);
      expect(now.status).toBe(model.status);
      expect(now.history.at(-1)?.to).toBe(model.status);
      expect(now.confirmed_by === 'payment').toBe(model.isHeld);
      const pool = await joint.pool();
      expect(pool.funded).toBe(model.funded);
      expect(pool.refunded).toBe(model.refunded);
      expect(pool.held).toBeCloseTo(heldIn(model), 2);
    }),
    { numRuns: 15 },
  );
  expect(await findPoolFaults(stage.app.context)).toEqual([]);
}, 120_000);
