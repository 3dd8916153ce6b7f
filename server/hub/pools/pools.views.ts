import type { PersonCard } from '../../../contract/core/people.ts';
import type { Pool, PoolDispute, PoolPaper, Spending } from '../../../contract/hub/pools.ts';
import type { Can } from '../../../contract/kit/can.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { Sayable } from '../../kit/i18n/messages.ts';
import { percentOf, type Tie } from './consent.rules.ts';
import type { PoolDisputeRow } from './pool-disputes.queries.ts';
import type { PoolSums } from './pools.queries.ts';
import type { SpendingRow } from './spending.queries.ts';

export function viewPool({ funded, refunded, spent, settled }: PoolSums): Pool {
  return {
    funded: toRupees(funded),
    refunded: toRupees(refunded),
    spent: toRupees(spent),
    settled: toRupees(settled),
    held: toRupees(funded - refunded - spent - settled),
  };
}

interface Answer {
  user: PersonCard;
  /** Paise of this payer and of all. */
  paid: number;
  whole: number;
  answer: 'agreed' | 'objected' | null;
  note: string | null;
  at: Date | null;
}

interface ReaderState {
  userId: number;
  isPayer: boolean;
  isDisputant: boolean;
  hasAgreed: boolean;
}

interface Parts {
  row: SpendingRow;
  by: PersonCard;
  payee: PersonCard;
  tie: Tie;
  /** Paise. */
  net: { fee: number; tds: number; net: number };
  answers: readonly Answer[];
  myPart: number;
  proof: PoolPaper | null;
  dispute: PoolDispute | null;
  reader: ReaderState;
  inWords: (words: Sayable) => string;
}

export function viewSpending({ row, by, payee, tie, net, proof, dispute, ...parts }: Parts): Spending {
  return {
    id: String(row.id),
    number: row.number,
    amount: toRupees(row.amount),
    note: row.note,
    need_id: row.need_id === null ? null : String(row.need_id),
    ...{ by, payee, tie, proof, dispute },
    consent: row.consent,
    status: row.status,
    executes_at: row.executes_at?.toISOString() ?? null,
    by_silence: row.by_silence,
    paid: toRupees(row.paid),
    ...{ fee: toRupees(net.fee), tds: toRupees(net.tds), net: toRupees(net.net) },
    proof_note: row.proof_note,
    answers: parts.answers.map(({ user, paid, whole, answer, note, at }) => ({
      ...{ user, answer, note },
      percent: percentOf(paid, whole),
      answered_at: at?.toISOString() ?? null,
    })),
    my_part: toRupees(parts.myPart),
    can: canDo(row, parts.reader, parts.inWords),
    createdAt: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

function canDo(row: SpendingRow, reader: ReaderState, inWords: Parts['inWords']): Spending['can'] {
  const over = whyOver(row.status);
  const given = reader.hasAgreed ? 'You’ve already agreed to this draw. This can’t be undone.' : null;
  const notPayer = reader.isPayer ? null : 'Only payers of the pool can agree or object.';
  const notMaker = row.by_id === reader.userId ? null : 'Only the person who proposed a draw can withdraw it.';
  const notDisputant = reader.isDisputant
    ? null
    : 'Only payers, confirmed sides and payees can dispute this. You can report the campaign instead.';
  const can = (...reasons: readonly (string | null)[]): Can => {
    const reason = reasons.find((each) => each !== null);
    return reason ? { reason: inWords(reason) } : true;
  };
  return {
    agree: can(notPayer, over, given),
    object: can(notPayer, over, given),
    withdraw: can(notMaker, over),
    dispute: can(notDisputant, over, given),
  };
}

function whyOver(status: SpendingRow['status']): string | null {
  if (status === 'executed') return 'This draw has already been paid.';
  if (status === 'withdrawn') return 'This draw was withdrawn.';
  return status === 'disputed' ? 'This draw is in dispute. Our team will decide.' : null;
}

export function viewPoolDispute(row: PoolDisputeRow, more: { by: PersonCard; papers: PoolPaper[] }): PoolDispute {
  return {
    id: String(row.id),
    spending_id: row.spending_id === null ? null : String(row.spending_id),
    opened_by: more.by,
    reason: row.reason,
    papers: more.papers,
    status: row.decided_at ? 'decided' : 'open',
    outcome: row.outcome,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
