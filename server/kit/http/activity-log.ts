import { type Call, isLogged } from '../../../contract/kit/calls.ts';
import type { Log } from '../context/log.ts';
import type { User } from './authenticate.ts';

/** Target of a call: the thing its path names, else the thing it made. */
export interface ActTarget {
  type: string;
  id: number;
}

interface MadeCall {
  call: Call;
  /** Name in the contract. */
  name: string;
  user: User;
  target: ActTarget | null;
}

/** Writes one line of the activity log; injected by app.ts, because the kit imports no feature. */
export type RecordActivity = (made: MadeCall) => Promise<void>;

const rowIdPattern = /^[1-9]\d{0,14}$/;

/** Segments of a path that name no thing. */
const isVerb = (segment: string) => /[A-Z_{]|^(add|update|delete|toggle|primary)$/.test(segment);

const singular = (word: string) => word.replace(/s$/, '');

/**
 * Target of a call from its declaration: the first id in its path with the word before it, else the id in its reply. Only
 * ids of rows, so that no token of a path is kept.
 */
export function targetOf(
  call: Pick<Call, 'path'>,
  { params, reply }: { params: unknown; reply: unknown },
): ActTarget | null {
  const segments = call.path.split('/').filter(Boolean);
  const at = segments.findIndex((segment) => segment.startsWith('{'));
  const [name, before] = at < 0 ? [undefined, segments] : [segments[at]?.slice(1, -1) ?? '', segments.slice(0, at)];
  const data = (reply as { data?: { id?: unknown } } | null)?.data;
  const id = name === undefined ? data?.id : (params as Record<string, unknown> | undefined)?.[name];
  if (typeof id !== 'string' || !rowIdPattern.test(id)) return null;
  const named = name?.replace(/_?id$/i, '');
  const type = named || singular(before.findLast((segment) => !isVerb(segment)) ?? '');
  return type ? { type, id: Number(id) } : null;
}

interface Finished {
  call: Call;
  name: string;
  user: User | null;
  params: unknown;
  reply: unknown;
}

/**
 * Records a call that succeeded, where the log has such calls. The call has been done by now: when its line cannot be
 * written, the line goes to the product's log, and the caller is answered all the same.
 */
export async function logActivity(
  { record, log }: { record: RecordActivity; log: Log },
  { call, name, user, params, reply }: Finished,
): Promise<void> {
  if (!user || !isLogged(call)) return;
  const target = targetOf(call, { params, reply });
  try {
    await record({ call, name, user, target });
  } catch (error) {
    const line = { act: name, account: user.id, person: user.person.id, target };
    log.error({ err: error, ...line }, 'An act is missing in the activity log');
  }
}
