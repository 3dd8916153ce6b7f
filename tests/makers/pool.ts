import type { Database } from '../../database/connection.ts';

/** Document not named by a draw or objection yet. */
export async function makePoolPaper(db: Database, paper: { campaign_id: number; account_id: number; name: string }) {
  const key = `private/pool/${paper.campaign_id}-${paper.account_id}/proof.pdf`;
  const stored = { key, purpose: 'pool', is_private: true, content_type: 'application/pdf', bytes: 12 };
  const { id: file_id } = await db
    .insertInto('stored_file')
    .values({ ...stored, owner_id: paper.account_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('pool_paper')
    .values({ ...paper, file_id })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Open draw, paid to its proposer. */
export async function makeDraw(db: Database, draw: { campaign_id: number; by_id: number }) {
  return db
    .insertInto('pool_spending')
    .values({ ...draw, payee_id: draw.by_id, number: 1, amount: 100, note: 'Film crew' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Open proposal of a later end. */
export async function makePoolProposal(db: Database, proposal: { campaign_id: number; by_id: number }) {
  const [before, change] = [JSON.stringify({ end_date: '2027-01-01' }), JSON.stringify({ end_date: '2027-02-01' })];
  return db
    .insertInto('pool_proposal')
    .values({ ...proposal, before, change, answer_by: new Date() })
    .returningAll()
    .executeTakeFirstOrThrow();
}
