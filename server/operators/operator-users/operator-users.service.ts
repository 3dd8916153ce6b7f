import * as z from 'zod/mini';
import type { Role } from '../../../contract/core/roles.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { AccountState, OperatorUser, OperatorUserDetail } from '../../../contract/operators/operator-users.ts';
import { readUsage } from '../../accounts/files/store.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { readBalances } from '../../money/ledger/ledger.service.ts';
import { userPolicy } from './operator-users.policy.ts';
import {
  type AccountRow,
  selectFigures,
  selectReportedUnlocks,
  selectSocialAccounts,
  selectUser,
  selectUsers,
} from './operator-users.queries.ts';
import { viewUser, viewUserDetail } from './operator-users.views.ts';

const what = 'This person';

interface Asked {
  q?: string | undefined;
  role?: Role | undefined;
  state?: AccountState | undefined;
  limit: number;
  cursor?: string | undefined;
}

export async function listUsers(
  context: Context,
  { q = '', role, state, limit, cursor }: Asked,
): Promise<{ data: OperatorUser[]; next_cursor: string | null }> {
  const before = decodeCursor(cursor, z.int());
  const words = q.replace(/^@/, '').toLowerCase();
  const found = await selectUsers(context.db, { words, role, state }, { before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  const people = await findPeople(
    context,
    rows.map(({ id }) => id),
  );
  return {
    data: rows.flatMap((row) => {
      const person = people.get(row.id);
      return person ? [viewUser(row, person)] : [];
    }),
    next_cursor,
  };
}

export async function findUser(context: Context, wireId: string): Promise<AccountRow> {
  const row = await selectUser(context.db, rowId(wireId, what));
  if (!row) throw refuseNotFound(what);
  return row;
}

export async function readUser(context: Context, wireId: string, locale: Locale): Promise<OperatorUserDetail> {
  const row = await findUser(context, wireId);
  const { db } = context;
  const person = (await findPeople(context, [row.id])).get(row.id);
  const figures = await selectFigures(db, row.id, context.now());
  if (!person || !figures) throw refuseNotFound(what);
  return viewUserDetail({
    row,
    person,
    figures,
    balances: await readBalances(context, row.id),
    storage: await readUsage(context, row.id),
    accounts: await selectSocialAccounts(db, row.id),
    unlocks: await selectReportedUnlocks(db, row.id),
    locale,
    can: viewCan(userPolicy(row, dateInIndia(context.now())), locale),
  });
}
