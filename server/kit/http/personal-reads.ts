import type { Call } from '../../../contract/kit/calls.ts';
import type { Shown } from '../../../contract/kit/personal-data.ts';
import { targetOf } from './activity-log.ts';
import type { User } from './authenticate.ts';
import type { Device } from './device.ts';
import { ApprovalNeeded } from './payments.ts';

/** An operator's call that showed personal data. */
export interface ShownCall {
  /** Name in the contract. */
  name: string;
  operatorId: number;
  address: string | null;
  shown: Shown;
  /** Accounts whose data it was; `[null]` for people without one. */
  subjectIds: readonly (number | null)[];
  target: string | null;
  reason: string | null;
}

/** Writes down what an operator saw; injected by app.ts, because the kit imports no feature. */
export type RecordShown = (shown: ShownCall) => Promise<void>;

/** Values at a path such as `data[].person.id`. */
function valuesAt(value: unknown, path: string): unknown[] {
  const [step = '', ...rest] = path.split('.');
  const next = (value as Record<string, unknown> | null | undefined)?.[step.replace('[]', '')];
  const all = step.endsWith('[]') ? ((next ?? []) as unknown[]) : [next];
  return rest.length === 0 ? all : all.flatMap((each) => valuesAt(each, rest.join('.')));
}

interface Finished {
  call: Call;
  name: string;
  user: User | null;
  device: Device;
  params: unknown;
  body: unknown;
  reply: unknown;
}

/**
 * Records what the reply of an operator call shows of others, before it is sent: what cannot be recorded is not shown. An
 * empty list shows nothing.
 */
export async function recordShown(record: RecordShown, finished: Finished): Promise<void> {
  const { call, name, user, device, params, body, reply } = finished;
  if (call.auth !== 'operator' || !call.shows || !user || reply instanceof ApprovalNeeded) return;
  const ids = call.shows.whose.flatMap((path) => valuesAt(reply, path)).filter((id) => typeof id === 'string');
  const subjectIds = call.shows.whose.length === 0 ? [null] : [...new Set(ids)].map(Number);
  if (subjectIds.length === 0) return;
  const target = targetOf(call, { params, reply: null });
  const { reason } = (body ?? {}) as { reason?: unknown };
  await record({
    name,
    operatorId: user.id,
    address: device.address,
    shown: call.shows,
    subjectIds,
    target: target && `${target.type}:${target.id}`,
    reason: typeof reason === 'string' ? reason : null,
  });
}
