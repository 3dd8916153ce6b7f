import type { PoolDispute, Spending } from '../../../contract/hub/pools.ts';
import { splitByShare } from '../../../contract/hub/shares.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { readCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { readNet } from '../../work/escrow/rates.service.ts';
import type { Tie } from './consent.rules.ts';
import { findDocuments } from './documents.service.ts';
import { readPoolReader } from './facts.service.ts';
import { listPayers, type Payer, readRelation } from './payers.service.ts';
import { type PoolDisputeRow, selectDisputesOf } from './pool-disputes.queries.ts';
import { poolDisputePolicy, spendingPolicy } from './pools.policy.ts';
import { viewPoolDispute, viewSpending } from './pools.views.ts';
import { type SpendingRow, selectVotes, type VoteRow } from './spending.queries.ts';

export async function presentSpending(context: Context, row: SpendingRow, user: User): Promise<Spending> {
  const campaign = await readCampaignOf(context, row);
  const [view] = await presentSpendings(context, { campaign, user }, [row]);
  if (!view) throw new Error(`Draw ${row.id} is gone`);
  return view;
}

interface Reading {
  campaign: CampaignRow;
  user: User;
}

/** Draws of one campaign as seen by a reader of its pool. */
export async function presentSpendings(
  context: Context,
  { campaign, user }: Reading,
  rows: readonly SpendingRow[],
): Promise<Spending[]> {
  const ids = rows.map(({ id }) => id);
  const payers = await listPayers(context, campaign.id);
  const votes = Map.groupBy(await selectVotes(context.db, ids), ({ spending_id }) => spending_id);
  const proofs = await findDocuments(context, 'spending_id', ids);
  const disputes = new Map((await selectDisputesOf(context.db, ids)).map((row) => [row.spending_id, row]));
  const views = await presentPoolDisputes(context, user, [...disputes.values()]);
  const people = await findPeople(context, peopleOf({ rows, payers, votes }));
  const reader = await readPoolReader(context, campaign, { user, payers });
  const relations = new Map<number, Tie>();
  for (const id of new Set(rows.map(({ payee_id }) => payee_id)))
    relations.set(id, await readRelation(context, campaign, id));
  const shown = rows.map(async (row) => {
    const [by, payee] = [people.get(row.by_id), people.get(row.payee_id)];
    if (!by || !payee) return [];
    const dispute = disputes.get(row.id);
    return viewSpending({
      row,
      by: viewPersonCard(by),
      payee: viewPersonCard(payee),
      tie: relations.get(row.payee_id) ?? 'outside',
      net: await readDrawNet(context, row),
      answers: answersOf({ row, payers, votes: votes.get(row.id) ?? [] }).flatMap(({ accountId, ...answer }) => {
        const person = people.get(accountId);
        return person ? [{ ...answer, user: viewPersonCard(person) }] : [];
      }),
      myPart: partOf(row.amount, payers, user.id),
      proof: proofs.get(row.id)?.[0] ?? null,
      dispute: dispute ? (views.find(({ id }) => id === String(dispute.id)) ?? null) : null,
      can: viewCan(
        spendingPolicy(row, { ...reader, hasAgreed: hasAgreed(votes.get(row.id) ?? [], user.id) }),
        user.locale,
      ),
    });
  });
  return (await Promise.all(shown)).flat();
}

export const hasAgreed = (votes: readonly VoteRow[], id: number) =>
  votes.some(({ account_id, answer }) => account_id === id && answer === 'agreed');

function peopleOf(known: {
  rows: readonly SpendingRow[];
  payers: readonly Payer[];
  votes: ReadonlyMap<number, VoteRow[]>;
}): number[] {
  return [
    ...known.rows.flatMap(({ by_id, payee_id }) => [by_id, payee_id]),
    ...known.payers.map(({ accountId }) => accountId),
    ...[...known.votes.values()].flat().map(({ account_id }) => account_id),
  ];
}

/** Net amounts as paid, otherwise as they would be now. */
async function readDrawNet(context: Context, row: SpendingRow) {
  const { status, amount, paid, fee, tds, payee_id: payeeId, fee_basis_points: feeBasisPoints } = row;
  if (status === 'executed') return { fee, tds, net: paid - fee - tds };
  return readNet(context, { amount, payeeId, feeBasisPoints });
}

interface Asked {
  row: SpendingRow;
  payers: readonly Payer[];
  votes: readonly VoteRow[];
}

/** Answers of the current payers and of everybody who answered; proposing counts as agreement. */
function answersOf({ row, payers, votes }: Asked) {
  const total = payers.reduce((sum, { paid }) => sum + paid, 0);
  const ids = [...new Set([...payers.map(({ accountId }) => accountId), ...votes.map(({ account_id }) => account_id)])];
  return ids.map((accountId) => {
    const vote = votes.find(({ account_id }) => account_id === accountId);
    const isMaker = accountId === row.by_id;
    return {
      accountId,
      paid: payers.find((payer) => payer.accountId === accountId)?.paid ?? 0,
      whole: total,
      answer: vote?.answer ?? (isMaker ? ('agreed' as const) : null),
      note: vote?.note ?? null,
      at: vote?.created_at ?? (isMaker ? row.created_at : null),
    };
  });
}

/** One payer's share of an amount in paise. */
function partOf(amount: number, payers: readonly Payer[], userId: number): number {
  if (!payers.some(({ accountId }) => accountId === userId)) return 0;
  const shares = payers.map(({ accountId, paid: value }) => ({ accountId, value }));
  return splitByShare(amount, shares).find(({ accountId }) => accountId === userId)?.amount ?? 0;
}

export async function presentPoolDispute(context: Context, user: User, row: PoolDisputeRow): Promise<PoolDispute> {
  const [view] = await presentPoolDisputes(context, user, [row]);
  if (!view) throw new Error(`Dispute ${row.id} is gone`);
  return view;
}

async function presentPoolDisputes(
  context: Context,
  user: User,
  rows: readonly PoolDisputeRow[],
): Promise<PoolDispute[]> {
  const documents = await findDocuments(
    context,
    'dispute_id',
    rows.map(({ id }) => id),
  );
  const people = await findPeople(
    context,
    rows.map(({ opened_by }) => opened_by),
  );
  return rows.flatMap((row) => {
    const person = people.get(row.opened_by);
    const can = viewCan(poolDisputePolicy(user, row), user.locale);
    return person
      ? [viewPoolDispute(row, { by: viewPersonCard(person), papers: documents.get(row.id) ?? [], can })]
      : [];
  });
}
