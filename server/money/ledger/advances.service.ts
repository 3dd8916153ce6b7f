import { inRupees } from '../../../contract/kit/money.ts';
import type { Context } from '../../kit/context/context.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { notifyAll } from '../../notifications/notifications/notifications.service.ts';
import { type AdvanceDebtRow, insertAdvanceDebt, selectAdvanceOwed } from './advances.queries.ts';
import type { Entry } from './ledger.rules.ts';

interface Owed {
  applicationId: number;
  debtorId: number;
  creditorId: number;
  /** Paise. */
  amount: number;
}

/** Records a released advance that its influencer does not keep; returns the ledger entries of the debt and the brand's claim. */
export async function oweAdvance(tx: Context, { applicationId, debtorId, creditorId, amount }: Owed): Promise<Entry[]> {
  if (amount === 0) return [];
  const owed = { application_id: applicationId, debtor_id: debtorId, creditor_id: creditorId, amount };
  await insertAdvanceDebt(tx.db, { ...owed, created_at: tx.now() });
  return [
    { kind: 'advance_debt', ownerId: debtorId, amount: -amount },
    { kind: 'advance_claim', ownerId: creditorId, amount },
  ];
}

/** Paise of the advance of an agreement that its influencer does not keep and has not paid back yet. */
export function readAdvanceOwed(context: Context, applicationId: number): Promise<number> {
  return selectAdvanceOwed(context.db, applicationId);
}

/** Entries that pay back so much of a debt from its debtor's earnings. */
export function repaidEntries({ debtor_id, creditor_id }: AdvanceDebtRow, amount: number): Entry[] {
  return [
    { kind: 'earnings', ownerId: debtor_id, amount: -amount },
    { kind: 'earnings', ownerId: creditor_id, amount },
    { kind: 'advance_debt', ownerId: debtor_id, amount },
    { kind: 'advance_claim', ownerId: creditor_id, amount: -amount },
  ];
}

/** Tells both sides of a debt what was paid back. */
export async function notifyRepaid(tx: Context, debt: AdvanceDebtRow, amount: number): Promise<void> {
  const money = inRupees(amount);
  const about = { type: 'money', link: '/wallet' } as const;
  await notifyAll(tx, [
    {
      ...about,
      accountId: debt.debtor_id,
      senderId: debt.creditor_id,
      title: msg`${{ money }} of an advance was paid back`,
      description: 'It came from your new earnings, because you didn’t keep the advance of cancelled work.',
    },
    {
      ...about,
      accountId: debt.creditor_id,
      senderId: debt.debtor_id,
      title: msg`${{ money }} of an advance is back`,
      description: 'It’s in your wallet: a creator paid it back from new earnings after cancelled work.',
    },
  ]);
}
