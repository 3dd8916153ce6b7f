import * as z from 'zod/mini';
import type { WalletBalance, WalletKind } from '../../contract/wallet.ts';
import type { Context } from '../kit/context.ts';
import { decodeCursor, encodeCursor } from '../kit/cursor.ts';
import { refuseField } from '../kit/errors.ts';
import { readBalances } from '../ledger/ledger.service.ts';
import { countLines, type LineFilter, type LinePlace, type LineRow, selectLines } from './wallet.queries.ts';
import { boundsOf } from './wallet.rules.ts';
import { viewBalance, viewEntry } from './wallet.views.ts';

export async function readWalletBalance(context: Context, accountId: number): Promise<WalletBalance> {
  return viewBalance(await readBalances(context, accountId));
}

/** Which movements of a person: days are those of Asia/Kolkata, both inside. */
interface StatementFilter {
  kind?: WalletKind | undefined;
  currency?: 'INR' | 'COIN' | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface PageRequest {
  accountId: number;
  filter: StatementFilter;
  cursor?: string | undefined;
  limit: number;
}

const place = z.tuple([z.iso.datetime(), z.int(), z.enum(['INR', 'COIN'])]);

/** Movements newest first, each with the balance it led to; a filter leaves lines out and changes no balance. */
export async function listEntries(context: Context, { accountId, filter, cursor, limit }: PageRequest) {
  const lines = linesIn(accountId, filter);
  const after = decodeCursor(cursor, place);
  const rows = await selectLines(context.db, { ...lines, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    data: page.map(viewEntry),
    total: await countLines(context.db, lines),
    next_cursor: rows.length > limit && last ? encodeCursor(placeOf(last)) : null,
  };
}

function placeOf(row: LineRow): LinePlace {
  return [row.created_at.toISOString(), row.transaction_id, row.currency];
}

function linesIn(accountId: number, { kind, currency, from, to }: StatementFilter): LineFilter {
  if (from && to && from > to) throw refuseField('BAD_INPUT', 'to', 'Choose a last day that is not before the first.');
  return { accountId, kind, currency, ...boundsOf({ from, to }) };
}
