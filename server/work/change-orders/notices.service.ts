import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { type LocalizedMessage, msg, verbatim } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import type { Answer } from './change-orders.rules.ts';

interface ChangeOrderFacts extends Agreed {
  /** Proposer or answering party. */
  byId: number;
  /** Name in the agreement. */
  byName: string;
  what: 'proposed' | Answer;
  note: string;
  version: number;
}

const titles: Record<ChangeOrderFacts['what'], (campaign: string) => LocalizedMessage> = {
  proposed: (campaign) => msg`Change order to answer: ${{ campaign }}`,
  accepted: (campaign) => msg`Change order accepted: ${{ campaign }}`,
  declined: (campaign) => msg`Change order declined: ${{ campaign }}`,
  withdrawn: (campaign) => msg`Change order withdrawn: ${{ campaign }}`,
};

function describe({ what, byName: who, note, version }: ChangeOrderFacts): LocalizedMessage {
  if (what === 'proposed') return msg`${{ who }} proposed new terms. “${{ note }}”`;
  if (what === 'accepted') return msg`${{ who }} accepted. Version ${{ version }} of the agreement now applies.`;
  if (what === 'declined') return msg`${{ who }} declined. The agreement is unchanged.`;
  return msg`${{ who }} withdrew it.`;
}

function proposedDetails({ byName: who, note, campaign }: ChangeOrderFacts): EmailDetails {
  return {
    ...{ lead: msg`${{ who }} proposed new terms.`, quote: verbatim(note) },
    facts: [{ label: msg`Campaign`, value: verbatim(campaign.title) }],
    button: msg`Read the new terms`,
  };
}

/** Notifies the other party of an agreement about a change order. */
export async function notifyChangeOrder(tx: Context, facts: ChangeOrderFacts): Promise<void> {
  const { campaign, application, byId, what } = facts;
  const isByCreator = byId === campaign.creator_id;
  await notify(tx, {
    accountId: isByCreator ? application.influencer_id : campaign.creator_id,
    type: 'agreement',
    title: titles[what](campaign.title),
    description: describe(facts),
    ...(what === 'proposed' ? { email: proposedDetails(facts) } : {}),
    link: `/campaign-details/${campaign.id}${isByCreator ? '' : `?tab=applied&user=${application.id}`}`,
    senderId: byId,
  });
}
