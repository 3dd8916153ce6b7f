import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { msg, onDay } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import type { Entry } from '../ledger/ledger.rules.ts';
import { post } from '../ledger/ledger.service.ts';
import { ledgerNotes } from '../ledger/notes.rules.ts';
import { endDue, insertHolds, selectDueAccounts, selectHeld } from './card-holds.queries.ts';
import { partsOf, type Source } from './card-holds.rules.ts';

interface Income {
  ownerId: number;
  /** Paise. */
  amount: number;
  /** The payments it came from. */
  sources: readonly Source[];
}

/**
 * Ledger entries that credit income. The part paid by a card that its account has used for less than CARD_HOLD_DAYS is
 * credited on hold. Source: the product's rules, Track record.
 */
export async function creditIncome(tx: Context, { ownerId, amount, sources }: Income): Promise<Entry[]> {
  const now = tx.now();
  const { free, held } = partsOf(amount, sources, { now, days: tx.config.cardHoldDays });
  if (held.length > 0) await insertHolds(tx.db, { accountId: ownerId, held, now });
  for (const part of held) await notifyHeld(tx, ownerId, part);
  return [
    { kind: 'earnings', ownerId, amount: free },
    { kind: 'earnings_held', ownerId, amount: amount - free },
  ];
}

async function notifyHeld(tx: Context, accountId: number, { amount, freeAt }: { amount: number; freeAt: Date }) {
  await notify(tx, {
    accountId,
    type: 'money',
    link: '/wallet',
    title: msg`You can withdraw ${{ money: inRupees(amount) }} from ${{ day: onDay(dateInIndia(freeAt)) }}`,
    description: msg`It was paid with a card that’s new to us. This money stays on hold for a few days before you can withdraw it.`,
  });
}

/** Frees an account's due holds on read, so that nobody waits for the next run of the job. */
export async function freeCardMoney(context: Context, accountId: number): Promise<void> {
  const due = await selectDueAccounts(context.db, { now: context.now(), accountId, limit: 1 });
  if (due.length > 0) await inTransaction(context, (tx) => freeOne(tx, accountId));
}

async function freeOne(tx: Context, ownerId: number): Promise<void> {
  await lockAccount(tx, ownerId);
  const [first] = (await endDue(tx.db, ownerId, tx.now())).toSorted((a, b) => a - b);
  if (first === undefined) return;
  const { balance, waiting } = await selectHeld(tx.db, ownerId);
  const amount = Math.max(0, balance - waiting);
  await post(tx, {
    kind: 'card.freed',
    reference: `card-hold:${first}`,
    note: ledgerNotes.cardFree,
    entries: [
      { kind: 'earnings_held', ownerId, amount: -amount },
      { kind: 'earnings', ownerId, amount },
    ],
  });
}

const batch = 200;

/** Frees the due holds of all accounts. */
export async function freeDueCardMoney(context: Context): Promise<void> {
  for (const id of await selectDueAccounts(context.db, { now: context.now(), limit: batch })) {
    await freeCardMoney(context, id).catch((error) =>
      context.log.error({ err: error, accountId: id }, 'Money paid by a card could not be made free'),
    );
  }
}
