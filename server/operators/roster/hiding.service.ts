import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { hidingPolicy } from './hiding.policy.ts';
import { isAccountOpen, lockProfiles, updateProfile } from './roster.queries.ts';

/** Hides a claimed profile from all lists and search, or shows it again where its account is visible. */
export async function keepHidden(tx: Context, { accountId, hidden }: { accountId: number; hidden: boolean }) {
  const [profile] = await lockProfiles(tx.db, [accountId]);
  const may = hidingPolicy(profile ?? { kept_hidden: null, birth_date: null }, dateInIndia(tx.now()));
  demand(hidden ? may.hide : may.show);
  if (!profile) throw refuseNotFound('This profile');
  const shownAt = (await isAccountOpen(tx.db, accountId)) ? null : profile.hidden_at;
  const change = { kept_hidden: hidden, hidden_at: hidden ? (profile.hidden_at ?? tx.now()) : shownAt };
  await updateProfile(tx.db, accountId, change, tx.now());
}
