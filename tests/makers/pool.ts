import type { Database } from '../../database/connection.ts';

/** A paper that no draw or objection names yet. */
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

/** A draw that waits for its payers, to its maker. */
export async function makeDraw(db: Database, draw: { campaign_id: number; by_id: number }) {
  return db
    .insertInto('pool_spending')
    .values({ ...draw, payee_id: draw.by_id, number: 1, amount: 100, note: 'Film crew' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A later end that waits for its payers. */
export async function makePoolProposal(db: Database, proposal: { campaign_id: number; by_id: number }) {
  const [before, change] = [JSON.stringify({ end_date: '2027-01-01' }), JSON.stringify({ end_date: '2027-02-01' })];
  return db
    .insertInto('pool_proposal')
    .values({ ...proposal, before, change, answer_by: new Date() })
    .returningAll()
    .executeTakeFirstOrThrow();
}
