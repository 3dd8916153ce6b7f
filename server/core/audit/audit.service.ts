import * as z from 'zod/mini';
import type { Act } from '../../../contract/core/audit.ts';
import { addDays, midnightInIndia } from '../../../contract/kit/calendar.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import type { Device } from '../../kit/http/device.ts';
import { Download } from '../../kit/http/download.ts';
import { rowId } from '../../kit/http/errors.ts';
import { writeCsv } from '../../kit/storage/csv.ts';
import { findPeople } from '../people/people.service.ts';
import { type ActFilter, insertAct, selectActs } from './audit.queries.ts';
import { csvHead, viewAct, viewActLine } from './audit.views.ts';

/** Actor of a logged act: an operator, or null for the command line. */
export interface Operator {
  id: number | null;
  address: string | null;
}

/** The operator of a request, with the language of the reply. */
export interface ActingOperator extends Operator {
  id: number;
  locale: Locale;
}

export function operatorOf({ user, device }: { user: User; device: Device }): ActingOperator {
  return { id: user.id, address: device.address, locale: user.locale };
}

interface NewAct {
  actor: Operator;
  /** Type of act: `tax_rate.enabled`. */
  action: string;
  /** Object of the act: `tax_rate:3`; null for the product as a whole. */
  target: string | null;
  /** Non-secret facts: `before` and `after` where something was changed. */
  detail: Record<string, unknown>;
  reason?: string | undefined;
}

/** Logs an operator's act in its transaction. */
export async function recordAct(tx: Context, { actor, action, target, detail, reason }: NewAct): Promise<void> {
  await insertAct(tx.db, {
    actor_id: actor.id,
    action,
    target,
    detail: JSON.stringify(detail),
    reason: reason ?? null,
    ip: actor.address,
    created_at: tx.now(),
  });
}

interface Asked {
  action?: string | undefined;
  target?: string | undefined;
  operator_id?: string | undefined;
  /** Days of India, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

function filterOf({ action, target, operator_id, from, to }: Asked): ActFilter {
  return {
    action: action || undefined,
    target: target || undefined,
    operatorId: operator_id ? rowId(operator_id, 'This operator') : undefined,
    since: from ? midnightInIndia(from) : undefined,
    until: to ? midnightInIndia(addDays(to, 1)) : undefined,
  };
}

/** Acts matching a filter, newest first. */
export async function listActs(
  context: Context,
  { limit, cursor, ...asked }: Asked & { limit: number; cursor?: string | undefined },
): Promise<{ data: Act[]; next_cursor: string | null }> {
  const before = decodeCursor(cursor, z.int());
  const found = await selectActs(context.db, filterOf(asked), { before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  const people = await findPeople(
    context,
    rows.flatMap(({ actor_id }) => actor_id ?? []),
  );
  return {
    data: rows.map((row) => viewAct(row, people.get(row.actor_id ?? 0))),
    next_cursor,
  };
}

/** Maximum lines of a file. */
const fileLines = 20_000;

/** The acts as CSV, for investigations. */
export async function makeActsCsv(context: Context, asked: Asked): Promise<Download> {
  const rows = await selectActs(context.db, filterOf(asked), { before: undefined, limit: fileLines });
  const people = await findPeople(
    context,
    rows.flatMap(({ actor_id }) => actor_id ?? []),
  );
  return new Download({
    type: 'text/csv; charset=utf-8',
    name: 'audit-log.csv',
    bytes: writeCsv([csvHead, ...rows.map((row) => viewActLine(row, people.get(row.actor_id ?? 0)))]),
  });
}
