import type { AnswerOutcome } from '../../../contract/campaigns/applications.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { findAgreed, lockAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import { demandMove, makeMove } from '../../campaigns/applications/moves.service.ts';
import { findOwnCampaign, lockPostedCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Device } from '../../kit/http/device.ts';
import { AppError, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { putOffer, standingPrice } from '../offers/make.service.ts';

interface Answers {
  user: User;
  device: Device;
  campaignId: string;
  ids: readonly string[];
  status: 'shortlisted' | 'offered' | 'declined';
  note?: string | null | undefined;
  /** Rupees. */
  quote?: number | null | undefined;
  /** Makes offers above the budget. */
  confirm?: boolean | undefined;
}

/** Answers applications one after the other, each in its own transaction: a refused one does not affect the others. */
export async function answerApplicants(
  context: Context,
  { campaignId, ids, ...answer }: Answers,
): Promise<AnswerOutcome[]> {
  const campaign = await findOwnCampaign(context, { user: answer.user, id: campaignId });
  const chosen = [...new Set(ids)];
  if (answer.quote != null && chosen.length > 1) {
    throw refuseField('BAD_INPUT', 'quote', 'You can offer your own price to one person at a time.');
  }
  const outcomes: AnswerOutcome[] = [];
  for (const id of chosen) outcomes.push(await answerOne(context, { campaign, id, answer }));
  return outcomes;
}

interface OneAnswer {
  campaign: CampaignRow;
  id: string;
  answer: Omit<Answers, 'campaignId' | 'ids'>;
}

async function answerOne(context: Context, { campaign, id, answer }: OneAnswer): Promise<AnswerOutcome> {
  try {
    const { status } = await inTransaction(context, (tx) => makeAnswer(tx, { campaign, id, answer }));
    return { id, result: true, status };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const now = error.code === 'NOT_FOUND' ? undefined : await findOne(context, id);
    const { code, reason } = error.toReply(answer.device.locale);
    return { id, result: false, status: now?.status ?? null, code, reason };
  }
}

async function findOne(context: Context, id: string) {
  const wanted = rowId(id, 'This application');
  return (await findAgreed(context, [wanted])).get(wanted)?.application;
}

async function makeAnswer(tx: Context, { campaign: { id: campaignId }, id, answer }: OneAnswer) {
  const found = await findOne(tx, id);
  if (found?.campaign_id !== campaignId) throw refuseNotFound('This application');
  await lockPostedCampaign(tx, campaignId);
  const agreed = await lockAgreed(tx, found);
  if (answer.status !== 'offered') return makeMove(tx, { ...agreed, input: answer });
  await demandMove(tx, { ...agreed, input: answer });
  const { user, note, confirm } = answer;
  const amount = answer.quote ?? standingPrice(agreed);
  return (await putOffer(tx, agreed, { user, amount, note, confirm })).application;
}
