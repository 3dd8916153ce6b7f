import type { PoolProposal, PoolTerms } from '../../../contract/hub/pools.ts';
import { afterWorkingDays } from '../../../contract/kit/working-days.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { lockPostedCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { applyPoolTerms } from '../../campaigns/campaigns/consented-change.service.ts';
import { refuseNeedChange } from '../../campaigns/campaigns/needs.service.ts';
import { isLockedAt } from '../../campaigns/pledges/pledges.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { type Answer, demand, no } from '../../kit/http/policy.ts';
import { inSeries, type LocalizedMessage, msg, verbatim } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { cannotReachTwoThirds, haveTwoThirds } from './consent.rules.ts';
import { listPayers } from './payers.service.ts';
import { isLate, proposalPolicy } from './pools.policy.ts';
import { presentProposals } from './proposals.present.service.ts';
import {
  insertProposal,
  insertProposalVote,
  lockProposal,
  type ProposalRow,
  selectProposal,
  selectProposals,
  selectProposalVotes,
  selectUnsettled,
  updateProposal,
} from './proposals.queries.ts';
import { demandReader, demandReaderOf } from './readers.service.ts';
import { refuseWhileWaiting, returnPayer } from './returning.service.ts';
import { notifyPayers, pageOf } from './spending-notices.service.ts';

const what = 'This proposal';
/** Working days in which a payer may still refuse what two thirds have applied; the same as for objecting to a draw. */
const answerDays = 3;

interface Proposed {
  campaign: CampaignRow;
  user: User;
  before: PoolTerms;
  change: PoolTerms;
}

/** Proposes changed terms to the payers of a pool; the caller has locked the campaign. Returns the proposal's id. */
export async function proposeTerms(tx: Context, { campaign, user, before, change }: Proposed): Promise<string> {
  const now = tx.now();
  demand(await areTermsSettled(tx, campaign.id));
  await refuseWhileWaiting(tx, campaign.id);
  if (change.start_date !== undefined && isLockedAt(now, campaign)) {
    throw refuse('CONFLICT', 'The campaign has started, so you can’t change its start date.');
  }
  if (change.needs) await refuseNeedChange(tx, campaign.id, change.needs);
  const row = await insertProposal(tx.db, {
    campaign_id: campaign.id,
    by_id: user.id,
    before: JSON.stringify(before),
    change: JSON.stringify(change),
    answer_by: afterWorkingDays(now, answerDays),
    created_at: now,
  });
  await notifyPayers(tx, campaign, {
    byId: user.id,
    title: msg`New terms need your answer: ${{ campaign: campaign.title }}`,
    description: msg`${{ terms: wordTerms(change) }} would change. Two thirds of the money paid in must agree. If you refuse, you get your unspent part back.`,
  });
  return String(row.id);
}

const termWords: Record<keyof PoolTerms, LocalizedMessage> = {
  application_deadline: msg`last day to pledge`,
  start_date: msg`start`,
  end_date: msg`end`,
  needs: msg`budget needs`,
  pool_minimum: msg`minimum amount`,
};

function wordTerms(change: PoolTerms) {
  return inSeries(Object.keys(change).map((field) => termWords[field as keyof PoolTerms] ?? verbatim(field)));
}

/** Whether all payers have answered proposed terms: those who may leave with their share decide first. */
export async function areTermsSettled(tx: Context, campaignId: number): Promise<Answer> {
  const unsettled = await selectUnsettled(tx.db, campaignId, tx.now());
  if (unsettled.some(({ status }) => status === 'open')) {
    return no('CONFLICT', 'The payers are deciding on new terms. Wait for them or withdraw the proposal.');
  }
  const payers = await listPayers(tx, campaignId);
  for (const row of unsettled) {
    const votes = await selectProposalVotes(tx.db, [row.id]);
    const answered = new Set([row.by_id, ...votes.map(({ account_id }) => account_id)]);
    if (payers.some(({ accountId }) => !answered.has(accountId))) {
      return no('CONFLICT', 'Payers can still refuse the new terms. Wait until they have answered.');
    }
  }
  return true;
}

export async function listProposals(context: Context, asked: { user: User; id: string }): Promise<PoolProposal[]> {
  const campaign = await demandReader(context, asked);
  return presentProposals(context, { campaign, user: asked.user }, await selectProposals(context.db, campaign.id));
}

