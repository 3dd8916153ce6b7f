import * as z from 'zod/mini';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { LookupKind, OperatorLookup } from '../../../contract/operators/operator-lookups.ts';
import { type ActingOperator, recordAct } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseField, refuseNotFound } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { queueMove } from './moving.service.ts';
import { lookupPolicy } from './operator-lookups.policy.ts';
import {
  insertCategory,
  insertCity,
  isNameHeld,
  isState,
  type LookupRow,
  lockLookup,
  selectLookup,
  selectLookups,
  updateLookup,
} from './operator-lookups.queries.ts';
import { slugOf, whyNotMerge } from './operator-lookups.rules.ts';
import { viewLookup } from './operator-lookups.views.ts';

interface Listing {
  kind: LookupKind;
  q?: string | undefined;
  state?: 'used' | 'retired' | undefined;
  limit: number;
  cursor?: string | undefined;
}

const storable = z.string().check(z.regex(/^[^\0]*$/));
const place = z.tuple([storable, storable]);

export async function listLookups(
  context: Context,
  { kind, q = '', state, limit, cursor }: Listing,
  locale: Locale,
): Promise<{ data: OperatorLookup[]; next_cursor: string | null }> {
  const found = await selectLookups(context.db, {
    kind,
    prefix: q,
    isRetired: state && state === 'retired',
    after: decodeCursor(cursor, place),
    limit: limit + 1,
  });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: (row) => [row.name, row.id] });
  return {
    data: rows.map((row) => viewLookup(row, locale)),
    next_cursor,
  };
}

interface Named {
  operator: ActingOperator;
  name: string;
}

function demandSlug(name: string): string {
  const slug = slugOf(name);
  if (slug === '') throw refuseField('RULE', 'name', 'Use at least one Latin letter or digit.');
  return slug;
}

function refuseHeld() {
  return refuseField('TAKEN', 'name', 'This name already exists, maybe as a retired entry.');
}

export async function addCategory(context: Context, { operator, name }: Named): Promise<OperatorLookup> {
  const id = demandSlug(name);
  return inTransaction(context, async (tx) => {
    const isHeld = await isNameHeld(tx.db, { kind: 'category', id: '', name, stateId: null });
    if (isHeld || !(await insertCategory(tx.db, { id, name }))) throw refuseHeld();
    return keepAct(tx, { operator, kind: 'category', id, verb: 'added', detail: { after: { name } } });
  });
}

interface NewCity extends Named {
  state_id: string;
  latitude: number;
  longitude: number;
  weight: number;
}

export async function addCity(context: Context, { operator, ...city }: NewCity): Promise<OperatorLookup> {
  const { name, state_id: stateId } = city;
  const slug = demandSlug(name);
  return inTransaction(context, async (tx) => {
    if (!(await isState(tx.db, stateId))) throw refuseNotFound('This state');
    if (await isNameHeld(tx.db, { kind: 'city', id: '', name, stateId })) throw refuseHeld();
    // Two states may have a city of the same name; the second one's id includes its state.
    const id = (await selectLookup(tx.db, 'city', slug)) ? `${slug}-${slugOf(stateId)}` : slug;
    if (!(await insertCity(tx.db, { ...city, id }))) throw refuseHeld();
    return keepAct(tx, { operator, kind: 'city', id, verb: 'added', detail: { after: city } });
  });
}

interface Act {
  operator: ActingOperator;
  kind: LookupKind;
  id: string;
  reason: string;
}

async function demandLookup(tx: Context, { kind, id }: { kind: LookupKind; id: string }): Promise<LookupRow> {
  await lockLookup(tx.db, kind, id);
  const found = await selectLookup(tx.db, kind, id);
  if (!found) throw refuseNotFound(kind === 'city' ? 'This city' : 'This category');
  return found;
}

export async function renameLookup(
  context: Context,
  { name, ...act }: Act & { name: string },
): Promise<OperatorLookup> {
  return inTransaction(context, async (tx) => {
    const before = await demandLookup(tx, act);
    if (await isNameHeld(tx.db, { ...act, name, stateId: before.state_id })) throw refuseHeld();
    await updateLookup(tx.db, act.kind, act.id, { name });
    return keepAct(tx, { ...act, verb: 'renamed', detail: { before: { name: before.name }, after: { name } } });
  });
}

/**
 * Retires an entry: it is not offered any more. Existing uses stay, or are moved in batches to the entry it was merged
 * into.
 */
export async function retireLookup(
  context: Context,
  { into, ...act }: Act & { into?: string | undefined },
): Promise<OperatorLookup> {
  return inTransaction(context, async (tx) => {
    const before = await demandLookup(tx, act);
    demand(lookupPolicy(before).retire);
    if (into !== undefined) {
      const refusal = whyNotMerge(before, await selectLookup(tx.db, act.kind, into));
      if (refusal) throw refuseField('RULE', 'into', refusal);
    }
    await updateLookup(tx.db, act.kind, act.id, { retired_at: tx.now(), merged_into: into ?? null });
    if (into !== undefined) queueMove(tx, { kind: act.kind, from: act.id, into });
    const verb = into === undefined ? 'retired' : 'merged';
    return keepAct(tx, { ...act, verb, detail: { name: before.name, uses: Number(before.uses), into: into ?? null } });
  });
}

export async function restoreLookup(context: Context, act: Act): Promise<OperatorLookup> {
  return inTransaction(context, async (tx) => {
    const before = await demandLookup(tx, act);
    demand(lookupPolicy(before).restore);
    await updateLookup(tx.db, act.kind, act.id, { retired_at: null, merged_into: null });
    return keepAct(tx, { ...act, verb: 'restored', detail: { before: { merged_into: before.merged_into } } });
  });
}

interface Kept {
  operator: ActingOperator;
  kind: LookupKind;
  id: string;
  verb: string;
  detail: Record<string, unknown>;
  reason?: string;
}

async function keepAct(tx: Context, { operator, kind, id, verb, detail, reason }: Kept): Promise<OperatorLookup> {
  await recordAct(tx, { actor: operator, action: `${kind}.${verb}`, target: `${kind}:${id}`, detail, reason });
  tx.afterCommit(() => tx.live.lookAgain('lookups'));
  return viewLookup(await demandLookup(tx, { kind, id }), operator.locale);
}
