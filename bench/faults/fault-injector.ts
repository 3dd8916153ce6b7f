import { setTimeout as delay } from 'node:timers/promises';
import type { Balancer } from './balancer.ts';
import type { Services, World } from './world.ts';

interface Kind {
  name: string;
  /** Relative frequency. */
  weight: number;
  /** Affected part; not struck again before it has recovered. */
  target: string;
  strike: () => Promise<void>;
}

interface Parts {
  services: Services;
  world: World;
  balancer: Balancer;
}

const between = (low: number, high: number) => low + Math.random() * (high - low);

function listKinds({ services: { postgres, redis }, world, balancer }: Parts): Kind[] {
  const servers = world.servers.map((server, index) => ({
    name: 'server killed',
    weight: 12,
    target: `server ${index}`,
    async strike() {
      await server.kill();
      await delay(between(0, 1_000));
      await server.start();
    },
  }));
  return [
    ...servers,
    {
      name: 'database killed',
      weight: 10,
      target: 'postgres',
      async strike() {
        await postgres.kill();
        await delay(between(0, 1_000));
        await postgres.start();
      },
    },
    {
      name: 'broker killed',
      weight: 12,
      target: 'redis',
      async strike() {
        await redis.kill();
        await delay(between(0, 2_000));
        await redis.start();
      },
    },
    {
      name: 'broker hung',
      weight: 6,
      target: 'redis',
      async strike() {
        redis.pause();
        await delay(between(500, 7_000));
        redis.resume();
      },
    },
    { name: 'connections cut', weight: 48, target: 'connections', strike: () => balancer.cut(between(0.1, 0.6)) },
  ];
}

interface Schedule {
  faults: number;
  /** Milliseconds between faults; shorter than a recovery, so that faults overlap. */
  gap: [number, number];
  /** Called with the number of faults so far; the next one waits for it. */
  onFault: (done: number) => Promise<void>;
}

/**
 * Injects the given number of faults, then waits until everything is up. Returns counts by kind and the number of overlaps.
 */
export async function makeMischief(parts: Parts, { faults, gap, onFault }: Schedule) {
  const kinds = listKinds(parts);
  const struck = new Map<string, Promise<void>>();
  const counts: Record<string, number> = {};
  let overlapping = 0;
  let failure: unknown;
  for (let done = 0; done < faults && !failure; done += 1) {
    await onFault(done);
    await delay(between(...gap));
    const idle = kinds.filter(({ target }) => !struck.has(target));
    // Each kind once before random choice, so that a short run has all of them.
    const unseen = idle.filter(({ name }) => counts[name] === undefined);
    const kind = choose(unseen.length > 0 ? unseen : idle);
    if (!kind) {
      await Promise.race(struck.values());
      done -= 1;
      continue;
    }
    if (struck.size > 0) overlapping += 1;
    counts[kind.name] = (counts[kind.name] ?? 0) + 1;
    const recovery = kind
      .strike()
      .catch((error) => {
        failure ??= error;
      })
      .finally(() => struck.delete(kind.target));
    struck.set(kind.target, recovery);
  }
  await Promise.all(struck.values());
  if (failure) throw failure;
  return { counts, overlapping };
}

function choose(kinds: Kind[]): Kind | undefined {
  let left = Math.random() * kinds.reduce((sum, { weight }) => sum + weight, 0);
  return kinds.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}
