import { sql } from 'kysely';
import type { Treatments } from './treatment.queries.ts';

const whyKept = 'It tells the other parties of a pool what became of their money, for as long as the books are kept.';

/** Joint campaign pools: a person's proposals, votes, disputes and documents. */
export const pools: Treatments<
  | 'pool_spending'
  | 'pool_vote'
  | 'pool_dispute'
  | 'pool_paper'
  | 'pool_proposal'
  | 'pool_proposal_vote'
  | 'pool_lock'
  | 'pool_return'
> = {
  pool_spending: {
    exported: [
      {
        file: 'pool-spendings',
        about: 'Draws from pools that you proposed or that were for you, in rupees.',
        rows: (id) => sql`
          select id as key, campaign_id::text, number, case when by_id = ${id} then 'you proposed' else 'for you' end as what,
            status, amount / 100.0 as amount, paid / 100.0 as paid, fee / 100.0 as fee, tds / 100.0 as tds, note, proof_note,
            by_silence, created_at, executes_at, ended_at
          from pool_spending where ${id} in (by_id, payee_id)`,
      },
    ],
    erased: whyKept,
  },
  pool_vote: {
    exported: [
      {
        file: 'pool-answers',
        about: 'What you answered to draws from pools you paid into.',
        rows: (id) => sql`
          select spending_id as key, spending_id::text, answer, note, created_at from pool_vote where account_id = ${id}`,
      },
    ],
    erased: whyKept,
  },
  pool_dispute: {
    exported: [
      {
        file: 'pool-disputes',
        about: 'Disputes about pools that you opened.',
        rows: (id) => sql`
          select id as key, campaign_id::text, spending_id::text, reason, outcome, note, created_at, decided_at
          from pool_dispute where opened_by = ${id}`,
      },
    ],
    erased: 'Why money was decided about is kept with the books, as long as claims can be made from it.',
  },
  pool_paper: {
    exported: [
      {
        file: 'pool-papers',
        about: 'Quotations, invoices and other proof you uploaded; the files themselves lie in the folder "files".',
        rows: (id) => sql`
          select p.id as key, p.campaign_id::text, p.name, p.spending_id::text, p.dispute_id::text, s.content_type, s.bytes, s.created_at
          from pool_paper p join stored_file s on s.id = p.file_id where p.account_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`delete from pool_paper where account_id = ${id} and spending_id is null and dispute_id is null`,
    ],
  },
  pool_proposal: {
    exported: [
      {
        file: 'pool-proposals',
        about: 'Changed dates, budget needs and least sums that you proposed to those who paid.',
        rows: (id) => sql`
          select id as key, campaign_id::text, before, change, status, created_at, answer_by, ended_at
          from pool_proposal where by_id = ${id}`,
      },
    ],
    erased: whyKept,
  },
  pool_proposal_vote: {
    exported: [
      {
        file: 'pool-proposal-answers',
        about: 'What you answered to changed terms of pools you paid into.',
        rows: (id) => sql`
          select proposal_id as key, proposal_id::text, answer, created_at from pool_proposal_vote where account_id = ${id}`,
      },
    ],
    erased: whyKept,
  },
  pool_lock: { exported: 'Of a campaign, not of a person: its statement tells it.', erased: whyKept },
  pool_return: { exported: 'What came back to you stands among your held payments.', erased: whyKept },
};
