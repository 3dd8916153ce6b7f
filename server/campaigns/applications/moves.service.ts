import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { ApplicationRow, CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { findOwnCampaign, lockPostedCampaign } from '../campaign-records/campaign-records.service.ts';
import type { MoveInput } from '../moves/move-input.ts';
import { findPledge } from '../pledges/pledges.service.ts';
import type { Agreed } from './agreement-access.service.ts';
import { mayAnswer, sideOf } from './applications.policy.ts';
import { lockApplication, selectApplication } from './applications.queries.ts';
import { needsReason } from './applications.rules.ts';
import { findFacts } from './facts.service.ts';
import { recordMove } from './progress.service.ts';

/** Refuses everybody except the creator and the applicant or pledger, as not found. */
export async function demandSide(context: Context, { user, id }: { user: User; id: string }): Promise<void> {
  const wanted = rowId(id, 'This application');
  const application = await selectApplication(context.db, wanted);
  const pledge = application ? undefined : await findPledge(context, wanted);
  const ownerId = application?.influencer_id ?? pledge?.account_id;
  const campaignId = application?.campaign_id ?? pledge?.campaign_id;
  if (campaignId === undefined) throw refuseNotFound('This application');
  if (ownerId !== user.id) await findOwnCampaign(context, { user, id: String(campaignId) }, 'This application');
}

/** Moves an application for one of its two parties; undefined if no application has this id. */
export async function moveApplication(tx: Context, input: MoveInput): Promise<Agreed | undefined> {
  const found = await selectApplication(tx.db, rowId(input.id, 'This application'));
  if (!found) return undefined;
  // Locks the campaign first and the application second, like everywhere, so that two moves cannot deadlock.
  const campaign = await lockPostedCampaign(tx, found.campaign_id);
  const application = await lockApplication(tx.db, found.id);
  return { campaign, application: await makeMove(tx, { campaign, application, input }) };
}

interface WantedMove {
  campaign: CampaignRow;
  application: ApplicationRow;
  input: Omit<MoveInput, 'id'>;
}

/** Makes one move of a locked application that is no offer; refuses what is not allowed. */
export async function makeMove(tx: Context, { campaign, application, input }: WantedMove): Promise<ApplicationRow> {
  await demandMove(tx, { campaign, application, input });
  const to = input.status as ApplicationStatus;
  return recordMove(tx, { campaign, application, to, byId: input.user.id, note: input.note });
}

/** Refuses an answer to a locked application that its policy does not allow, or that is incomplete. */
export async function demandMove(tx: Context, { campaign, application, input }: WantedMove): Promise<void> {
  const to = input.status as ApplicationStatus;
  const factsOf = await findFacts(tx, campaign, [application]);
  demand(mayAnswer(sideOf(input.user.id, campaign, application), to, factsOf(application)), 'This application');
  refuseIncomplete(to, input);
}

function refuseIncomplete(to: ApplicationStatus, input: Omit<MoveInput, 'id'>): void {
  if (needsReason(to) && !input.note) throw refuseField('BAD_INPUT', 'note', 'Tell the other side why.');
  if (input.quote != null && to !== 'offered') {
    throw refuseField('BAD_INPUT', 'quote', 'Only an offer has a price.');
  }
}
