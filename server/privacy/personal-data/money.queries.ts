import { sql } from 'kysely';
import { books, nobodys, type Treatments } from './treatment.queries.ts';

/** Money: exported in rupees, kept as the law requires. */
export const money: Treatments<
  | 'ledger_account'
  | 'ledger_transaction'
  | 'ledger_entry'
  | 'plan'
  | 'subscription'
  | 'subscription_payment'
  | 'gateway_event'
  | 'debit_notice'
  | 'unlock'
  | 'payment_method'
  | 'payout_fingerprint'
  | 'payment_instrument'
  | 'billing_details'
  | 'invoice_counter'
  | 'invoice'
  | 'tax_rate'
  | 'payout'
  | 'settlement'
  | 'settlement_share'
  | 'dispute'
  | 'chargeback'
  | 'chargeback_colluder'
  | 'card_hold'
  | 'counted_work'
> = {
  ledger_account: {
    exported: [
      {
        file: 'balances',
        about: 'Your balances: coins, and rupees.',
        rows: (id) => sql`
          select id as key, kind, currency, case currency when 'INR' then balance / 100.0 else balance end as balance
          from ledger_account where owner_id = ${id}`,
      },
    ],
    erased: books,
  },
  ledger_entry: {
    exported: [
      {
        file: 'wallet',
        about: 'Every movement of your wallet, of coins and of rupees.',
        rows: (id) => sql`
          select e.transaction_id || ' ' || e.account_id as key, t.kind, t.note, a.kind as account, e.currency,
            case e.currency when 'INR' then e.amount / 100.0 else e.amount end as amount,
            case e.currency when 'INR' then e.balance_after / 100.0 else e.balance_after end as balance_after, e.created_at
          from ledger_entry e join ledger_account a on a.id = e.account_id join ledger_transaction t on t.id = e.transaction_id
          where a.owner_id = ${id}`,
      },
    ],
    erased: books,
  },
  ledger_transaction: { exported: 'Told with wallet.', erased: books },
  plan: nobodys,
  subscription: {
    exported: [
      {
        file: 'subscriptions',
        about: 'Your subscriptions.',
        rows: (id) => sql`
          select s.id as key, p.title as plan, s.provider_id, s.status, s.current_start, s.current_end, s.charge_at, s.ended_at,
            s.paid_count, s.created_at
          from subscription s join plan p on p.id = s.plan_id where s.account_id = ${id}`,
      },
    ],
    erased: books,
  },
  subscription_payment: {
    exported: [
      {
        file: 'subscription-payments',
        about: 'What you paid for subscriptions, in rupees.',
        rows: (id) => sql`
          select p.id as key, p.provider_payment_id, p.amount / 100.0 as amount, p.period_start, p.period_end, p.paid_at
          from subscription_payment p join subscription s on s.id = p.subscription_id where s.account_id = ${id}`,
      },
    ],
    erased: books,
  },
  gateway_event: { exported: 'That the gateway told something of a payment, by its number.', erased: books },
  debit_notice: {
    exported: [
      {
        file: 'debit-notices',
        about: 'Debits you were told of before they were made, in rupees.',
        rows: (id) => sql`
          select n.subscription_id || ' ' || n.charge_at as key, n.charge_at, n.amount / 100.0 as amount, n.told_at
          from debit_notice n join subscription s on s.id = n.subscription_id where s.account_id = ${id}`,
      },
    ],
    erased: books,
  },
  unlock: {
    exported: [
      {
        file: 'unlocks',
        about: 'Whose details you unlocked, and with what.',
        rows: (id) => sql`
          select id as key, influencer_id::text as influencer, paid_by, coins, created_at, reported_at, refunded_at,
            refund_reason, refund_coins
          from unlock where account_id = ${id}`,
      },
    ],
    // Others' unlocks of the person stay, because they paid for them; they get their coins back.
    erased: [({ id }) => sql`delete from unlock where account_id = ${id}`],
  },
  payment_method: {
    exported: [
      {
        file: 'payment-methods',
        about: 'Where your payouts go; numbers are masked here as everywhere.',
        rows: (id) => sql`
          select id as key, kind, masked, holder, ifsc, is_enabled, is_primary, created_at
          from payment_method where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from payment_method where account_id = ${id}`],
  },
  payout_fingerprint: {
    exported: 'Keyed digests, by which two accounts of one person are known.',
    erased: [({ id }) => sql`delete from payout_fingerprint where account_id = ${id}`],
  },
  payment_instrument: {
    exported: 'Keyed digests of cards and UPI ids, by which two accounts of one person are known.',
    erased: [({ id }) => sql`delete from payment_instrument where account_id = ${id}`],
  },
  billing_details: {
    exported: [
      {
        file: 'billing-details',
        about: 'Whom your invoices are made out to.',
        rows: (id) => sql`
          select account_id as key, name, address, state_code, gstin, gst_scheme, udyam, updated_at
          from billing_details where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`delete from billing_details where account_id = ${id}`],
  },
  invoice_counter: nobodys,
  invoice: {
    exported: [
      {
        file: 'invoices',
        about: 'Your invoices and receipts, in rupees.',
        rows: (id) => sql`
          select id as key, number, kind, issued_at, supplier, recipient, lines, payment, place_of_supply,
            tax_basis_points / 100.0 as tax_percent, taxable / 100.0 as taxable, cgst / 100.0 as cgst, sgst / 100.0 as sgst,
            igst / 100.0 as igst, total / 100.0 as total
          from invoice where account_id = ${id}`,
      },
    ],
    erased:
      'An invoice names whom it was made out to (CGST Rules 2017, rule 46) and is kept as issued for eight financial years, as tax and company law want.',
  },
  tax_rate: nobodys,
  payout: {
    exported: [
      {
        file: 'payouts',
        about: 'Your payouts, in rupees.',
        rows: (id) => sql`
          select id as key, method_kind, method_masked, status, amount / 100.0 as amount, fee / 100.0 as fee,
            deduction / 100.0 as deduction, net / 100.0 as net, provider_id, utr as bank_reference, failure_reason, created_at,
            processing_at, paid_at, failed_at
          from payout where account_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`update payout set fund_account_id = null where account_id = ${id}`],
  },
  settlement: {
    exported: [
      {
        file: 'settlements',
        about: 'Settlements you recorded, in rupees.',
        rows: (id) => sql`
          select id as key, campaign_id::text, number, source, amount / 100.0 as amount, created_at
          from settlement where by_id = ${id}`,
      },
    ],
    erased: books,
  },
  settlement_share: {
    exported: [
      {
        file: 'settlement-shares',
        about: 'Your shares of settlements, in rupees.',
        rows: (id) => sql`
          select s.id as key, s.campaign_id::text, s.number, h.value / 100.0 as value, h.amount / 100.0 as amount, s.created_at
          from settlement_share h join settlement s on s.id = h.settlement_id where h.account_id = ${id}`,
      },
    ],
    erased: books,
  },
  dispute: {
    exported: [
      {
        file: 'disputes',
        about: 'Disputes about money of yours.',
        rows: (id) => sql`
          select d.id as key, d.application_id::text, case when d.opened_by = ${id} then 'by you' else 'by the other side' end
            as opened, case when d.opened_by = ${id} then d.reason end as reason,
            case when d.opened_by <> ${id} then d.answer end as answer, d.outcome, d.note, d.created_at, d.decided_at
          from dispute d join escrow_order o on o.id = d.order_id where ${id} in (o.payer_id, o.payee_id)`,
      },
    ],
    erased: 'Why money was decided about is kept with the books, as long as claims can be made from it.',
  },
  chargeback: {
    exported: [
      {
        file: 'chargebacks',
        about: 'Payments of yours that were contested at your bank.',
        rows: (id) => sql`
          select id as key, payment_id, amount / 100.0 as amount, status, reason_code, debt / 100.0 as debt, created_at, ended_at
          from chargeback where payer_id = ${id}`,
      },
    ],
    erased: books,
  },
  chargeback_colluder: {
    exported: 'A finding about a payment of somebody else; what was taken is in your ledger.',
    erased: books,
  },
  counted_work: {
    exported: 'Which of your agreements count for the track record; they are in their own file.',
    erased: books,
  },
  card_hold: {
    exported: [
      {
        file: 'card-holds',
        about: 'Money you earned that waited because a new card had paid it.',
        rows: (id) => sql`
          select id as key, amount / 100.0 as amount, created_at, free_at, freed_at from card_hold where account_id = ${id}`,
      },
    ],
    erased: books,
  },
};
