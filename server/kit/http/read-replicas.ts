import type { Call } from '../../../contract/kit/calls.ts';
import { noteWrites } from '../../../database/replicas/route.ts';
import type { Context } from '../context/context.ts';
import type { User } from './authenticate.ts';

export type MarkWritten = (sessionId: number) => Promise<unknown>;

interface Asked {
  call: Call;
  user: User | null;
  markWritten: MarkWritten;
}

/** Sends a read that may lag to a replica, and has the session's next reads there wait for what other calls wrote. */
export function withReplicas<T>(
  { replicas }: Pick<Context, 'replicas'>,
  { call, user, markWritten }: Asked,
  run: () => Promise<T>,
): Promise<T> {
  if (!replicas) return run();
  if (call.mayLag) return replicas.read(user?.writtenUpTo ?? null, run);
  return user ? noteWrites(run, () => markWritten(user.sessionId)) : run();
}
