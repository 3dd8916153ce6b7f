import type { MergeField, RosterProfile } from '../../../contract/operators/roster.ts';
import { type Operator, recordAct } from '../../core/audit/audit.service.ts';
import { refundErased } from '../../discovery/unlocks/refunds.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { deleteProfile, insertRedirect, moveBelongings, type ProfileRow, updateProfile } from './roster.queries.ts';
import { lockUnclaimed, readRosterProfile, what } from './roster.service.ts';

interface Merge {
  operator: Operator;
  id: string;
  into: string;
  take?: MergeField[] | undefined;
  reason?: string | undefined;
}

/** Merges two unclaimed profiles. Data of both is combined, and the old address redirects to the remaining one. */
export async function mergeRosterProfile(context: Context, merge: Merge): Promise<RosterProfile> {
  const [from, to] = [rowId(merge.id, what), rowId(merge.into, what)];
  if (from === to) throw refuseField('BAD_INPUT', 'into', 'Choose a different profile.');
  return inTransaction(context, async (tx) => {
    const [gone, kept] = await lockUnclaimed(tx, [from, to]);
    if (!gone || !kept) throw refuseNotFound(what);
    await moveBelongings(tx.db, from, to);
    // Buyers who had unlocked both paid twice for one person.
    await refundErased(tx, from);
    await deleteProfile(tx.db, from);
    await insertRedirect(tx.db, { from, to, now: tx.now() });
    await updateProfile(tx.db, to, mergedColumns(gone, kept, merge.take ?? []), tx.now());
    await recordAct(tx, {
      ...{ actor: merge.operator, action: 'profile.merged', target: `profile:${to}` },
      ...{ detail: { from, take: merge.take ?? [] }, reason: merge.reason },
    });
    return readRosterProfile(tx, to);
  });
}

/**
 * Columns of the merged profile: chosen fields and those missing in the kept one come from the other; lists are united.
 */
function mergedColumns(gone: ProfileRow, kept: ProfileRow, take: readonly MergeField[]) {
  const pick = <T>(field: MergeField, theirs: T, own: T) =>
    theirs !== null && (own === null || take.includes(field)) ? theirs : own;
  const isPlaceTaken = gone.city_id !== null && (kept.city_id === null || take.includes('city'));
  const { city_id, state_id, country_id } = isPlaceTaken ? gone : kept;
  return {
    display_name: pick('fullname', gone.display_name, kept.display_name),
    bio: pick('bio', gone.bio, kept.bio),
    ...{ city_id, state_id, country_id },
    gender_id: pick('gender', gone.gender_id, kept.gender_id),
    contact_email: pick('email', gone.contact_email, kept.contact_email),
    contact_mobile: pick('mobile', gone.contact_mobile, kept.contact_mobile),
    website: pick('website', gone.website, kept.website),
    categories: [...new Set([...kept.categories, ...gone.categories])].slice(0, 8),
    languages: [...new Set([...kept.languages, ...gone.languages])].slice(0, 10),
    // A profile hidden as a minor's stays hidden, whichever of the two it was.
    hidden_at: kept.hidden_at ?? gone.hidden_at,
    kept_hidden: kept.kept_hidden || gone.kept_hidden,
  };
}