/** A proposal for readers of the pool; not found for anybody else. */
export async function findProposal(context: Context, { user, id }: { user: User; id: string }): Promise<ProposalRow> {
  const row = await selectProposal(context.db, rowId(id, what));
  return demandReaderOf(context, { user, row, what });
}

interface Answering {
  user: User;
  id: string;
  status: 'agreed' | 'refused' | 'withdrawn';
}

export async function answerProposal(context: Context, { user, id, status }: Answering): Promise<PoolProposal> {
  const found = await findProposal(context, { user, id });
  return inTransaction(context, async (tx) => {
    const campaign = await lockPostedCampaign(tx, found.campaign_id);
    const row = await lockProposal(tx.db, found.id);
    const after =
      status === 'withdrawn' ? await withdraw(tx, row, user) : await vote(tx, { campaign, row, user, answer: status });
    const [view] = await presentProposals(tx, { campaign, user }, [after]);
    if (!view) throw refuseNotFound(what);
    return view;
  });
}

async function withdraw(tx: Context, row: ProposalRow, user: User): Promise<ProposalRow> {
  const reader = { userId: user.id, isPayer: false, hasAnswered: false };
  demand(proposalPolicy(row, reader, tx.now()).withdraw);
  return updateProposal(tx.db, row.id, { status: 'withdrawn', ended_at: tx.now() });
}

interface Vote {
  campaign: CampaignRow;
  row: ProposalRow;
  user: User;
  answer: 'agreed' | 'refused';
}

async function vote(tx: Context, { campaign, row, user, answer }: Vote): Promise<ProposalRow> {
  const payers = await listPayers(tx, campaign.id);
  const given = (await selectProposalVotes(tx.db, [row.id])).find(({ account_id }) => account_id === user.id)?.answer;
  if (given === answer) return row;
  const isPayer = payers.some(({ accountId }) => accountId === user.id);
  const reader = { userId: user.id, isPayer, hasAnswered: given !== undefined };
  demand(proposalPolicy(row, reader, tx.now()).agree);
  await insertProposalVote(tx.db, { proposal_id: row.id, account_id: user.id, answer, created_at: tx.now() });
  if (!isLate(row, tx.now())) return decide(tx, campaign, row);
  if (answer === 'refused') {
    await refuseWhileWaiting(tx, campaign.id);
    await returnPayer(tx, campaign, user.id);
  }
  return row;
}

/** Applies a change once two thirds of the paid money agree; those who refused get the unspent part back. */
async function decide(tx: Context, campaign: CampaignRow, row: ProposalRow): Promise<ProposalRow> {
  const payers = await listPayers(tx, campaign.id);
  const votes = await selectProposalVotes(tx.db, [row.id]);
  const idsOf = (answer: Vote['answer']) =>
    new Set(votes.filter((each) => each.answer === answer).map(({ account_id }) => account_id));
  const refused = idsOf('refused');
  const change = row.change as PoolTerms;
  // The campaign started while they were deciding, which locks the terms.
  const isPast = change.start_date !== undefined && isLockedAt(tx.now(), campaign);
  if (isPast) return end(tx, { campaign, row, status: 'refused' });
  if (haveTwoThirds(payers, new Set([row.by_id, ...idsOf('agreed')]))) {
    const changed = await applyPoolTerms(tx, campaign, change);
    for (const { accountId } of payers) if (refused.has(accountId)) await returnPayer(tx, changed, accountId);
    return end(tx, { campaign, row, status: 'applied' });
  }
  return cannotReachTwoThirds(payers, refused) ? end(tx, { campaign, row, status: 'refused' }) : row;
}

interface Ending {
  campaign: CampaignRow;
  row: ProposalRow;
  status: 'applied' | 'refused';
}

async function end(tx: Context, { campaign, row, status }: Ending): Promise<ProposalRow> {
  const terms = wordTerms(row.change as PoolTerms);
  const isApplied = status === 'applied';
  const title = isApplied
    ? msg`The payers agreed to new terms: ${{ campaign: campaign.title }}`
    : msg`The payers refused new terms: ${{ campaign: campaign.title }}`;
  const description = isApplied ? msg`${{ terms }} changed.` : msg`No change to ${{ terms }}.`;
  await notifyPayers(tx, campaign, { byId: null, title, description });
  await notify(tx, { accountId: row.by_id, type: 'pledge', title, description, link: pageOf(campaign) });
  return updateProposal(tx.db, row.id, { status, ended_at: tx.now() });
}
