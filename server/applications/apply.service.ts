import type { ApplicationStatus } from '../../contract/applications.ts';
import { dateInIndia } from '../../contract/calendar.ts';
import { inRupees, toPaise } from '../../contract/money.ts';
import type { CampaignRow } from '../../database/schema/campaign.ts';
import { lockPostedCampaign } from '../campaigns/campaigns.access.service.ts';
import { whyClosed } from '../campaigns/campaigns.rules.ts';
import type { User } from '../kit/authenticate.ts';
import type { Context } from '../kit/context.ts';
import { refuse, refuseField, rowId } from '../kit/errors.ts';
import { inTransaction } from '../kit/transaction.ts';
import { findBlocked, findPeople } from '../people/people.service.ts';
import { insertApplication, insertEvents, selectLiveApplication } from './applications.queries.ts';
import { takenStatuses } from './applications.rules.ts';
import { tellApplication, tellPledge } from './notices.service.ts';
import { insertPledge, insertPledgeEvents, selectLivePledge, selectNeedFill } from './pledges.queries.ts';
import { openAmount } from './pledges.rules.ts';
import { presentApplications, presentPledges } from './present.service.ts';
import { showApplication } from './progress.service.ts';
import { findStandings } from './standing.service.ts';

interface PledgeInput {
  need_id: string;
  kind?: string | undefined;
  description: string;
  value: number;
}

export interface ApplyInput {
  campaign_id: string;
  message: string;
  quote?: number | null | undefined;
  ready_by?: string | null | undefined;
  pledge?: PledgeInput | undefined;
}

/** An application to a standard campaign, or a pledge towards a need of a joint one. */
export async function applyToCampaign(context: Context, { user, ...input }: ApplyInput & { user: User }) {
  const campaignId = rowId(input.campaign_id, 'This campaign');
  return inTransaction(context, async (tx) => {
    const campaign = await lockPostedCampaign(tx, campaignId);
    if (campaign.type === 'joint') return pledgeTowards(tx, { user, campaign, input });
    return apply(tx, { user, campaign, input });
  });
}

interface Attempt {
  user: User;
  campaign: CampaignRow;
  input: ApplyInput;
}

async function apply(tx: Context, { user, campaign, input }: Attempt) {
  if (user.role !== 'influencer') throw refuse('ROLE', 'Only influencers apply to this campaign.');
  if (input.pledge) throw refuseField('BAD_INPUT', 'pledge', 'Only joint campaigns take pledges.');
  const quote = quoteOf(campaign, input);
  if (input.message === '') throw refuseField('BAD_INPUT', 'message', 'This is needed.');
  const live = await selectLiveApplication(tx.db, campaign.id, user.id);
  if (live) {
    const isRunning = takenStatuses.some((status) => status === live.status);
    throw refuse('ALREADY_APPLIED', isRunning ? 'You are part of this campaign already.' : 'You applied already.');
  }
  const { taken } = await refuseClosed(tx, { user, campaign });
  if (campaign.slots !== null && taken >= campaign.slots) {
    throw refuse('CONFLICT', 'Every place in this campaign is taken.');
  }
  const now = tx.now();
  const row = await insertApplication(tx.db, {
    campaign_id: campaign.id,
    influencer_id: user.id,
    message: input.message,
    quote: quote === null ? null : toPaise(quote),
    ready_by: input.ready_by ?? null,
    created_at: now,
    updated_at: now,
  });
  const applied: ApplicationStatus = 'applied';
  await insertEvents(tx.db, [
    {
      application_id: row.id,
      from_status: null,
      to_status: applied,
      by_id: user.id,
      quote: row.quote,
      created_at: now,
    },
  ]);
  showApplication(tx, { campaign, application: row });
  await tellApplication(tx, { campaign, application: row, to: applied, byId: user.id, note: null });
  const [application] = await presentApplications(tx, { campaign, reader: user }, [row]);
  if (!application) throw refuse('RULE', 'Your profile cannot be shown yet, so you cannot apply.');
  return application;
}

/** The price asked for, in rupees; needed where the campaign pays money. */
function quoteOf(campaign: CampaignRow, { quote }: ApplyInput): number | null {
  const isPaid = campaign.compensation === 'paid' || campaign.compensation === 'mixed';
  if (isPaid && (quote == null || quote <= 0)) throw refuseField('BAD_INPUT', 'quote', 'Enter your price.');
  return quote ?? null;
}

async function pledgeTowards(tx: Context, { user, campaign, input }: Attempt) {
  const { pledge } = input;
  if (user.role === 'operator') throw refuse('ROLE', 'Operators do not take part in campaigns.');
  if (campaign.creator_id === user.id) throw refuse('RULE', 'This campaign is your own.');
  if (!pledge) throw refuseField('BAD_INPUT', 'pledge', 'Say what you bring to this joint campaign.');
  if (input.quote != null) throw refuseField('BAD_INPUT', 'quote', 'A joint campaign takes pledges, not prices.');
  const need = await selectNeedFill(tx.db, campaign.id, rowId(pledge.need_id, 'This need'));
  if (!need) throw refuseField('BAD_INPUT', 'pledge.need_id', 'This campaign has no such need.');
  if (pledge.kind !== undefined && pledge.kind !== need.kind) {
    throw refuseField('BAD_INPUT', 'pledge.kind', `This need is of the kind ${need.kind}.`);
  }
  if (await selectLivePledge(tx.db, need.id, user.id)) {
    throw refuse('ALREADY_APPLIED', 'You pledged towards this need already.');
  }
  await refuseClosed(tx, { user, campaign });
  const open = openAmount(need);
  if (open === 0) throw refuse('CONFLICT', 'This need is full.');
  if (open !== null && toPaise(pledge.value) > open) {
    const reason = `Only ${inRupees(open)} is still open.`;
    throw refuse('RULE', reason, { fields: { 'pledge.value': reason } });
  }
  const now = tx.now();
  const row = await insertPledge(tx.db, {
    campaign_id: campaign.id,
    need_id: need.id,
    account_id: user.id,
    kind: need.kind,
    description: pledge.description,
    message: input.message,
    value: toPaise(pledge.value),
    created_at: now,
    updated_at: now,
  });
  await insertPledgeEvents(tx.db, [
    { pledge_id: row.id, from_status: null, to_status: 'pledged', by_id: user.id, created_at: now },
  ]);
  await tellPledge(tx, { campaign, pledge: row, to: 'pledged', byId: user.id, note: null });
  const [view] = await presentPledges(tx, [row]);
  if (!view) throw refuse('INTERNAL', 'The pledge could not be shown.');
  return view;
}

/** Refuses while the campaign takes nobody, or takes not this person; returns how it stands. */
async function refuseClosed(tx: Context, { user, campaign }: { user: User; campaign: CampaignRow }) {
  const standing = (await findStandings(tx, [campaign.id])).get(campaign.id);
  const finished = standing?.finished(campaign.compensation === 'paid' || campaign.compensation === 'mixed') ?? 0;
  const closed = whyClosed({ ...campaign, finished }, dateInIndia(tx.now()));
  if (closed) throw refuse(closed.code, closed.reason);
  const creator = (await findPeople(tx, [campaign.creator_id])).get(campaign.creator_id);
  const blocked = await findBlocked(tx, user.id, [campaign.creator_id]);
  if (blocked.size > 0 || !creator) throw refuse('BLOCKED', 'You cannot take part in this campaign.');
  return { taken: standing?.taken ?? 0 };
}
