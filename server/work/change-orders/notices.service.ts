import { inRupees } from '../../../contract/kit/money.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { type LocalizedMessage, msg, verbatim } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';

/** `funding`: accepted, and its increase waits for the owner's payment. */
type Told = 'proposed' | 'accepted' | 'declined' | 'withdrawn' | 'funding';

interface ChangeOrderFacts extends Agreed {
  /** Proposer or answering party. */
  byId: number;
  /** Name in the agreement. */
  byName: string;
  what: Told;
  note: string;
  version: number;
  /** Paise that an acceptance adds to what is held, or refunds. */
  added?: number | null;
}

const titles: Record<Told, (campaign: string) => LocalizedMessage> = {
  proposed: (campaign) => msg`Change order to answer: ${{ campaign }}`,
  accepted: (campaign) => msg`Change order accepted: ${{ campaign }}`,
  declined: (campaign) => msg`Change order declined: ${{ campaign }}`,
  withdrawn: (campaign) => msg`Change order withdrawn: ${{ campaign }}`,
  funding: (campaign) => msg`Change order accepted: ${{ campaign }}`,
};

function describe({ what, byName: who, note, version, added }: ChangeOrderFacts): LocalizedMessage {
  if (what === 'proposed') return msg`${{ who }} proposed new terms. “${{ note }}”`;
  if (what === 'accepted') return msg`${{ who }} accepted. Version ${{ version }} of the agreement now applies.`;
  if (what === 'declined') return msg`${{ who }} declined. The agreement is unchanged.`;
  if (what === 'withdrawn') return msg`${{ who }} withdrew it.`;
  return msg`${{ who }} accepted. It takes effect once ${{ money: inRupees(added ?? 0) }} more is funded.`;
}

function proposedDetails({ byName: who, note, campaign }: ChangeOrderFacts): EmailDetails {
  return {
    lead: msg`${{ who }} proposed new terms.`,
    quote: verbatim(note),
    facts: [{ label: msg`Campaign`, value: verbatim(campaign.title) }],
    button: msg`Read the new terms`,
  };
}

function linksOf({ campaign, application }: Agreed) {
  const page = `/campaign-details/${campaign.id}`;
  return { owner: `${page}?tab=applied&user=${application.id}`, influencer: page };
}

/** Notifies the other party of an agreement about a change order; the owner also of an increase to fund that they accepted themselves. */
export async function notifyChangeOrder(tx: Context, facts: ChangeOrderFacts): Promise<void> {
  const { campaign, application, byId, what } = facts;
  const isByCreator = byId === campaign.creator_id;
  const links = linksOf(facts);
  await notify(tx, {
    accountId: isByCreator ? application.influencer_id : campaign.creator_id,
    type: 'agreement',
    title: titles[what](campaign.title),
    description: describe(facts),
    ...(what === 'proposed' ? { email: proposedDetails(facts) } : {}),
    link: isByCreator ? links.influencer : links.owner,
    senderId: byId,
  });
}

interface Effect {
  /** Its increase was paid and it applies, or it ended unpaid. */
  what: 'effective' | 'expired';
  /** Paise of the increase. */
  amount: number;
  /** Version of the agreement that applies now. */
  version: number;
}

/** Notifies both parties of what became of an accepted increase. */
export async function notifyEffect(tx: Context, agreed: Agreed, { what, amount, version }: Effect): Promise<void> {
  const { campaign, application } = agreed;
  const links = linksOf(agreed);
  const money = inRupees(amount);
  const text =
    what === 'effective'
      ? {
          title: msg`Change order in force: ${{ campaign: campaign.title }}`,
          description: msg`${{ money }} more is funded. Version ${{ version }} of the agreement now applies.`,
        }
      : {
          title: msg`Change order ended: ${{ campaign: campaign.title }}`,
          description: msg`${{ money }} wasn’t funded in time, so the agreement stays as it was.`,
        };
  const [owner, influencer] = [campaign.creator_id, application.influencer_id];
  await notify(tx, { ...text, accountId: owner, type: 'agreement', link: links.owner, senderId: influencer });
  await notify(tx, { ...text, accountId: influencer, type: 'agreement', link: links.influencer, senderId: owner });
}
