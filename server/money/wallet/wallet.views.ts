import type { Actor } from '../../../contract/core/people.ts';
import { timeInIndia } from '../../../contract/kit/calendar.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { inRupees, toRupees } from '../../../contract/kit/money.ts';
import type { WalletBalance, WalletEntry, WalletKind } from '../../../contract/money/wallet.ts';
import { inLanguage, type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
import type { AccountKind } from '../ledger/ledger.rules.ts';
import { translateNote } from '../ledger/notes.rules.ts';
import type { BookedShare } from '../manager-shares/manager-shares.service.ts';
import type { LineRow, Purse } from './wallet.queries.ts';
import { referenceOf } from './wallet.rules.ts';

/** A person's balances by use; `balances` are in paise and coins. */
export function viewBalance(balances: Record<AccountKind, number>): WalletBalance {
  const { earnings, earnings_held, referral, referral_waiting, payout, disputed, escrow, coins, debt } = balances;
  const { advance_debt: advanceDebt, advance_claim: advanceClaim } = balances;
  return {
    referal_money: toRupees(referral + referral_waiting),
    user_coins: coins,
    available: toRupees(earnings + referral),
    on_hold: toRupees(payout + disputed + referral_waiting + earnings_held),
    arriving: toRupees(escrow),
    withdrawable: toRupees(referral + earnings),
    debt: toRupees(-debt),
    advances_owed: toRupees(-advanceDebt),
    advances_coming: toRupees(advanceClaim),
    holds: {
      payouts: toRupees(payout),
      disputes: toRupees(disputed),
      referrals: toRupees(referral_waiting),
      cards: toRupees(earnings_held),
    },
  };
}

/** For transactions posted without a note. */
const descriptions: Record<WalletKind, LocalizedMessage> = {
  referral: msg`Referral reward`,
  earning: msg`Payment for your work`,
  payout: msg`Payout`,
  dispute: msg`Disputed payment`,
  refund: msg`Refund`,
  chargeback: msg`Chargeback`,
  coins: msg`Coins`,
  unlock: msg`Unlocked an influencer`,
  other: msg`Correction`,
};

interface Shown {
  /** Account of the statement. */
  accountId: number;
  by: Actor | null;
  locale: Locale;
  /** Booked in the same transaction. */
  share: BookedShare | undefined;
}

/** Purpose of a line, with the share of it that a talent manager got, or that it is. */
function describe({ note, kind }: LineRow, { accountId, share }: Shown): LocalizedMessage {
  const what = note ? translateNote(note) : descriptions[kind];
  if (!share) return what;
  const percent = `${share.basis_points / 100} %`;
  return share.manager_id === accountId
    ? msg`${{ what }}, ${{ percent }} of what ${{ name: share.influencer }} was paid`
    : msg`${{ what }}, less ${{ money: inRupees(share.amount) }} (${{ percent }}) for ${{ name: share.manager }}`;
}

export function viewEntry(row: LineRow, shown: Shown): WalletEntry {
  const { by, locale } = shown;
  const { transaction_id: transactionId, currency, kind, reference } = row;
  const inUnits = (amount: number) => (currency === 'INR' ? toRupees(amount) : amount);
  return {
    id: `${transactionId}-${currency}`,
    createdAt: row.created_at.toISOString(),
    kind,
    by,
    description: inLanguage(locale)(describe(row, shown)),
    currency,
    amount: inUnits(row.amount),
    balance: inUnits(row.balance),
    reference: referenceOf({ transactionId, reference }),
  };
}

/** Converts paise to rupees; coins stay. */
export function viewPurse({ INR, COIN }: Purse): Purse {
  return { INR: toRupees(INR), COIN };
}

/** Statement of a period: days of Asia/Kolkata, both inclusive; amounts in rupees and coins. */
export interface Statement {
  from: string;
  to: string;
  /** Balances before the first and after the last line, whatever kinds of lines are filtered out. */
  opening: Purse;
  closing: Purse;
  /** Oldest first. */
  lines: WalletEntry[];
}

const columns = ['Time (India)', 'Kind', 'Description', 'Currency', 'Amount', 'Balance', 'Reference'];

/** Rows of a statement as a table, headings first. */
export function tabulate(lines: readonly WalletEntry[]): (string | number)[][] {
  const rows = lines.map((line) => [
    timeInIndia(new Date(line.createdAt)),
    line.kind,
    line.description,
    line.currency,
    line.amount,
    line.balance,
    line.reference,
  ]);
  return [columns, ...rows];
}
