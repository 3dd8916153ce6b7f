import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from './context.ts';

/** Duration in milliseconds of calls that must not reveal whether an account exists; sending a message takes less. */
const evenTime = 250;

/**
 * Runs work in the background and returns after a fixed time, so that timing reveals nothing. The sandbox waits for the
 * work, so that its outbox has the message at once.
 */
export async function inEvenTime(context: Context, work: () => Promise<void>): Promise<void> {
  const done = work().catch((error) => context.log.error({ err: error }, 'Work in even time failed'));
  await wait(evenTime);
  if (context.config.sandbox) await done;
}
