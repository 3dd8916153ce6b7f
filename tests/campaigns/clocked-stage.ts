import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Context } from '../../server/kit/context/context.ts';
import { checkLedger } from '../../server/money/ledger/ledger.service.ts';
import { makeToken } from '../makers/account.ts';
import { type Player, type Stage, setStage } from './stage.ts';

/** Opens a stage for a file of tests: its clock is put back after each of them, and its ledger is checked at the end. */
export function openClockedStage(use: (stage: Stage) => void, settings: Record<string, string> = {}): void {
  let stage: Stage;
  let now: () => Date;
  beforeAll(async () => {
    stage = await setStage({}, settings);
    now = stage.app.context.now;
    use(stage);
  });
  afterEach(() => {
    stage.app.context.now = now;
  });
  afterAll(async () => {
    expect((await checkLedger(stage.app.context)).faults).toEqual([]);
    await stage.app.close();
  });
}

/** Moves the clock on and runs a job, twice at once as two processes do. */
export async function passTime(
  { app: { context } }: Stage,
  ms: number,
  run: (context: Context) => Promise<unknown>,
): Promise<void> {
  const at = context.now().getTime() + ms;
  context.now = () => new Date(at);
  await Promise.all([run(context), run(context)]);
}

/** Signs players in again: sessions end 90 days after sign-in at the latest. */
export async function signInAgain({ app: { context } }: Stage, players: readonly Player[]): Promise<void> {
  for (const player of players) player.token = await makeToken(context, player);
}
