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
    const [gone, target] = await lockUnclaimed(tx, [from, to]);
    if (!gone || !target) throw refuseNotFound(what);
    await moveBelongings(tx.db, from, to);
    // Buyers who had unlocked both paid twice for one person.
    await refundErased(tx, from);
    await deleteProfile(tx.db, from);
    await insertRedirect(tx.db, { from, to, now: tx.now() });
    await updateProfile(tx.db, to, mergedColumns(gone, target, merge.take ?? []), tx.now());
    await recordAct(tx, {
      actor: merge.operator,
      action: 'profile.merged',
      target: `profile:${to}`,
      detail: { from, take: merge.take ?? [] },
      reason: merge.reason,
    });
    return readRosterProfile(tx, to);
  });
}

/**
 * Columns of the merged profile: chosen fields and those missing in the kept one come from the other; lists are united.
 */
function mergedColumns(gone: ProfileRow, target: ProfileRow, take: readonly MergeField[]) {
  const pick = <T>(field: MergeField, theirs: T, own: T) =>
    theirs !== null && (own === null || take.includes(field)) ? theirs : own;
  const isPlaceTaken = gone.city_id !== null && (target.city_id === null || take.includes('city'));
  const { city_id, state_id, country_id } = isPlaceTaken ? gone : target;
  return {
    display_name: pick('fullname', gone.display_name, target.display_name),
    bio: pick('bio', gone.bio, target.bio),
    city_id,
    state_id,
    country_id,
    gender_id: pick('gender', gone.gender_id, target.gender_id),
    contact_email: pick('email', gone.contact_email, target.contact_email),
    contact_mobile: pick('mobile', gone.contact_mobile, target.contact_mobile),
    website: pick('website', gone.website, target.website),
    categories: [...new Set([...target.categories, ...gone.categories])].slice(0, 8),
    topics: [...new Set([...target.topics, ...gone.topics])].slice(0, 20),
    languages: [...new Set([...target.languages, ...gone.languages])].slice(0, 10),
    // A profile hidden as a minor's stays hidden, whichever of the two it was.
    hidden_at: target.hidden_at ?? gone.hidden_at,
    kept_hidden: target.kept_hidden || gone.kept_hidden,
  };
}
