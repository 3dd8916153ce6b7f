import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { asIs, type Said, say } from '../../kit/i18n/messages.ts';
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

const titles: Record<ChangeOrderFacts['what'], (campaign: string) => Said> = {
  proposed: (campaign) => say`Change order to answer: ${{ campaign }}`,
  accepted: (campaign) => say`Change order accepted: ${{ campaign }}`,
  declined: (campaign) => say`Change order declined: ${{ campaign }}`,
  withdrawn: (campaign) => say`Change order withdrawn: ${{ campaign }}`,
};

function describe({ what, byName: who, note, version }: ChangeOrderFacts): Said {
  if (what === 'proposed') return say`${{ who }} proposed new terms. “${{ note }}”`;
  if (what === 'accepted') return say`${{ who }} accepted. Version ${{ version }} of the agreement now applies.`;
  if (what === 'declined') return say`${{ who }} declined. The agreement is unchanged.`;
  return say`${{ who }} withdrew it.`;
}

function proposedDetails({ byName: who, note, campaign }: ChangeOrderFacts): EmailDetails {
  return {
    ...{ lead: say`${{ who }} proposed new terms.`, quote: asIs(note) },
    facts: [{ label: say`Campaign`, value: asIs(campaign.title) }],
    button: say`Read the new terms`,
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
