import { takenStatuses } from '../../../contract/campaigns/application-standing.ts';
import type { ApplicationRow, CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { findEvenDeleted, lockCampaignOf, readCampaignOf } from '../campaign-records/campaign-records.service.ts';
import {
  lockApplication,
  selectApplication,
  selectApplications,
  selectApplicationsOf,
} from './applications.queries.ts';

const what = 'This application';

interface Asked {
  user: User;
  /** Id as in the request. */
  applicationId: string;
}

/**
 * An application for its creator or applicant, even of a deleted campaign, since both keep access to the documents. Not
 * found for anybody else.
 */
export async function findSide(
  context: Context,
  { user, applicationId }: Asked,
): Promise<{ application: ApplicationRow; side: 'creator' | 'applicant' }> {
  const application = await selectApplication(context.db, rowId(applicationId, what));
  if (!application) throw refuseNotFound(what);
  if (application.influencer_id === user.id) return { application, side: 'applicant' };
  const { creator_id: creatorId } = await readCampaignOf(context, application);
  if (creatorId !== user.id) throw refuseNotFound(what);
  return { application, side: 'creator' };
}

/** An application referenced by something else; throws not found. */
export async function findApplication(context: Context, id: number): Promise<ApplicationRow> {
  const application = await selectApplication(context.db, id);
  if (!application) throw refuseNotFound(what);
  return application;
}

/** An application for the campaign's creator; not found for anybody else, including the applicant. */
export async function findForCreator(context: Context, asked: Asked): Promise<ApplicationRow> {
  const { application, side } = await findSide(context, asked);
  if (side !== 'creator') throw refuseNotFound(what);
  return application;
}

export interface Agreed {
  campaign: CampaignRow;
  application: ApplicationRow;
}

/** Applications with their campaigns, including deleted ones, by application id. */
export async function findAgreed(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, Agreed>> {
  const applications = await selectApplications(context.db, ids);
  const campaigns = await findEvenDeleted(context, [...new Set(applications.map(({ campaign_id }) => campaign_id))]);
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  return new Map(
    applications.flatMap((application) => {
      const campaign = byId.get(application.campaign_id);
      return campaign ? [[application.id, { campaign, application }]] : [];
    }),
  );
}

/** Locks an application until the transaction ends: the campaign first, like every move. */
export async function lockAgreed(tx: Context, { id, campaign_id }: Pick<ApplicationRow, 'id' | 'campaign_id'>) {
  const campaign = await lockCampaignOf(tx, { campaign_id });
  const application = await lockApplication(tx.db, id);
  return { campaign, application } satisfies Agreed;
}

/** Locks an application by its id. */
export async function lockAgreedById(tx: Context, applicationId: number): Promise<Agreed> {
  return lockAgreed(tx, await findApplication(tx, applicationId));
}

/** Applications of a campaign with an offer that waits for the applicant's answer. */
export async function listOffered(context: Context, campaignId: number): Promise<ApplicationRow[]> {
  return selectApplicationsOf(context.db, campaignId, ['offered']);
}

/** Applications of a campaign with an agreement that was not cancelled. */
export async function listAgreed(context: Context, campaignId: number): Promise<ApplicationRow[]> {
  return selectApplicationsOf(context.db, campaignId, takenStatuses);
}

/** The same, and apart those whose agreement was cancelled. */
export async function listAgreements(context: Context, campaignId: number) {
  const rows = await selectApplicationsOf(context.db, campaignId, [...takenStatuses, 'cancelled']);
  const isCancelled = ({ status }: ApplicationRow) => status === 'cancelled';
  return { inForce: rows.filter((row) => !isCancelled(row)), cancelled: rows.filter(isCancelled) };
}
