import type { InvitationOutcome } from '../../../contract/campaigns/invitations.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { sendMessage } from '../../chat/messages/send.service.ts';
import { findName } from '../../core/people/people.service.ts';
import { findSamePerson } from '../../core/related-accounts/related-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Device } from '../../kit/http/device.ts';
import { AppError, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { inLanguage, say } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { findOwnCampaign } from '../campaign-records/campaign-records.service.ts';
import { findFactsOf } from '../campaigns/campaign-facts.service.ts';
import { mayInvite } from '../campaigns/campaigns.policy.ts';
import { insertInvitation, selectStandings } from './invitations.queries.ts';
import { type Reason, reasons, whyNotInvite, wordInvitation } from './invitations.rules.ts';

interface Asked {
  user: User;
  device: Device;
  /** Campaign id. */
  id: string;
  influencerIds: readonly string[];
  message: string;
}

/** Invites influencers to an open campaign, each separately: one who cannot be invited does not affect the others. */
export async function inviteToCampaign(
  context: Context,
  { user, device, id, influencerIds, message }: Asked,
): Promise<InvitationOutcome[]> {
  const campaign = await findOwnCampaign(context, { user, id });
  demand(mayInvite(user, campaign, await findFactsOf(context, user, campaign)));
  const ids = [...new Set(influencerIds)].filter((given) => /^\d{1,15}$/.test(given)).map((given) => rowId(given));
  const standings = await selectStandings(context.db, { campaignId: campaign.id, ids });
  const known = new Map(standings.map((standing) => [String(standing.id), standing]));
  const own = await findSamePerson(context, user.id, [...standings.map((standing) => standing.id)]);
  const sender = (await findName(context, user.id)) ?? '';
  const outcomes: InvitationOutcome[] = [];
  for (const influencerId of new Set(influencerIds)) {
    const standing = known.get(influencerId);
    const isOwn = standing !== undefined && own.has(standing.id);
    const reason =
      (isOwn ? 'RULE' : whyNotInvite(standing)) ??
      (await inviteOne(context, { user, campaign, influencerId, message, sender }));
    const told = reason ? { code: reason, reason: inLanguage(device.locale)(reasons[reason]) } : {};
    outcomes.push({ influencer_id: influencerId, result: reason === null, ...told });
  }
  return outcomes;
}

interface One {
  user: User;
  campaign: CampaignRow;
  influencerId: string;
  message: string;
  sender: string;
}

/** Sends the idempotent message first, then stores the invitation and notifies, once. */
async function inviteOne(
  context: Context,
  { user, campaign, influencerId, message, sender }: One,
): Promise<Reason | null> {
  const path = `/campaign-details/${campaign.id}`;
  const address = `${context.config.publicUrl}${path}`;
  try {
    await sendMessage(context, user, {
      senderId: String(user.id),
      receiverId: influencerId,
      description: wordInvitation({ words: message, title: campaign.title, address }),
      clientId: `invitation-${campaign.id}-${influencerId}`,
      campaign_id: String(campaign.id),
    });
  } catch (error) {
    if (error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'TOO_MANY')) return error.code;
    throw error;
  }
  return inTransaction(context, async (tx) => {
    const invitation = { campaignId: campaign.id, influencerId: rowId(influencerId), now: tx.now() };
    if (!(await insertInvitation(tx.db, invitation))) return 'CONFLICT';
    await notify(tx, {
      accountId: invitation.influencerId,
      type: 'application',
      title: say`${{ who: sender }} invites you: ${{ campaign: campaign.title }}`,
      description: 'See the campaign and apply if you like it.',
      link: path,
      senderId: user.id,
    });
    return null;
  });
}
