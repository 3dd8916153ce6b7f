import { toRupees } from '../../../contract/kit/money.ts';
import type { ErasureTerms } from '../../../contract/privacy/personal-data.ts';
import { removeFiles } from '../../accounts/files/removal.service.ts';
import { endSessions } from '../../accounts/sessions/sessions.service.ts';
import { listStepUpMethods } from '../../accounts/step-up/step-up.service.ts';
import { profileImageFiles } from '../../accounts/users/profile-image.service.ts';
import { leaveApplications } from '../../campaigns/applications/leaving.service.ts';
import { leaveCampaigns } from '../../campaigns/campaigns/leaving.service.ts';
import { accountDeleted as note } from '../../campaigns/moves/system-notes.rules.ts';
import { leavePledges } from '../../campaigns/pledges/ending.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Device } from '../../kit/http/device.ts';
import { refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import { readBalances } from '../../money/ledger/ledger.service.ts';
import { markOfAddress } from '../../money/referrals/invitations.service.ts';
import { endSubscriptions } from '../../money/subscriptions/leaving.service.ts';
import { isSubscriber } from '../../money/subscriptions/subscriptions.service.ts';
import { giveBackAfterCommit, queueRevocation } from '../../social/social-tokens/revocations.service.ts';
import { eraseAt } from './locked-away.rules.ts';
import { lockAway } from './locked-away.service.ts';
import { listObstacles, withKept } from './obstacles.service.ts';
import { eraseFrom, findOwner, listSocialAccountIds, lockPerson, type Owner, recordErasure } from './person.queries.ts';
import { erasedEmail } from './personal-data.emails.ts';

async function demandOwner(context: Context, user: User): Promise<Owner> {
  const owner = await findOwner(context.db, user);
  if (!owner) throw refuseNotFound('This account');
  return owner;
}

/** Obstacles to deleting the own account, and what would be lost. */
export async function readErasureTerms(context: Context, user: User, { locale }: Device): Promise<ErasureTerms> {
  const owner = await demandOwner(context, user);
  const inWords = inLanguage(locale);
  const { referral, referral_waiting, earnings, earnings_held, coins } = await readBalances(context, user.id);
  return {
    obstacles: (await listObstacles(context, owner)).map(({ reason, link }) => ({ reason: inWords(reason), link })),
    wallet: toRupees(referral + referral_waiting + earnings + earnings_held),
    coins,
    kept_until: eraseAt(context.now(), context.config.erasedKeptDays).toISOString(),
    has_subscription: await isSubscriber(context, user.id),
    confirmed_by: (await listStepUpMethods(context, user)).includes('password') ? 'password' : 'step_up',
  };
}

/** Deletes the account of the caller, after step-up. */
export async function eraseOwnAccount(context: Context, user: User): Promise<void> {
  await eraseAccount(context, await demandOwner(context, user));
}

/**
 * Deletes an account with the further ones its person keeps: refused while money is in progress; cancels subscriptions at the gateway first, since that cannot
 * be rolled back; then everything else in one transaction.
 */
export async function eraseAccount(context: Context, owner: Pick<Owner, 'id' | 'role'>): Promise<void> {
  await refuseObstacles(context, owner);
  for (const { id } of await withKept(context, owner)) await endSubscriptions(context, id);
  await inTransaction(context, async (tx) => {
    for (const one of await withKept(tx, owner)) await eraseInOne(tx, one);
  });
  giveBackAfterCommit(context);
  context.afterCommit(() => removeFiles(context));
}

async function refuseObstacles(context: Context, owner: Pick<Owner, 'id' | 'role'>): Promise<void> {
  const [first] = await listObstacles(context, owner);
  if (first) throw refuse('CONFLICT', first.reason);
}

async function eraseInOne(tx: Context, owner: Pick<Owner, 'id' | 'role'>): Promise<void> {
  const { id } = owner;
  const account = await lockPerson(tx.db, id);
  if (!account) throw refuseNotFound('This account');
  await refuseObstacles(tx, owner);
  const { fullname, email, mobile } = account;
  const person = {
    id,
    fullname,
    businessName: account.business_name,
    email: account.email_verified_at ? email : null,
    invitationMarks: [email, mobile].flatMap((contact) => (contact ? [markOfAddress(tx, contact)] : [])),
    pictures: account.profile_image ? profileImageFiles(account.profile_image) : [],
  };
  for (const accountId of await listSocialAccountIds(tx.db, id))
    await queueRevocation(tx, { id: accountId, ownerId: id });
  await lockAway(tx, id);
  await endSessions(tx, { accountId: id });
  // The name is erased first, so that notifications about the following do not contain it.
  await eraseFrom(tx.db, person, (table) => table === 'account' || table === 'business_profile');
  await leaveApplications(tx, { influencerId: id, note });
  await leavePledges(tx, { accountId: id, note });
  await leaveCampaigns(tx, { creatorId: id, note });
  await eraseFrom(tx.db, person, (table) => table !== 'account' && table !== 'business_profile');
  await recordErasure(tx.db, { id, now: tx.now() });
  if (!person.email) return;
  const { brandName: brand, supportEmail: support, publicUrl } = tx.config;
  const mail = { to: person.email, ...erasedEmail({ locale: account.locale, brand, support, publicUrl }) };
  tx.afterCommit(() => tx.mail(mail));
}
