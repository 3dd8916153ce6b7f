import { randomBytes } from 'node:crypto';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { ApplicationRow, CampaignRow } from '../../../database/schema.ts';
import { keepFiles } from '../../accounts/files/store.service.ts';
import { listAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import { findVisibleCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { isSide } from '../../campaigns/pledges/pledges.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { drawPicture, type UploadedPicture, wholeWithin } from '../../kit/storage/pictures.ts';
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
  /** Agreements whose work this person may see. */
  agreed: ApplicationRow[];
}

/** Role of a participant in the work of a campaign; not found for anybody else. */
export async function findPart(context: Context, { user, id }: Asked): Promise<Part> {
  const campaign = await findVisibleCampaign(context, { user, id });
  const all = await listAgreed(context, campaign.id);
  if (campaign.creator_id === user.id) return { as: 'creator', campaign, agreed: all };
  const agreed = all.filter(({ influencer_id }) => influencer_id === user.id);
  if (agreed.length > 0) return { as: 'influencer', campaign, agreed };
  // Every accepted participant of a joint campaign sees all of its work.
  if (!(await isSide(context, campaign.id, user.id))) throw refuseNotFound('This campaign');
  return { as: 'side', campaign, agreed: all };
}

/** The work of a campaign, agreement by agreement. */
export async function listDeliverables(
  context: Context,
  { applicationId, ...asked }: Asked & { applicationId: string | undefined },
): Promise<Deliverable[]> {
  const { agreed, campaign } = await findPart(context, asked);
  const wanted = agreed.filter(({ id }) => applicationId === undefined || String(id) === applicationId);
  const reading = { campaign, applications: wanted, reader: asked.user };
  return presentDeliverables(context, reading, await readWork(context, wanted));
}

/** Stores a picture of unpublished work, re-encoded without metadata. */
export async function keepFile(context: Context, { file, ...asked }: Asked & { file: UploadedPicture }) {
  const part = await findPart(context, asked);
  if (part.as !== 'influencer') throw refuse('ROLE', 'Only the influencer can submit the work.');
  const [{ webp: bytes }] = await drawPicture(file, [wholeWithin(longestSide)]);
  const key = `private/deliverable/${randomBytes(16).toString('hex')}.webp`;
  const files = [{ key, purpose: 'deliverable', contentType: 'image/webp', bytes } as const];
  return keepFiles(context, { ownerId: asked.user.id, files }, async (_tx, [id]) => ({ file: String(id) }));
}
