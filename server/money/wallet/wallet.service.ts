import * as z from 'zod/mini';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { givenInstant } from '../../../contract/kit/fields.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { WalletBalance, WalletEntry, WalletKind } from '../../../contract/money/wallet.ts';
import { findActors } from '../../core/people/actors.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { Download } from '../../kit/http/download.ts';
import { refuse } from '../../kit/http/errors.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { renderPdf } from '../../kit/pdf/pdf.ts';
import { writeCsv } from '../../kit/storage/csv.ts';
import { freeCardMoney } from '../card-holds/card-holds.service.ts';
import { readBalances } from '../ledger/ledger.service.ts';
import { findShares } from '../manager-shares/manager-shares.service.ts';
import { releaseDueRewards } from '../referrals/qualification.service.ts';
import {
  countLines,
  type LineFilter,
  type LinePlace,
  type LineRow,
  selectLines,
  selectPeriod,
} from './wallet.queries.ts';
import { boundsOf } from './wallet.rules.ts';
import { type Statement, tabulate, viewBalance, viewEntry, viewPurse } from './wallet.views.ts';

export async function readWalletBalance(context: Context, accountId: number): Promise<WalletBalance> {
  await releaseDueRewards(context, accountId);
  await freeCardMoney(context, accountId);
  return viewBalance(await readBalances(context, accountId));
}

/** Filter of a person's movements; days are those of Asia/Kolkata, both inclusive. */
interface StatementFilter {
  kind?: WalletKind | undefined;
  currency?: 'INR' | 'COIN' | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface StatementRequest {
  accountId: number;
  filter: StatementFilter;
}

interface PageRequest extends StatementRequest {
  locale: Locale;
  cursor?: string | undefined;
  limit: number;
}

const place = z.tuple([givenInstant, z.int(), z.enum(['INR', 'COIN'])]);

/** Movements newest first, each with the balance after it; filters hide lines and do not change balances. */
export async function listEntries(context: Context, { accountId, filter, locale, cursor, limit }: PageRequest) {
  const lines = linesIn(accountId, filter);
  const found = await selectLines(context.db, { ...lines, after: readPlace(cursor), limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf });
  return {
    data: await presentLines(context, rows, { accountId, locale }),
    total: await countLines(context.db, lines),
    next_cursor,
  };
}

async function presentLines(
  context: Context,
  rows: readonly LineRow[],
  { accountId, locale }: { accountId: number; locale: Locale },
): Promise<WalletEntry[]> {
  const movedIn = ({ person_id: personId }: LineRow) => ({ accountId: null, personId });
  const actorOf = await findActors(context, rows.map(movedIn));
  const shares = await findShares(
    context,
    rows.map(({ reference }) => reference),
  );
  return rows.map((row) =>
    viewEntry(row, { accountId, by: actorOf(movedIn(row)), locale, share: shares.get(row.reference) }),
  );
}

function placeOf(row: LineRow): LinePlace {
  return [row.created_at, row.transaction_id, row.currency];
}

function readPlace(cursor: string | undefined): LinePlace | undefined {
  const found = decodeCursor(cursor, place);
  return found && [new Date(found[0]), found[1], found[2]];
}

function linesIn(accountId: number, { kind, currency, from, to }: StatementFilter): LineFilter {
  return { accountId, kind, currency, ...boundsOf({ from, to }) };
}

/** Maximum number of lines in a file: writing more would block other requests. */
const mostLines = 20_000;

/** The statement of a period for a document: opening balance, lines oldest first, closing balance. */
export async function readStatement(
  context: Context,
  { accountId, filter, most = mostLines }: StatementRequest & { most?: number },
): Promise<Statement> {
  const { lines, opening, closing } = await selectPeriod(context.db, {
    ...linesIn(accountId, filter),
    limit: most + 1,
  });
  if (lines.length > most) {
    const number = most.toLocaleString('en-IN');
    throw refuse(
      'RULE',
      msg`This statement has more than ${{ count: number }} lines, the limit of a file. Choose a shorter period.`,
    );
  }
  const today = dateInIndia(context.now());
  const first = lines[0] && dateInIndia(lines[0].created_at);
  const to = filter.to ?? today;
  return {
    from: filter.from ?? first ?? to,
    to,
    opening: viewPurse(opening),
    closing: viewPurse(closing),
    // In English, because accountants read the document too.
    lines: await presentLines(context, lines, { accountId, locale: 'en' }),
  };
}

/** The statement as CSV. */
export async function makeStatementCsv(context: Context, request: StatementRequest): Promise<Download> {
  const statement = await readStatement(context, request);
  return new Download({
    type: 'text/csv; charset=utf-8',
    name: `statement-${statement.from}-${statement.to}.csv`,
    bytes: writeCsv(tabulate(statement.lines)),
  });
}

/** Maximum number of lines in a PDF: about 35 pages, which take the drawing thread some three seconds. */
const mostPdfLines = 500;

/** The statement as PDF. */
export async function makeStatementPdf(context: Context, request: StatementRequest): Promise<Download> {
  const { accountId, filter } = request;
  const statement = await readStatement(context, { ...request, most: mostPdfLines });
  const people = await findPeople(context, [accountId]);
  const { brandName, supportEmail } = context.config;
  const bytes = await renderPdf<typeof import('./statement.pdf.ts')>(new URL('./statement.pdf.ts', import.meta.url), {
    brandName,
    supportEmail,
    holder: people.get(accountId)?.fullname ?? '',
    madeAt: context.now(),
    statement,
    currencies: filter.currency ? [filter.currency] : ['INR', 'COIN'],
  });
  return new Download({ type: 'application/pdf', name: `statement-${statement.from}-${statement.to}.pdf`, bytes });
}
