import * as z from 'zod/mini';
import type { Subject } from '../../../contract/core/suppression.rules.ts';
import type { RosterEdit, RosterFilter, RosterProfile } from '../../../contract/operators/roster.ts';
import { type Operator, recordAct } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import {
  areWords,
  countRoster,
  lockProfiles,
  type ProfileRow,
  selectBySubjects,
  selectPlace,
  selectProfile,
  selectRoster,
  updateProfile,
} from './roster.queries.ts';
import { viewRosterProfile } from './roster.views.ts';

export const what = 'This profile';

interface Listing {
  q?: string | undefined;
  filter: RosterFilter;
  limit: number;
  cursor?: string | undefined;
}

const place = z.tuple([z.string(), z.int()]);

export async function listRoster(context: Context, { q = '', filter, limit, cursor }: Listing) {
  const words = q.replace(/^@/, '').toLowerCase();
  const after = decodeCursor(cursor, place);
  const found = await selectRoster(context.db, { words, filter }, { after, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, {
    limit,
    placeOf: ({ display_name, id }) => [display_name.toLowerCase(), id],
  });
  return { data: rows.map(viewRosterProfile), next_cursor, facets: await countRoster(context.db) };
}

export type UnclaimedProfile = Awaited<ReturnType<typeof selectBySubjects>>[number];

/** Unclaimed profiles with one of these normalised contacts. */
export async function findUnclaimed(context: Context, subjects: readonly Subject[]): Promise<UnclaimedProfile[]> {
  return selectBySubjects(context.db, subjects);
}

export async function readRosterProfile(context: Context, id: number): Promise<RosterProfile> {
  const row = await selectProfile(context.db, id);
  if (!row) throw refuseNotFound(what);
  return viewRosterProfile(row);
}

/** Locks profiles, returned in the given order; refuses unknown and claimed ones. */
export async function lockUnclaimed(tx: Context, ids: readonly number[]): Promise<ProfileRow[]> {
  const rows = new Map((await lockProfiles(tx.db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) throw refuseNotFound(what);
    if (row.account_id !== null) {
      throw refuse('RULE', 'This profile has been claimed. Use the person’s own page instead.');
    }
    return row;
  });
}

interface Edit {
  operator: Operator;
  id: string;
  change: RosterEdit;
}

/**
 * Edits, hides or shows an unclaimed profile. Hidden ones are excluded from all lists and searches from the commit on.
 */
export async function editRosterProfile(context: Context, { operator, id, change }: Edit): Promise<RosterProfile> {
  const profileId = rowId(id, what);
  const { hidden, reason, ...fields } = change;
  return inTransaction(context, async (tx) => {
    const [before] = await lockUnclaimed(tx, [profileId]);
    if (!before) throw refuseNotFound(what);
    const columns = await columnsOf(tx, fields);
    const shown =
      hidden === undefined ? {} : { kept_hidden: hidden, hidden_at: hidden ? (before.hidden_at ?? tx.now()) : null };
    if (Object.keys(columns).length + Object.keys(shown).length > 0) {
      await updateProfile(tx.db, profileId, { ...columns, ...shown }, tx.now());
    }
    const action = hidden === undefined ? 'profile.edited' : hidden ? 'profile.hidden' : 'profile.shown';
    // Values stay out of the log, because it is kept when the person asks to be erased.
    const detail = { fields: Object.keys(fields) };
    await recordAct(tx, { actor: operator, action, target: `profile:${profileId}`, detail, reason });
    return readRosterProfile(tx, profileId);
  });
}

async function columnsOf(tx: Context, change: Omit<RosterEdit, 'hidden' | 'reason'>) {
  const { city, gender, categories = [] } = change;
  if (!(await areWords(tx.db, 'category', categories))) {
    throw refuseField('BAD_INPUT', 'categories', 'Choose from the list.');
  }
  if (gender && !(await areWords(tx.db, 'gender', [gender]))) {
    throw refuseField('BAD_INPUT', 'gender', 'Choose from the list.');
  }
  const chosen = city ? await selectPlace(tx.db, city) : { city_id: null, state_id: null, country_id: null };
  if (!chosen) throw refuseField('BAD_INPUT', 'city', 'Choose from the list.');
  return {
    ...(change.fullname === undefined ? {} : { display_name: change.fullname }),
    ...(change.bio === undefined ? {} : { bio: change.bio || null }),
    ...(city === undefined ? {} : chosen),
    ...(gender === undefined ? {} : { gender_id: gender }),
    ...(change.categories === undefined ? {} : { categories: [...new Set(categories)] }),
    ...(change.email === undefined ? {} : { contact_email: change.email?.toLowerCase() ?? null }),
    ...(change.mobile === undefined ? {} : { contact_mobile: change.mobile }),
    ...(change.website === undefined ? {} : { website: change.website }),
  };
}
