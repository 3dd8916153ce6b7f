import { randomBytes } from 'node:crypto';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { ApplicationRow, CampaignRow } from '../../../database/schema.ts';
import { keepFiles } from '../../accounts/files/store.service.ts';
import { listAgreements } from '../../campaigns/applications/agreement-access.service.ts';
import { findVisibleCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { isSide } from '../../campaigns/pledges/pledges.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { drawPicture, type UploadedPicture, wholeWithin } from '../../kit/storage/pictures.ts';
import { mayUpload } from './deliverables.policy.ts';
import { presentDeliverables } from './present.service.ts';
import { readWork } from './work.service.ts';

/** Pixels of uploaded work. */
const longestSide = 2_048;

interface Asked {
  user: User;
  id: string;
}

/** Role of a person in the work of a campaign: `side` is an accepted pledger of a joint one. */
interface Part {
  as: 'creator' | 'influencer' | 'side';
  campaign: CampaignRow;
  /** Agreements in force whose work this person may see. */
  agreed: ApplicationRow[];
  /** Cancelled ones of which this person was a side: both keep reading what was there. */
  cancelled: ApplicationRow[];
}

/** Role of a present or former participant in the work of a campaign; not found for anybody else. */
export async function findPart(context: Context, { user, id }: Asked): Promise<Part> {
  const campaign = await findVisibleCampaign(context, { user, id });
  const { inForce: all, cancelled: ended } = await listAgreements(context, campaign.id);
  if (campaign.creator_id === user.id) return { as: 'creator', campaign, agreed: all, cancelled: ended };
  const ofUser = (rows: ApplicationRow[]) => rows.filter(({ influencer_id }) => influencer_id === user.id);
  const [agreed, cancelled] = [ofUser(all), ofUser(ended)];
  // Every accepted participant of a joint campaign sees all of its work.
  if (agreed.length === 0 && (await isSide(context, campaign.id, user.id))) {
    return { as: 'side', campaign, agreed: all, cancelled };
  }
  if (agreed.length + cancelled.length === 0) throw refuseNotFound('This campaign');
  return { as: 'influencer', campaign, agreed, cancelled };
}

/** The work of a campaign, agreement by agreement: of those in force, or of the one asked for, even if it was cancelled. */
export async function listDeliverables(
  context: Context,
  { applicationId, ...asked }: Asked & { applicationId: string | undefined },
): Promise<Deliverable[]> {
  const { agreed, cancelled, campaign } = await findPart(context, asked);
  const wanted =
    applicationId === undefined ? agreed : [...agreed, ...cancelled].filter(({ id }) => String(id) === applicationId);
  const reading = { campaign, applications: wanted, reader: asked.user };
  return presentDeliverables(context, reading, await readWork(context, wanted));
}

/** Stores a picture of unpublished work, re-encoded without metadata. */
export async function keepFile(context: Context, { file, ...asked }: Asked & { file: UploadedPicture }) {
  const part = await findPart(context, asked);
  const [agreed] = part.agreed;
  demand(mayUpload(part.as === 'influencer' ? 'applicant' : 'creator', agreed?.status));
  const [{ webp: bytes }] = await drawPicture(file, [wholeWithin(longestSide)]);
  const key = `private/deliverable/${randomBytes(16).toString('hex')}.webp`;
  const files = [{ key, purpose: 'deliverable', contentType: 'image/webp', bytes } as const];
  return keepFiles(context, { ownerId: asked.user.id, files }, async (_tx, [id]) => ({ file: String(id) }));
}
