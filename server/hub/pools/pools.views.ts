import type { PersonCard } from '../../../contract/core/people.ts';
import type { Pool, PoolDispute, PoolPaper, Spending } from '../../../contract/hub/pools.ts';
import { toRupees } from '../../../contract/kit/money.ts';
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
  can: Spending['can'];
}

export function viewSpending({ row, by, payee, tie, net, proof, dispute, ...parts }: Parts): Spending {
  return {
    id: String(row.id),
    number: row.number,
    amount: toRupees(row.amount),
    note: row.note,
    need_id: row.need_id === null ? null : String(row.need_id),
    by,
    payee,
    tie,
    proof,
    dispute,
    consent: row.consent,
    status: row.status,
    executes_at: row.executes_at?.toISOString() ?? null,
    by_silence: row.by_silence,
    paid: toRupees(row.paid),
    fee: toRupees(net.fee),
    tds: toRupees(net.tds),
    net: toRupees(net.net),
    proof_note: row.proof_note,
    answers: parts.answers.map(({ user, paid, whole, answer, note, at }) => ({
      user,
      answer,
      note,
      percent: percentOf(paid, whole),
      answered_at: at?.toISOString() ?? null,
    })),
    my_part: toRupees(parts.myPart),
    can: parts.can,
    createdAt: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

interface DisputeParts {
  by: PersonCard;
  papers: PoolPaper[];
  can: PoolDispute['can'];
}

export function viewPoolDispute(row: PoolDisputeRow, more: DisputeParts): PoolDispute {
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
    can: more.can,
  };
}
