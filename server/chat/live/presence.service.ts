import { isPassingError } from '../../../database/errors.ts';
import { findReachable } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { createBatches } from '../../kit/jobs/batches.ts';
import { findWatchers } from '../messages/conversations.service.ts';

type User = { id: number };

/** Somebody with sockets in this process. */
interface Attendance {
  sockets: number;
  /** When others were last told, in milliseconds of the process. */
  shownAt: number;
  /** Tells others that they have gone, unless they are back by then. */
  going?: NodeJS.Timeout;
}

/** Others are told again before five minutes are over, after which somebody counts as gone. Source: the specification, §9. */
const againMs = 4 * 60_000;
/** Whoever loads a page anew is back within this time. */
const graceMs = 3_000;

const attendancesOf = contextSingleton(() => new Map<number, Attendance>());

/** Many who come at once, after a restart say, are looked up together. */
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

/** What was written by many at about the same time is allowed with one look, so that a block counts at once. */
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

/** A socket of theirs connected. `last_active` itself is kept by the session's use. */
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

/** A socket of theirs is still there. */
export function stay(context: Context, { id }: User): void {
  const attendance = attendancesOf(context).get(id);
  if (!attendance || performance.now() - attendance.shownAt < againMs) return;
  attendance.shownAt = performance.now();
  show(context, id);
}

/** A socket of theirs is gone; with the last one, so are they. */
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

/** The process ends: nobody is told that everybody left. */
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

/** Passes on that one is writing, to somebody who may be written to: a block ends that, in either direction. */
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
