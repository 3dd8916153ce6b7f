import { toPaise, toRupees } from '../../../contract/kit/money.ts';
import type { ChangeOrder } from '../../../contract/work/change-orders.ts';
import { inHandOf } from '../../../contract/work/escrow.ts';
import type { ApplicationRow, ChangeOrderRow } from '../../../database/schema.ts';
import { type Agreed, findAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import { findMoneyAnswers } from '../../campaigns/held-money/held-money.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { type Frozen, readVersions } from '../agreements/reading.service.ts';
import { findAgreementOrder } from '../escrow/additions.service.ts';
import { quoteOffers } from '../escrow/quote.service.ts';
import {
  changeOrderPolicy,
  mayChangeTerms,
  mayMovePublication,
  mayRenew,
  type TermsFacts,
} from './change-orders.policy.ts';
import { changeOf, tryChange } from './change-orders.rules.ts';
import { type Money, viewChangeOrder } from './change-orders.views.ts';
import { readStanding } from './standing.service.ts';

interface Reading {
  application: ApplicationRow;
  reader: User;
}

/** Facts that decide what may change in an agreement. */
export async function readFacts(
  context: Context,
  application: ApplicationRow,
  versions: readonly Frozen[],
): Promise<TermsFacts> {
  const money = await findMoneyAnswers(context, 'application_id', [application.id]);
  return {
    version: versions[0]?.version ?? null,
    application: application.status,
    money: money.get(application.id) ?? true,
  };
}

/** Change orders of one agreement for a reader, with whether another can be proposed. */
export async function present(context: Context, { application, reader }: Reading, rows: readonly ChangeOrderRow[]) {
  const agreed = (await findAgreed(context, [application.id])).get(application.id);
  const versions = await readVersions(context, application.id);
  const byVersion = new Map(versions.map((each) => [each.version, each]));
  const facts = await readFacts(context, application, versions);
  const isOwner = agreed?.campaign.creator_id === reader.id;
  const data: ChangeOrder[] = [];
  for (const row of rows) {
    const base = byVersion.get(row.base_version);
    if (!base || !agreed) continue;
    const policy = changeOrderPolicy(reader.id, row, { ...facts, isOwner, now: context.now() });
    const money = await readMoney(context, agreed, {
      row,
      base,
      next: byVersion.get(row.base_version + 1),
      readerId: reader.id,
    });
    data.push(
      viewChangeOrder({
        row,
        base: base.terms,
        status: application.status,
        money,
        can: viewCan(policy, reader.locale),
      }),
    );
  }
  const can = viewCan(
    { propose: mayChangeTerms(facts), publication: mayMovePublication(facts), renew: mayRenew(facts) },
    reader.locale,
  );
  return { data, can };
}

export async function presentOne(tx: Context, reading: Reading, row: ChangeOrderRow): Promise<ChangeOrder> {
  const [view] = (await present(tx, reading, [row])).data;
  if (!view) throw refuseNotFound('This change order');
  return view;
}

interface Priced {
  row: ChangeOrderRow;
  base: Frozen;
  /** The version that it became, or another took its place. */
  next: Frozen | undefined;
  readerId: number;
}

/** Money a change adds or refunds: as agreed, or as if accepted now; null where the price stays or it was refused. */
async function readMoney(
  context: Context,
  agreed: Agreed,
  { row, base, next, readerId }: Priced,
): Promise<Money | null> {
  const { amount, payments } = changeOf(row).changes;
  const { price } = base.terms;
  if (price === null || (amount === undefined && payments === undefined)) return null;
  const gstOf = ({ terms }: Frozen) => toPaise(terms.gst?.amount ?? 0);
  const netOf = await quoteOffers(context, agreed, readerId);
  const nets = (to: { amount: number; gst: number }) => ({
    from: inHandOf(netOf({ amount: toPaise(price), gst: gstOf(base) })),
    to: inHandOf(netOf(to)),
  });
  if (row.status === 'accepted' && next && row.version === next.version) {
    const to = { amount: toPaise(next.terms.price ?? 0), gst: gstOf(next) };
    const difference = row.added === null ? null : toRupees(row.added);
    return { difference, gst: toRupees(to.gst - gstOf(base)), net: nets(to) };
  }
  if (row.status !== 'open' && row.status !== 'funding') return null;
  const order = await findAgreementOrder(context, row.application_id);
  const tried = tryChange(changeOf(row), await readStanding(context, { ...agreed, base, order, row }));
  const priced = 'changed' in tried ? tried.changed.priced : null;
  if (!priced) return null;
  const net = nets({ amount: priced.price, gst: priced.gst });
  return { difference: toRupees(priced.added), gst: toRupees(priced.addedGst), net };
}
