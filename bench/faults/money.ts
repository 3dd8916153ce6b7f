import { setTimeout as delay } from 'node:timers/promises';
import type { World } from './world.ts';

interface Parts {
  world: World;
  url: string;
  /** Unlocks per brand. */
  unlocks: number;
  /** Progress of the run, 0 to 1. */
  progress: () => number;
}

/** Brands unlock influencers during the faults: each unlock is retried until answered and must be paid once. */
export async function spendCoins({ world, url, unlocks, progress }: Parts): Promise<void> {
  const brands = world.people.filter((_, index) => index % 2 === 0);
  const influencers = world.people.filter((_, index) => index % 2 === 1);
  await Promise.all(
    brands.map(async ({ token }, index) => {
      for (let done = 0; done < Math.min(unlocks, influencers.length); done += 1) {
        while (progress() < done / unlocks) await delay(200);
        const influencer = influencers[(index + done) % influencers.length]?.id;
        await unlock(url, token, influencer ?? '');
      }
    }),
  );
}

async function unlock(url: string, token: string, influencer: string): Promise<void> {
  for (;;) {
    const reply = await fetch(`${url}/api/user/add_unlock_user`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ influencer_id: influencer }),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => null);
    if (reply?.ok) return;
    if (reply && reply.status < 500 && reply.status !== 409) {
      throw new Error(`An unlock was answered ${reply.status}: ${await reply.text()}`);
    }
    await delay(500);
  }
}
