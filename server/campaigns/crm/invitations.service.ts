import type { CrmInvitationOutcome } from '../../../contract/campaigns/crm.ts';
import { readEmail } from '../../../contract/core/suppression.rules.ts';
import { emailPattern } from '../../../contract/kit/patterns.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import { listBlockedIds } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseField, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import { mayKeepCrm } from './crm.policy.ts';
import { markAsked } from './crm.queries.ts';
import { holdsLink } from './crm.rules.ts';
import { demandRoom } from './crm.service.ts';
import { selectUnclaimed } from './invitations.queries.ts';
import { queueMails } from './mails.service.ts';

const reasons = {
  NOT_FOUND: 'You can’t invite this person.',
  RULE: 'They are here already: invite them to a campaign, or write to them.',
} as const;

interface Asked {
  user: User;
  influencerIds: readonly string[];
  /** Where the mail to the only one goes. */
  email: string | undefined;
  message: string;
}

/** Refuses words to a stranger that hold a link or an address. */
export function demandPlainWords(message: string): void {
  if (holdsLink(message))
    throw refuseField('BAD_INPUT', 'message', 'Leave out links and addresses. The email has a link to join already.');
}

/** Asks unclaimed creators to join. Whatever becomes of the mail, it reads invited. */
export async function inviteUnclaimed(
  context: Context,
  { user, influencerIds, email, message }: Asked,
): Promise<CrmInvitationOutcome[]> {
  demand(mayKeepCrm(user.role));
  demandPlainWords(message);
  const ids = [...new Set(influencerIds)].map((given) => rowId(given));
  demandAddress(email, ids.length);
  const blocked = new Set(await listBlockedIds(context, user));
  const profiles = await selectUnclaimed(context.db, ids);
  const known = new Map(profiles.filter(({ id }) => !blocked.has(id)).map((profile) => [profile.id, profile]));
  const asked = [...known.values()].filter(({ is_claimed }) => !is_claimed);
  if (asked.length > 0)
    await inTransaction(context, async (tx) => {
      await lockAccount(tx, user.id);
      await demandRoom(tx, user.id, asked.length);
      const addressees = asked.map(({ id, contact_email }) => ({ influencerId: id, email: email ?? contact_email }));
      await queueMails(tx, { user, importId: null, message, addressees, mayWait: false });
      await markAsked(tx.db, { accountId: user.id, ids: asked.map(({ id }) => id), now: tx.now() });
    });
  return ids.map((id) => {
    const profile = known.get(id);
    if (profile && !profile.is_claimed) return { influencer_id: String(id), result: true, status: 'invited' as const };
    const code = profile ? 'RULE' : 'NOT_FOUND';
    return { influencer_id: String(id), result: false, code, reason: inLanguage(user.locale)(reasons[code]) };
  });
}

function demandAddress(email: string | undefined, count: number): void {
  if (email === undefined) return;
  if (count > 1) throw refuseField('BAD_INPUT', 'email', 'Give an address for one creator at a time.');
  if (!emailPattern.test(email) || readEmail(email) === null)
    throw refuseField('BAD_INPUT', 'email', 'Enter a valid email address.');
}
