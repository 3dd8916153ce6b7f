import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { presentApplications } from '../applications/present.service.ts';
import { addApplication } from '../applications/progress.service.ts';
import { lockVisibleCampaign } from '../campaign-records/campaign-records.service.ts';
import { findFactsOf } from '../campaigns/campaign-facts.service.ts';
import { mayApply } from '../campaigns/campaigns.policy.ts';
import { noteOpened } from '../viewers/noting.service.ts';
import { type PledgeInput, pledgeTowards } from './pledging.service.ts';

export interface ApplyInput {
  campaign_id: string;
  message: string;
  quote?: number | null | undefined;
  ready_by?: string | null | undefined;
  pledge?: PledgeInput | undefined;
}

/** Applies to a standard campaign, or pledges towards a need of a joint one. */
export async function applyToCampaign(context: Context, { user, ...input }: ApplyInput & { user: User }) {
  const made = await inTransaction(context, async (tx) => {
    const campaign = await lockVisibleCampaign(tx, { user, id: input.campaign_id });
    if (campaign.type === 'joint') return pledgeTowards(tx, { user, campaign, input });
    return apply(tx, { user, campaign, input });
  });
  // A program may apply without reading the campaign by itself.
  noteOpened(context, user, Number(input.campaign_id));
  return made;
}

interface Attempt {
  user: User;
  campaign: CampaignRow;
  input: ApplyInput;
}

async function apply(tx: Context, { user, campaign, input }: Attempt) {
  demand(mayApply(user, campaign, await findFactsOf(tx, user, campaign)));
  if (input.pledge) throw refuseField('BAD_INPUT', 'pledge', 'Only joint campaigns take pledges.');
  const quote = quoteOf(campaign, input);
  if (input.message === '') throw refuseField('BAD_INPUT', 'message', 'This field is required.');
  const row = await addApplication(tx, {
    campaign,
    application: {
      influencer_id: user.id,
      message: input.message,
      quote: quote === null ? null : toPaise(quote),
      ready_by: input.ready_by ?? null,
    },
  });
  const [application] = await presentApplications(tx, { campaign, reader: user }, [row]);
  if (!application) throw refuse('RULE', 'Your profile isn’t visible yet, so you can’t apply.');
  return application;
}

/** Requested price in rupees: required where the campaign pays money, none where it does not. */
function quoteOf(campaign: CampaignRow, { quote }: ApplyInput): number | null {
  if (!offersMoney(campaign)) return null;
  if (quote == null || quote <= 0) throw refuseField('BAD_INPUT', 'quote', 'Enter your price.');
  return quote;
}
