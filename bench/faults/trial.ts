import { setTimeout as delay } from 'node:timers/promises';
import { keepStarted } from '../kit/started.ts';
import { startBalancer } from './balancer.ts';
import { makeMischief } from './fault-injector.ts';
import { spendCoins } from './money.ts';
import { makePerson, type Person } from './person.ts';
import { type Findings, findFaults } from './verify.ts';
import { makeWorld, type Services } from './world.ts';

export interface TrialOptions {
  people: number;
  /** Total messages; rounded to the same number in each direction of each conversation. */
  messages: number;
  faults: number;
  gap: [number, number];
  /** Unlocks per brand. */
  unlocks: number;
  /** Modules that break the product on purpose. */
  imports?: readonly string[];
  recovers?: boolean;
  /** Maximum wait for the end, once everything is up. */
  settleSeconds: number;
}

export interface TrialResult extends Findings {
  messages: number;
  faults: number;
  kinds: Record<string, number>;
  overlapping: number;
  seconds: number;
}

/** Partners: two neighbours on each side. */
const distances = [-2, -1, 1, 2];
/** Maximum delay of the next fault by slow progress. */
const patienceMs = 8_000;

/** People chat while servers, database, broker and connections fail; then everything is verified. */
export async function runTrial(services: Services, options: TrialOptions): Promise<TrialResult> {
  const started = performance.now();
  const world = keepStarted(await makeWorld(services, { people: options.people, imports: options.imports ?? [] }));
  const balancer = keepStarted(await startBalancer(world.ports));
  const perLane = Math.ceil(options.messages / (options.people * distances.length));
  const total = perLane * options.people * distances.length;
  let allowed = 0;
  let share = 0;
  const people = world.people.map((who, index) =>
    makePerson({
      url: balancer.url,
      who,
      partners: distances.map((distance) => neighbour(world.people, index + distance).id),
      allowance: () => allowed,
      recovers: options.recovers ?? true,
    }),
  );
  const allow = (part: number) => {
    share = Math.min(1, part);
    allowed = Math.ceil(perLane * share);
    for (const person of people) person.write();
  };
  const settled = () => sum(people.map(({ outbox }) => sum([...outbox.written.values()]) - outbox.waiting.length));
  try {
    await Promise.all(people.map(({ ready }) => ready));
    const spending = spendCoins({ world, url: balancer.url, unlocks: options.unlocks, progress: () => share });
    const mischief = await makeMischief(
      { services, world, balancer },
      {
        faults: options.faults,
        gap: options.gap,
        async onFault(done) {
          // Keeps messages in flight and spreads the faults over the run.
          allow((done + 3) / options.faults);
          const goal = (total * (done - 1)) / options.faults;
          const end = Date.now() + patienceMs;
          while (settled() < goal && Date.now() < end) await delay(50);
        },
      },
    );
    allow(1);
    const findings = await settle(people, {
      seconds: options.settleSeconds,
      look: () => findFaults(world, people, balancer.url),
    });
    await spending;
    return {
      ...findings,
      messages: total,
      faults: options.faults,
      kinds: mischief.counts,
      overlapping: mischief.overlapping,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    for (const person of people) person.leave();
    await balancer.stop();
    await world.stop();
  }
}

function neighbour<T>(all: readonly T[], index: number): T {
  const found = all[(index + all.length) % all.length];
  if (!found) throw new Error('There is nobody');
  return found;
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

interface Settling {
  seconds: number;
  look: () => Promise<Findings>;
}

/** Waits until outboxes are empty and pages are synchronized; differences after that are faults. */
export async function settle(people: readonly Person[], { seconds, look }: Settling): Promise<Findings> {
  const end = Date.now() + seconds * 1000;
  const isDone = () => people.every(({ outbox }) => outbox.waiting.every(({ refusal }) => refusal !== undefined));
  while (!isDone() && Date.now() < end) await delay(200);
  for (;;) {
    const findings = await look();
    const signedOut = people.filter((person) => person.isSignedOut()).map(({ who }) => who.id);
    if (signedOut.length > 0) findings.examples.push(`lost: ${signedOut.length} people were signed out`);
    for (const { outbox } of people) {
      findings.examples.push(...outbox.waiting.slice(0, 1).map((each) => `waits: ${each.description} ${each.refusal}`));
    }
    const { lost, doubled, disordered, unread, ledger } = findings;
    if (lost + doubled + disordered + unread + ledger === 0 || Date.now() > end) return findings;
    await delay(2_000);
  }
}
