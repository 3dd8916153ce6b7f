import { adultAge, ageOn } from '../../../contract/accounts/adults.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { isAccountOpen, lockProfiles, updateProfile } from './roster.queries.ts';

/** Hides a claimed profile from all lists and search, or shows it again where its account is visible. */
export async function keepHidden(tx: Context, { accountId, hidden }: { accountId: number; hidden: boolean }) {
  const [profile] = await lockProfiles(tx.db, [accountId]);
  if (!profile) throw refuse('RULE', 'Only influencers have a profile to hide.');
  if (profile.kept_hidden === hidden) {
    throw refuse('CONFLICT', hidden ? 'This profile is already hidden.' : 'This profile isn’t hidden.');
  }
  if (!hidden && profile.birth_date && ageOn(dateInIndia(tx.now()), profile.birth_date) < adultAge) {
    throw refuse('RULE', 'According to the birth date, this is a minor’s profile.');
  }
  const shownAt = (await isAccountOpen(tx.db, accountId)) ? null : profile.hidden_at;
  const change = { kept_hidden: hidden, hidden_at: hidden ? (profile.hidden_at ?? tx.now()) : shownAt };
  await updateProfile(tx.db, accountId, change, tx.now());
}
