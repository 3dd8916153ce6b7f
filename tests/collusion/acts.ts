/** Acts of the attackers, through the public API. A refusal is fine; a 5xx fails the test. */
import { expect } from 'vitest';
import type { ApiReply } from '../app.ts';
import { finishDeal, strikeDeal } from '../campaigns/paying.ts';
import { openJoint, type PaidWith } from '../campaigns/pooling.ts';
import { connectSocial } from '../makers/referral.ts';
import { actAsBank, askPayout } from '../payouts/payee.ts';
import { stepUp } from '../step-up.ts';
import { join, type Member, runJobs, setClock, type World } from './world.ts';

/** Random numbers of an act: actor, partner, variant. */
interface Dice {
  who: number;
  whom: number;
  way: number;
}

type Act = (world: World, dice: Dice) => Promise<void>;

const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(1, from.length)];

/** Every call succeeds or is refused with a reason. */
function expectAnswered(...replies: ApiReply[]): void {
  for (const { status, body } of replies) expect(status, JSON.stringify(body)).toBeLessThan(500);
}

const prices = [1, 500, 3_000, 60_000];

/** A new card, the account's usual card, a card shared by all, or a UPI ID. */
function wayToPay({ id }: Member, { way }: Dice): PaidWith {
  const ways: PaidWith[] = [
    { method: 'card' },
    { method: 'card', instrument: `card-of-${id}` },
    { method: 'card', instrument: 'shared' },
    { method: 'upi', instrument: `own${id}` },
    { method: 'upi', instrument: 'shared' },
  ];
  return pick(ways, way) ?? {};
}

const isInfluencer = ({ role }: Member) => role === 'influencer';

const signUp: Act = async (world, { who, way }) => {
  if (world.members.length >= 6) return;
  const role = pick(['brand', 'influencer', 'partner'] as const, way) ?? 'brand';
  const referrer = pick(world.members, who);
  const shares = { sharesDevice: way % 5 === 0, sharesContact: way % 7 === 0 };
  // A second spelling of the mailbox may be taken.
  const member = await join(world.stage, role, { ...(referrer ? { referrer } : {}), ...shares }).catch(() => null);
  if (member) world.members.push(member);
};

const connect: Act = async ({ stage, members }, { who }) => {
  const member = pick(members.filter(isInfluencer), who);
  if (member) await connectSocial(stage.app, { id: String(member.id), token: member.token });
};

const agree: Act = async (world, { who, whom, way }) => {
  const brand = pick(
    world.members.filter((member) => !isInfluencer(member)),
    who,
  );
  const influencer = pick(world.members.filter(isInfluencer), whom);
  if (!brand || !influencer) return;
  const stage = { ...world.stage, brand, newInfluencer: async () => influencer };
  // Two accounts of one person are refused.
  const deal = await strikeDeal(stage, {}, pick(prices, way)).catch(() => null);
  if (deal) world.deals.push({ deal, brand, influencer });
};

const fund: Act = async ({ deals }, dice) => {
  const found = deals.at(-1 - (dice.who % 2));
  if (!found) return;
  const funded = await found.deal.fund();
  expectAnswered(funded);
  if (funded.status < 300) expectAnswered(await found.deal.act('pay', {}, wayToPay(found.brand, dice)));
};

const post: Act = async ({ stage, members }, { who }) => {
  const brand = pick(
    members.filter((member) => !isInfluencer(member)),
    who,
  );
  if (brand) await stage.post(brand);
};

const release: Act = async ({ deals }, { who }) => {
  const found = deals.at(-1 - (who % 2));
  if (found) await finishDeal(found.deal);
};

const cancel: Act = async ({ deals }, { who, way }) => {
  const found = pick(deals, who);
  if (found) expectAnswered(await found.deal.callOff(way % 2 ? found.brand : found.influencer));
};

