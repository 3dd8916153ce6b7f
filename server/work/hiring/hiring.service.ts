import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Pledge } from '../../../contract/campaigns/pledges.ts';
import { type Agreed, findAgreed, lockAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import { listApplicants as listRecords } from '../../campaigns/applications/applicants.service.ts';
import { demandMove, moveApplication as moveRecord } from '../../campaigns/applications/moves.service.ts';
import { type ApplyInput, applyToCampaign as apply } from '../../campaigns/applying/apply.service.ts';
import { lockPostedCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { MoveInput } from '../../campaigns/moves/move-input.ts';
import { findLiveOffer } from '../../campaigns/offer-records/offer-records.service.ts';
import { movePledge } from '../../campaigns/pledges/moves.service.ts';
import { presentPledge } from '../../campaigns/pledges/present.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Device } from '../../kit/http/device.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { addTerms, presentApplications } from '../agreements/present.service.ts';
import { moveBySplit } from '../cancelling/cancelling.service.ts';
import { settleOverdue } from '../cancelling/silence.service.ts';
import { returnContribution } from '../escrow/pool-holding.service.ts';
import { settleOffer } from '../offers/answer.service.ts';
import { putOffer, standingPrice } from '../offers/make.service.ts';

/** An application to a standard campaign, which has no agreement yet, or a pledge towards a need of a joint one. */
export async function applyToCampaign(context: Context, input: ApplyInput & { user: User }) {
  const came = await apply(context, input);
  return 'need_id' in came ? came : { ...came, terms: null };
}

/** Everybody who came to a campaign of one's own: applications with their agreements, or pledges to a joint one. */
export async function listApplicants(context: Context, input: Parameters<typeof listRecords>[1]) {
  const { data, ...page } = await listRecords(context, input);
  const records = data.filter((one) => 'ready_by' in one);
  const pledges = data.filter((one) => 'need_id' in one);
  return { ...page, data: [...(await addTerms(context, records)), ...pledges] };
}

/** Moves an application, or the pledge that has this id, for one of its two sides, with all that follows from it. */
export async function moveApplication(context: Context, input: Moving): Promise<Application | Pledge> {
  // An answer that comes too late finds the agreement ended.
  await settleOverdue(context, rowId(input.id, 'This application'));
  return inTransaction(context, async (tx) => {
    const agreed =
      (await moveByOffer(tx, input)) ?? (await moveByCancelling(tx, input)) ?? (await moveRecord(tx, input));
    if (!agreed) return moveOnPledge(tx, input);
    const [view] = await presentApplications(tx, { campaign: agreed.campaign, reader: input.user }, [
      agreed.application,
    ]);
    if (!view) throw refuseNotFound('This application');
    return view;
  });
}

type Moving = MoveInput & { device: Device };

/** Moves that make or accept an offer; undefined for all others, and where no application has this id. */
async function moveByOffer(tx: Context, input: Moving): Promise<Agreed | undefined> {
  if (input.status !== 'offered' && input.status !== 'accepted') return undefined;
  const id = rowId(input.id, 'This application');
  const found = (await findAgreed(tx, [id])).get(id);
  if (!found) return undefined;
  await lockPostedCampaign(tx, found.campaign.id);
  const agreed = await lockAgreed(tx, found.application);
  if (!isNewPrice(agreed, input)) await demandMove(tx, { ...agreed, input });
  const { application } = await (input.status === 'offered' ? offer(tx, agreed, input) : accept(tx, agreed, input));
  return { ...agreed, application };
}

/** Cancels funded work by a split, or lets it go on; undefined for all other moves, and where no application has this id. */
async function moveByCancelling(tx: Context, input: Moving): Promise<Agreed | undefined> {
  if (input.status !== 'cancelled' && input.status !== 'in_progress') return undefined;
  const id = rowId(input.id, 'This application');
  const found = (await findAgreed(tx, [id])).get(id);
  if (!found) return undefined;
  await lockPostedCampaign(tx, found.campaign.id);
  const agreed = await lockAgreed(tx, found.application);
  const application = await moveBySplit(tx, agreed, input);
  if (!application && input.keep) {
    // Whether it may be cancelled at all comes before what is kept.
    await demandMove(tx, { ...agreed, input });
    throw refuseField('BAD_INPUT', 'keep', 'No money is held for this work, so there’s nothing to split.');
  }
  return application && { ...agreed, application };
}

/** Whether the owner of the live offer replaces it by one of another price. */
function isNewPrice({ campaign, application }: Agreed, { user, status, quote }: Moving): boolean {
  return status === 'offered' && quote != null && application.status === 'offered' && user.id === campaign.creator_id;
}

async function offer(tx: Context, agreed: Agreed, { user, note, confirm, quote }: Moving) {
  return putOffer(tx, agreed, { user, note, confirm, amount: quote ?? standingPrice(agreed) });
}

async function accept(tx: Context, agreed: Agreed, { user, device, note, confirm, terms_hash: readHash }: Moving) {
  const live = await findLiveOffer(tx, agreed.application.id);
  if (!live) throw refuse('CONFLICT', 'This offer isn’t open any more.');
  return settleOffer(tx, { ...agreed, offer: live }, { user, device, note, confirm, readHash, status: 'accepted' });
}

async function moveOnPledge(tx: Context, input: MoveInput): Promise<Pledge> {
  const moved = await movePledge(tx, input);
  if (moved.pledge.status === 'withdrawn') await returnContribution(tx, moved);
  return presentPledge(tx, { campaign: moved.campaign, reader: input.user }, moved.pledge);
}
