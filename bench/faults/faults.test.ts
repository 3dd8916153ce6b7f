import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithRedis } from '../../tests/needs.ts';
import { stopStarted } from '../kit/started.ts';
import { runTrial, type TrialOptions } from './trial.ts';
import { type Services, startServices } from './world.ts';

/** Small version of the suite `npm run bench -- faults`. */
const small: TrialOptions = {
  people: 16,
  messages: 1_500,
  faults: 10,
  gap: [50, 300],
  unlocks: 2,
  settleSeconds: 60,
};

describeWithRedis('two processes that fall, with all they stand on', () => {
  let services: Services | null;
  beforeAll(async () => {
    services = await startServices();
  });
  afterAll(stopStarted);

  async function tryOut(more: Partial<TrialOptions>) {
    if (!services) throw new Error('The services did not start');
    return runTrial(services, { ...small, ...more });
  }

  it('lose, duplicate and reorder nothing; counts and ledger are right', async () => {
    const { examples, ...found } = await tryOut({});
    expect(examples).toEqual([]);
    expect(found).toMatchObject({ lost: 0, doubled: 0, disordered: 0, unread: 0, ledger: 0, faults: 10 });
  });

  it('are detected when a repeated message is stored twice', async () => {
    const imports = ['bench/faults/variants/no-dedupe.program.ts'];
    expect((await tryOut({ imports, settleSeconds: 1 })).doubled).toBeGreaterThan(0);
  });

  it('are detected when a page does not fetch missed messages', async () => {
    expect((await tryOut({ recovers: false, settleSeconds: 1 })).lost).toBeGreaterThan(0);
  });
});
