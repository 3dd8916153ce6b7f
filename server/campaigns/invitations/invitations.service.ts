import type { InvitationOutcome, InvitationQuota } from '../../../contract/campaigns/invitations.ts';
import { addDays, dateInIndia, dayMs } from '../../../contract/kit/calendar.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { sendMessage } from '../../chat/messages/send.service.ts';
import { findName } from '../../core/people/people.service.ts';
import { findSamePerson } from '../../core/related-accounts/related-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Device } from '../../kit/http/device.ts';
import { AppError, rowId } from '../../kit/http/errors.ts';
import { countTurns, returnTurn, takeTurn } from '../../kit/http/limits/limits.service.ts';
import { demand } from '../../kit/http/policy.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { findOwnCampaign } from '../campaign-records/campaign-records.service.ts';
import { findFactsOf } from '../campaigns/campaign-facts.service.ts';
import { mayInvite } from '../campaigns/campaigns.policy.ts';
import { noteInvited } from '../viewers/noting.service.ts';
import { insertInvitation, type Standing, selectStandings } from './invitations.queries.ts';
import {
  addressTo,
  invitationNotice,
  type Reason,
  reasons,
  whyNotInvite,
  wordInvitation,
} from './invitations.rules.ts';

interface Asked {
  user: User;
  device: Device;
  /** Campaign id. */
  id: string;
  influencerIds: readonly string[];
  message: string;
  remind: boolean;
}

/** Invites influencers to an open campaign, each separately: one who cannot be invited does not affect the others. */
export async function inviteToCampaign(
  context: Context,
  { user, device, id, influencerIds, message, remind }: Asked,
): Promise<InvitationOutcome[]> {
  const campaign = await findOwnCampaign(context, { user, id });
  demand(mayInvite(user, campaign, await findFactsOf(context, user, campaign)));
  const ids = [...new Set(influencerIds)].map((given) => rowId(given));
  const standings = await selectStandings(context.db, { campaignId: campaign.id, ids });
  const known = new Map(standings.map((standing) => [standing.id, standing]));
  const own = await findSamePerson(context, user.id, [...known.keys()]);
  const sender = (await findName(context, user.id)) ?? '';
  const outcomes: InvitationOutcome[] = [];
  for (const influencerId of ids) {
    const standing = known.get(influencerId);
    const refusal = own.has(influencerId) ? 'RULE' : whyNotInvite(standing);
    const reason =
      refusal || !standing
        ? (refusal ?? 'NOT_FOUND')
        : await inviteWithinLimit(context, { user, campaign, invited: standing, message, sender, remind });
    const told = reason ? { code: reason, reason: inLanguage(device.locale)(reasons[reason]) } : {};
    outcomes.push({ influencer_id: String(influencerId), result: reason === null, ...told });
  }
  return outcomes;
}

const limitOf = (context: Context, { id }: { id: number }) => ({
  key: `campaign-invitations:${id}`,
  max: context.config.limits.campaignInvitationsADay,
  seconds: dayMs / 1000,
});

/** How many invitations this person has sent, may send, and when they are reminded of. */
export async function readInvitationQuota(context: Context, user: { id: number }): Promise<InvitationQuota> {
  const limit = limitOf(context, user);
  return {
    sent: await countTurns(context, limit),
    limit: context.config.rateLimits ? limit.max : null,
    reminder_on: addDays(dateInIndia(context.now()), context.config.limits.invitationReminderDays),
  };
}

interface One {
  user: User;
  campaign: CampaignRow;
  invited: Standing;
  message: string;
  sender: string;
  remind: boolean;
}

async function inviteWithinLimit(context: Context, one: One): Promise<Reason | null> {
  const limit = limitOf(context, one.user);
  if ((await takeTurn(context, limit)) > 0) return 'DAY_LIMIT';
  const reason = await inviteOne(context, one).catch(async (error: unknown) => {
    await returnTurn(context, limit.key);
    throw error;
  });
  if (reason) await returnTurn(context, limit.key);
  return reason;
}

/** Sends the idempotent message first, then stores the invitation and notifies, once. */
async function inviteOne(
  context: Context,
  { user, campaign, invited, message, sender, remind }: One,
): Promise<Reason | null> {
  const path = `/campaign-details/${campaign.id}`;
  const address = `${context.config.publicUrl}${path}`;
  const words = addressTo(invited.fullname, message);
  try {
    await sendMessage(context, user, {
      senderId: String(user.id),
      receiverId: String(invited.id),
      description: wordInvitation({ words, title: campaign.title, address }),
      clientId: `invitation-${campaign.id}-${invited.id}`,
      campaign_id: String(campaign.id),
    });
  } catch (error) {
    if (error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'TOO_MANY')) return error.code;
    throw error;
  }
  const reason = await inTransaction(context, async (tx): Promise<Reason | null> => {
    const now = tx.now();
    const remindAt = remind ? new Date(now.getTime() + tx.config.limits.invitationReminderDays * dayMs) : null;
    const invitation = { campaignId: campaign.id, influencerId: invited.id, now, remindAt };
    if (!(await insertInvitation(tx.db, invitation))) return 'CONFLICT';
    await notify(tx, {
      accountId: invited.id,
      type: 'application',
      ...invitationNotice({ who: sender, words, campaign }),
      link: path,
      senderId: user.id,
    });
    return null;
  });
  if (reason === null) noteInvited(context, { campaignId: campaign.id, influencerId: invited.id });
  return reason;
}
