import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export async function insertProposal(db: Database, values: Insertable<Schema['pool_proposal']>) {
  return db.insertInto('pool_proposal').values(values).returningAll().executeTakeFirstOrThrow();
}
export type ProposalRow = Awaited<ReturnType<typeof insertProposal>>;

export async function selectProposal(db: Database, id: number): Promise<ProposalRow | undefined> {
  return db.selectFrom('pool_proposal').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a proposal whose campaign the caller has locked. */
export async function lockProposal(db: Database, id: number): Promise<ProposalRow> {
  return db.selectFrom('pool_proposal').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function updateProposal(
  db: Database,
  id: number,
  values: Updateable<Schema['pool_proposal']>,
): Promise<ProposalRow> {
  return db.updateTable('pool_proposal').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Proposals of a campaign, newest first; as many as a page can show. */
export async function selectProposals(db: Database, campaignId: number, limit = 50): Promise<ProposalRow[]> {
  return db
    .selectFrom('pool_proposal')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The open proposal of a campaign, and an applied one that may still be refused. */
export async function selectUnsettled(db: Database, campaignId: number, now: Date): Promise<ProposalRow[]> {
  return db
    .selectFrom('pool_proposal')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where((eb) =>
      eb.or([eb('status', '=', 'open'), eb.and([eb('status', '=', 'applied'), eb('answer_by', '>', now)])]),
    )
    .execute();
}

export async function insertProposalVote(db: Database, vote: Insertable<Schema['pool_proposal_vote']>): Promise<void> {
  await db.insertInto('pool_proposal_vote').values(vote).execute();
}

export async function selectProposalVotes(db: Database, proposalIds: readonly number[]) {
  if (proposalIds.length === 0) return [];
  return db
    .selectFrom('pool_proposal_vote')
    .selectAll()
    .where('proposal_id', 'in', [...proposalIds])
    .execute();
}
