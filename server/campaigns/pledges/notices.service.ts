import type { PledgeStatus } from '../../../contract/campaigns/pledges.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { findName } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { pledgeNotice } from './notices.rules.ts';

interface Happened {
  campaign: Pick<CampaignRow, 'id' | 'title' | 'creator_id'>;
  /** Value in paise. */
  pledge: { account_id: number; value: number };
  to: PledgeStatus;
  byId: number;
  note: string | null;
}

/** Notifies the other party of a pledge about a move. */
export async function notifyPledge(tx: Context, { campaign, pledge, to, byId, note }: Happened): Promise<void> {
  const by = await findName(tx, byId);
  const notice = pledgeNotice(to, { campaign: campaign.title, by, note, amount: inRupees(pledge.value) });
  const accountId = byId === campaign.creator_id ? pledge.account_id : campaign.creator_id;
  await notify(tx, { accountId, type: 'pledge', ...notice, link: `/campaign-details/${campaign.id}`, senderId: byId });
}