/** The payer's bank charges a payment back, or tries to. */
const chargeBack: Act = async ({ deals, joints, subscriptions, stage }, { who, whom, way }) => {
  const outcome = pick(['dispute', 'dispute_won', 'dispute_lost', 'dispute_lost'] as const, way) ?? 'dispute';
  const paid = [
    ...deals.map(
      ({ deal }) =>
        () =>
          deal.act(outcome),
    ),
    ...joints.flatMap(({ joint, pledges }) =>
      pledges.map(
        ({ who: payer, pledge }) =>
          () =>
            joint.act(payer, pledge, outcome),
      ),
    ),
    ...subscriptions.map(
      (id) => () => stage.app.api(`POST /sandbox/gateway/subscriptions/${id}`, { body: { outcome } }),
    ),
  ];
  const act = pick(paid, who + whom);
  if (act) expectAnswered(await act());
};

const pledge: Act = async (world, dice) => {
  const { stage, members, joints } = world;
  let found = joints.at(-1);
  const who = pick(members, dice.whom);
  if (!found || dice.way % 4 === 0) {
    const owner = pick(members, dice.who);
    if (!owner) return;
    found = { joint: await openJoint({ ...stage, brand: owner }), owner, pledges: [] };
    joints.push(found);
  }
  const { joint, owner, pledges } = found;
  if (!who || who === owner) return;
  const promised = await joint.promise(who, pick([600, 4_000], dice.way) ?? 600).catch(() => null);
  if (!promised) return;
  const funded = await joint.fund(who, promised);
  expectAnswered(funded);
  if (funded.status >= 300) return;
  expectAnswered(await joint.act(who, promised, 'pay', wayToPay(who, dice)));
  pledges.push({ who, pledge: promised });
};

const withdrawPledge: Act = async ({ stage, joints }, { who }) => {
  const found = pick(
    joints.flatMap(({ pledges }) => pledges),
    who,
  );
  if (found) expectAnswered(await stage.move(found.who, found.pledge.id, 'withdrawn'));
};

/** Draws from a started pool with everybody's consent. */
const draw: Act = async ({ joints, members }, { whom, way }) => {
  const found = joints.at(-1);
  const payee = pick(members, whom);
  if (!found || !payee) return;
  const { joint, pledges } = found;
  await joint.lock();
  const { held } = await joint.pool();
  const amount = Math.floor((held * ((way % 3) + 1)) / 3);
  if (amount <= 0) return;
  const proposed = await joint.spend(found.owner, { amount, note: 'Work', payee_id: String(payee.id) });
  expectAnswered(proposed);
  if (proposed.status >= 300) return;
  const { id } = proposed.body.data as { id: string };
  for (const each of pledges) expectAnswered(await joint.answer(each.who, id, 'agreed'));
};

const settle: Act = async ({ joints }, { way }) => {
  const found = joints.at(-1);
  if (!found) return;
  await found.joint.lock();
  const { held } = await found.joint.pool();
  if (held > 0) expectAnswered(await found.joint.settle(way % 2 ? held : held / 2, way % 5 ? 'pool' : 'recorded'));
};

const subscribe: Act = async ({ stage, members, subscriptions }, dice) => {
  const who = pick(members, dice.who);
  if (!who) return;
  const body = { user_id: String(who.id), subscription_id: pick(['1', '2'], dice.whom) };
  const started = await stage.call(who, 'POST /user/add_user_subscription', body);
  expectAnswered(started);
  if (started.status >= 300) return;
  const { id } = started.body.data as { id: string };
  const paid = { outcome: 'pay', ...wayToPay(who, dice) };
  const reply = await stage.app.api(`POST /sandbox/gateway/subscriptions/${id}`, { body: paid });
  expectAnswered(reply);
  if (reply.status < 300) subscriptions.push(id);
};

