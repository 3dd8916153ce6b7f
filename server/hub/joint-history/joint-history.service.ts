import * as z from 'zod/mini';
import { givenInstant } from '../../../contract/kit/fields.ts';
import { findParty } from '../../campaigns/pledges/parties.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { countHappenings, type HappeningRow, selectHappenings } from './joint-history.queries.ts';
import { viewHappening } from './joint-history.views.ts';

interface Asked {
  user: User;
  /** Campaign id. */
  id: string;
  limit: number;
  cursor?: string | undefined;
}

const place = z.tuple([givenInstant, z.int(), z.int()]);

/** History of a joint campaign, newest first: complete for its creator and participants, public entries for others. */
export async function listJointHistory(context: Context, { user, id, limit, cursor }: Asked) {
  const { campaign, isParty } = await findParty(context, { user, id });
  const reading = { campaignId: campaign.id, strangerId: isParty ? null : user.id };
  const found = await selectHappenings(context.db, { ...reading, after: readPlace(cursor), limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: (row) => [row.at, row.place, row.id] });
  const people = await findCards(context, rows);
  const reader = { id: user.id, locale: user.locale, isCreator: campaign.creator_id === user.id };
  return {
    data: rows.map((row) => viewHappening({ row, people, reader })),
    total: await countHappenings(context.db, reading),
    next_cursor,
  };
}

function readPlace(cursor: string | undefined) {
  const found = decodeCursor(cursor, place);
  return found && ([new Date(found[0]), found[1], found[2]] as const);
}

async function findCards(context: Context, rows: readonly HappeningRow[]) {
  const ids = rows.flatMap(({ by_id, account_id, payee_id }) =>
    [by_id, account_id, payee_id].filter((id) => id !== null),
  );
  const people = await findPeople(context, ids);
  return new Map([...people].map(([id, person]) => [id, viewPersonCard(person)]));
}
