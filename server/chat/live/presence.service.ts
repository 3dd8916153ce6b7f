import { isPassingError } from '../../../database/errors.ts';
import { findReachable } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { createBatches } from '../../kit/jobs/batches.ts';
import { findWatchers } from '../messages/conversations.service.ts';

type User = { id: number };

/** A person with sockets in this process. */
interface Attendance {
  sockets: number;
  /** Time of the last presence update, in milliseconds of `performance.now()`. */
  shownAt: number;
  /** Pending update that the person has gone, cancelled when they return. */
  going?: NodeJS.Timeout;
}

/** Presence is refreshed before the five minutes after which somebody counts as gone. Source: the specification, §9. */
const againMs = 4 * 60_000;
/** Time in which a reloading page reconnects. */
const graceMs = 3_000;

const attendancesOf = contextSingleton(() => new Map<number, Attendance>());

/** Looks up many people connecting at once, after a restart say, in one batch. */
const presencesOf = contextSingleton((context) =>
  createBatches<number, null>({
    settle: (ids) => notifyWatchers(context, ids),
    laneOf: String,
    isPassing: isPassingError,
    gatherMs: 50,
    size: 50,
    room: 50_000,
    patienceMs: 60_000,
  }),
);

/** Checks typing events of about the same time in one batch, without caching, so that a block applies at once. */
const typingsOf = contextSingleton((context) =>
  createBatches<{ senderId: number; receiverId: number }, null>({
    settle: (pairs) => notifyTyping(context, pairs),
    laneOf: ({ senderId }) => String(senderId),
    isPassing: () => false,
    gatherMs: 20,
    size: 500,
    room: 5_000,
    patienceMs: 2_000,
  }),
);

/** Records a new socket of a person. `last_active` itself is maintained by session use. */
export function arrive(context: Context, { id }: User): void {
  const attendances = attendancesOf(context);
  const attendance = attendances.get(id);
  if (!attendance) {
    attendances.set(id, { sockets: 1, shownAt: performance.now() });
    show(context, id);
    return;
  }
  attendance.sockets += 1;
  clearTimeout(attendance.going);
}

/** Refreshes the presence of a connected person. */
export function stay(context: Context, { id }: User): void {
  const attendance = attendancesOf(context).get(id);
  if (!attendance || performance.now() - attendance.shownAt < againMs) return;
  attendance.shownAt = performance.now();
  show(context, id);
}

/** Records a closed socket; after the last one the person is shown as gone. */
export function leave(context: Context, { id }: User): void {
  const attendances = attendancesOf(context);
  const attendance = attendances.get(id);
  if (!attendance) return;
  attendance.sockets -= 1;
  if (attendance.sockets > 0) return;
  attendance.going = setTimeout(() => {
    attendances.delete(id);
    show(context, id);
  }, graceMs);
}

/** Clears presence at shutdown without announcing that everybody left. */
export function forgetAttendances(context: Context): void {
  const attendances = attendancesOf(context);
  for (const { going } of attendances.values()) clearTimeout(going);
  attendances.clear();
}

function show(context: Context, id: number): void {
  context.afterCommit(() => presencesOf(context)(id));
}

async function notifyWatchers(context: Context, ids: readonly number[]): Promise<null[]> {
  const last_active = context.now().toISOString();
  for (const [id, watchers] of await findWatchers(context, ids)) {
    const payload = { user_id: String(id), last_active };
    for (const watcher of watchers) context.live.toAccount(watcher, 'presence', payload);
  }
  return ids.map(() => null);
}

/** Forwards a typing event, unless the receiver is unreachable or there is a block in either direction. */
export async function showTyping(context: Context, { id }: User, receiverId: number): Promise<void> {
  await typingsOf(context)({ senderId: id, receiverId });
}

async function notifyTyping(
  context: Context,
  pairs: readonly { senderId: number; receiverId: number }[],
): Promise<null[]> {
  const reachable = await findReachable(context, pairs);
  for (const [index, { senderId, receiverId }] of pairs.entries()) {
    if (reachable[index]) context.live.toAccount(receiverId, 'typing', { sender_id: String(senderId) });
  }
  return pairs.map(() => null);
}
