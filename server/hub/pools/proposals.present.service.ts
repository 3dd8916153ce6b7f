import type { PoolProposal, PoolTerms } from '../../../contract/hub/pools.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import { percentOf, sumPaid } from './consent.rules.ts';
import { listPayers } from './payers.service.ts';
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
  const inWords = inLanguage(user.locale);
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
      can: canDo(
        context,
        { row, user, payers, hasAnswered: own.some(({ account_id }) => account_id === user.id) },
        inWords,
      ),
    };
  });
}

interface ReaderState {
  row: ProposalRow;
  user: User;
  payers: readonly { accountId: number }[];
  hasAnswered: boolean;
}

function canDo(
  context: Context,
  { row, user, payers, hasAnswered }: ReaderState,
  inWords: (words: string) => string,
): PoolProposal['can'] {
  const no = (reason: string) => ({ reason: inWords(reason) });
  const isLate = row.status === 'applied' && context.now() < row.answer_by;
  const why = () => {
    if (!payers.some(({ accountId }) => accountId === user.id)) return 'Only payers of the pool decide on its terms.';
    if (hasAnswered) return 'You’ve already answered. This can’t be undone.';
    return row.status === 'open' || isLate ? null : 'This proposal is already decided.';
  };
  const reason = why();
  const isMaker = row.by_id === user.id && row.status === 'open';
  return {
    agree: reason === null ? true : no(reason),
    refuse: reason === null ? true : no(reason),
    withdraw: isMaker ? true : no('Only the person who proposed a change can withdraw it.'),
  };
}
