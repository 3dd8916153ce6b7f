import type { PoolProposal, PoolTerms } from '../../../contract/hub/pools.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { percentOf, sumPaid } from './consent.rules.ts';
import { listPayers } from './payers.service.ts';
import { proposalPolicy } from './pools.policy.ts';
import { type ProposalRow, selectProposalVotes } from './proposals.queries.ts';

interface Reading {
  campaign: CampaignRow;
  user: User;
}

/** Changes of terms as seen by a reader of the pool, with every payer's answer. */
export async function presentProposals(
  context: Context,
  { campaign, user }: Reading,
  rows: readonly ProposalRow[],
): Promise<PoolProposal[]> {
  const payers = await listPayers(context, campaign.id);
  const votes = await selectProposalVotes(
    context.db,
    rows.map(({ id }) => id),
  );
  const people = await findPeople(context, [
    ...rows.map(({ by_id }) => by_id),
    ...payers.map(({ accountId }) => accountId),
    ...votes.map(({ account_id }) => account_id),
  ]);
  const totalPaid = sumPaid(payers);
  const reader = { userId: user.id, isPayer: payers.some(({ accountId }) => accountId === user.id) };
  const isReaders = ({ account_id }: { account_id: number }) => account_id === user.id;
  return rows.flatMap((row) => {
    const by = people.get(row.by_id);
    if (!by) return [];
    const own = votes.filter(({ proposal_id }) => proposal_id === row.id);
    const ids = [...new Set([...payers.map(({ accountId }) => accountId), ...own.map(({ account_id }) => account_id)])];
    const answers = ids.flatMap((id) => {
      const person = people.get(id);
      if (!person) return [];
      const percent = percentOf(payers.find(({ accountId }) => accountId === id)?.paid ?? 0, totalPaid);
      const answer = own.find(({ account_id }) => account_id === id)?.answer ?? null;
      return [{ user: viewPersonCard(person), percent, answer }];
    });
    return {
      id: String(row.id),
      by: viewPersonCard(by),
      before: row.before as PoolTerms,
      change: row.change as PoolTerms,
      status: row.status,
      answers,
      answer_by: row.answer_by.toISOString(),
      createdAt: row.created_at.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
      can: viewCan(proposalPolicy(row, { ...reader, hasAnswered: own.some(isReaders) }, context.now()), user.locale),
    };
  });
}
