import { sql } from 'kysely';
import { books, type Treatments } from './treatment.queries.ts';

/** Payments for work, from the gateway's order to what became of each part. */
export const heldPayments: Treatments<
  'escrow_order' | 'shared_payment' | 'shared_payment_part' | 'agreement_payment' | 'advance_debt' | 'manager_share'
> = {
  escrow_order: {
    exported: [
      {
        file: 'held-payments',
        about: 'Payments held for work or pledges of yours, or by you, in rupees.',
        rows: (id) => sql`
          select id as key, application_id::text, pledge_id::text, change_order_id::text,
            case when payer_id = ${id} then 'you paid' else 'you were paid' end as what, provider_id, payment_id,
            amount / 100.0 as amount, status, released / 100.0 as released, fee / 100.0 as fee, gst / 100.0 as gst,
            tds / 100.0 as tds, refunded / 100.0 as refunded, created_at, paid_at, ended_at
          from escrow_order where ${id} in (payer_id, payee_id)`,
      },
    ],
    erased: books,
  },
  shared_payment: {
    exported: [
      {
        file: 'shared-payments',
        about: 'Payments of yours for several agreements at once, in rupees.',
        rows: (id) => sql`
          select s.id as key, s.provider_id, s.payment_id, s.amount / 100.0 as amount, s.created_at, s.paid_at,
            (select array_agg(p.application_id::text order by p.application_id) from shared_payment_part p
              where p.shared_payment_id = s.id) as application_ids
          from shared_payment s where s.payer_id = ${id}`,
      },
    ],
    erased: books,
  },
  shared_payment_part: {
    exported: 'Part of its shared_payment, and of the orders it made.',
    erased: books,
  },
  advance_debt: {
    exported: [
      {
        file: 'advances-to-pay-back',
        about: 'Advances of cancelled work that are paid back from later earnings, by you or to you, in rupees.',
        rows: (id) => sql`
          select application_id as key, application_id::text, case when debtor_id = ${id} then 'by you' else 'to you' end as what,
            amount / 100.0 as amount, repaid / 100.0 as repaid, created_at
          from advance_debt where ${id} in (debtor_id, creditor_id)`,
      },
    ],
    erased: books,
  },
  manager_share: {
    exported: [
      {
        file: 'shares-of-talent-managers',
        about: 'Shares of releases that went to your talent manager, or to you as one, in rupees.',
        rows: (id) => sql`
          select reference as key, case when account_id = ${id} then 'from you' else 'to you' end as what,
            basis_points / 100.0 as percent, amount / 100.0 as amount, created_at
          from manager_share where ${id} in (account_id, manager_id)`,
      },
    ],
    erased: books,
  },
  agreement_payment: {
    exported: [
      {
        file: 'payment-plans',
        about: 'Payments of your agreements and what became of them, in rupees.',
        rows: (id) => sql`
          select p.application_id || ' ' || p.number as key, p.application_id::text, p.number, p.label, p.amount / 100.0 as amount,
            p.gst / 100.0 as gst, p.due, p.due_on, p.pieces, p.released / 100.0 as released, p.refunded / 100.0 as refunded,
            p.released_at
          from agreement_payment p join application a on a.id = p.application_id join campaign c on c.id = a.campaign_id
          where ${id} in (a.influencer_id, c.creator_id)`,
      },
    ],
    erased: books,
  },
};
