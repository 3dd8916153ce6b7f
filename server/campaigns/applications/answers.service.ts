import type { AnswerOutcome } from '../../../contract/campaigns/applications.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Device } from '../../kit/http/device.ts';
import { AppError, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { findOwnCampaign, lockPostedCampaign } from '../campaign-records/campaign-records.service.ts';
import { lockApplication, selectApplication } from './applications.queries.ts';
import { makeMove } from './moves.service.ts';

interface Answers {
  user: User;
  device: Device;
  campaignId: string;
  ids: readonly string[];
  status: 'shortlisted' | 'offered' | 'declined';
  note?: string | null | undefined;
  /** Rupees. */
  quote?: number | null | undefined;
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
    const now = error.code === 'NOT_FOUND' ? undefined : await selectApplication(context.db, rowId(id));
    const { code, reason } = error.toReply(answer.device.locale);
    return { id, result: false, status: now?.status ?? null, code, reason };
  }
}

async function makeAnswer(tx: Context, { campaign: { id: campaignId }, id, answer }: OneAnswer) {
  const found = await selectApplication(tx.db, rowId(id, 'This application'));
  if (found?.campaign_id !== campaignId) throw refuseNotFound('This application');
  const campaign = await lockPostedCampaign(tx, campaignId);
  const application = await lockApplication(tx.db, found.id);
  if (answer.status !== 'offered' || application.status !== 'applied') {
    return makeMove(tx, { campaign, application, input: answer });
  }
  // The table of moves has no way past the shortlist, so there are two moves, and only the offer is announced.
  const input = { user: answer.user, status: 'shortlisted' as const };
  const shortlisted = await makeMove(tx, { campaign, application, input, isNotified: true });
  return makeMove(tx, { campaign, application: shortlisted, input: answer });
}