/** Everybody withdraws everything possible, to a shared or their own payment method. */
const payOut: Act = async (world, { way }) => {
  const { stage, members } = world;
  for (const who of members) {
    const { withdrawable } = (await stage.call(who, 'GET /wallet/balance')).body.data as { withdrawable: number };
    if (withdrawable < 500) continue;
    await stepUp(stage.app, who.token);
    const vpa = way % 3 === 0 ? 'all@okbank' : `crook${who.id}@okbank`;
    const added = await stage.call(who, 'POST /wallet/payment-methods', { kind: 'upi', vpa });
    who.methodId ??= (added.body.data as { id: string } | undefined)?.id ?? '0';
    const reply = await askPayout(stage.app, who, { amount: withdrawable, methodId: who.methodId });
    expectAnswered(reply);
    if (reply.status >= 300) continue;
    const { id } = reply.body.data as { id: string };
    const outcome = way % 4 === 3 ? 'fail' : 'paid';
    const ended = await actAsBank(stage.app, id, outcome);
    expectAnswered(ended);
    if (outcome === 'paid' && ended.status === 200) world.paidOut += withdrawable;
  }
};

const wait: Act = async (world, { way }) => {
  // Sessions last 90 days at most.
  if (world.day - world.start > 60) return;
  world.day += pick([1, 4, 8, 15, 20], way) ?? 1;
  setClock(world.stage, world.day);
  await runJobs(world);
};

export const acts = {
  signUp,
  connect,
  post,
  agree,
  fund,
  release,
  cancel,
  chargeBack,
  pledge,
  withdrawPledge,
  draw,
  settle,
  subscribe,
  payOut,
  wait,
};
export type ActName = keyof typeof acts;

/** Openings of former exploits. */
export const plots: readonly ActName[][] = [
  [],
  ['agree', 'fund', 'release', 'payOut', 'chargeBack', 'payOut'],
  ['agree', 'fund', 'release', 'payOut', 'wait', 'payOut', 'chargeBack'],
  ['signUp', 'connect', 'agree', 'fund', 'release', 'wait', 'payOut'],
  ['pledge', 'pledge', 'draw', 'payOut', 'chargeBack', 'settle', 'payOut'],
  ['signUp', 'subscribe', 'signUp', 'wait', 'chargeBack', 'payOut'],
];

const roll = (who: number, whom: number, way: number): Dice => ({ who, whom, way });
type Step = [ActName, Dice];

/** Minimal exploits that would work without a hold, a debt or a cover; always tried. */
export const knownPlots: Step[][] = [
  // An invited influencer connects an account without any payment.
  [
    ['signUp', roll(0, 0, 1)],
    ['connect', roll(1, 0, 0)],
    ['payOut', roll(0, 0, 1)],
  ],
  // A new card pays for work that is paid out at once.
  [
    ['agree', roll(0, 0, 2)],
    ['fund', roll(0, 0, 0)],
    ['release', roll(0, 0, 0)],
    ['payOut', roll(0, 0, 1)],
    ['wait', roll(0, 0, 2)],
  ],
  // Work is paid out, its payment charged back, then more is earned.
  [
    ['agree', roll(0, 0, 2)],
    ['fund', roll(0, 0, 3)],
    ['release', roll(0, 0, 0)],
    ['payOut', roll(0, 0, 1)],
    ['chargeBack', roll(0, 0, 2)],
    ['payOut', roll(0, 0, 1)],
  ],
  // The same from a pool, by its owner's friend.
  [
    ['pledge', roll(0, 2, 5)],
    ['draw', roll(0, 1, 2)],
    ['payOut', roll(0, 0, 1)],
    ['chargeBack', roll(0, 0, 2)],
    ['settle', roll(0, 0, 1)],
  ],
  // A subscription covers a reward that is paid out, and is charged back.
  [
    ['signUp', roll(0, 0, 3)],
    ['subscribe', roll(3, 0, 3)],
    ['wait', roll(0, 0, 3)],
    ['chargeBack', roll(0, 0, 2)],
  ],
];
