import { setTimeout as delay } from 'node:timers/promises';
import type { Somebody } from '../faults/world.ts';
import type { Balanced } from './balanced.ts';
import type { Cluster } from './cluster.ts';
import { type Funded, makeDeals, makeSides } from './deals.ts';

/** Readers at once, and the pause between the requests of each. */
const [readers, pauseMs] = [4, 60];

/** Constant load until `stop`: people look around, and businesses pay for agreements. */
export function startTraffic(cluster: Cluster, balanced: Balanced, people: readonly Somebody[]) {
  const { fund } = makeDeals(balanced);
  const funded: Funded[] = [];
  /** Agreements that broke off before their payment was acknowledged. */
  let brokenOff = 0;
  let isOver = false;

  async function read(first: number): Promise<void> {
    for (let turn = first; !isOver; turn += 1) {
      const who = people[turn % people.length];
      const other = people[(turn + 1) % people.length];
      const paths = [
        '/browseInfluencers?limit=12',
        `/user/${other?.id}`,
        '/dashboard',
        '/campaign/all/get_user_post_campaigns?limit=10',
      ];
      await balanced.send(`/api${paths[turn % paths.length]}`, { headers: { authorization: `Bearer ${who?.token}` } });
      await delay(pauseMs);
    }
  }

  async function pay(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const node = cluster.nodes[turn % cluster.nodes.length];
      if (!node || !balanced.isReady(node)) {
        await delay(pauseMs);
        continue;
      }
      try {
        funded.push(await fund(await makeSides(cluster), node));
      } catch {
        brokenOff += 1;
      }
      await delay(500);
    }
  }

  const working = Promise.all([...Array.from({ length: readers }, (_, index) => read(index)), pay()]);
  return {
    funded,
    brokenOff: () => brokenOff,
    async stop() {
      isOver = true;
      await working;
    },
  };
}

export type Traffic = ReturnType<typeof startTraffic>;
