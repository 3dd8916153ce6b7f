import type { DashboardFigure, DashboardFigureId, DashboardMonth } from '../../../contract/insights/dashboard.ts';
import { addDays, dateInIndia, midnightInIndia } from '../../../contract/kit/calendar.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { listEarnedDays } from '../../money/wallet/earnings.service.ts';
import { findReadings } from '../../work/deliverables/figures.service.ts';
import { findSpend, listSpent } from '../../work/escrow/spend.service.ts';
import { selectBudgets, selectOfferDays, selectReported } from './figures.queries.ts';
import { type DayCount, type MeasuredPiece, measureSpan, plannedIn, sumDays } from './figures.rules.ts';
import { monthsSoFar, monthsUntil, type Span, spanOf, weeksUntil } from './spans.rules.ts';

/** Computes a figure for a span; null is no data. */
type Reader = (span: Span) => number | null;

/** This month's figures so far, compared with the same days of the month before, and money by month. */
export async function readFigures(context: Context, user: User) {
  const today = dateInIndia(context.now());
  const { now, before } = monthsSoFar(today);
  const span = { from: now.from, to: now.to, before_from: before.from, before_to: before.to };
  // Sums of the whole account: not for who works on named campaigns.
  if (user.role === 'operator' || user.campaignIds !== null) return { ...span, figures: [], months: [] };
  const isEarner = user.role === 'influencer';
  const weeks = weeksUntil(today);
  const months = monthsUntil(today);
  const since = midnightInIndia(spanOf(months[0] ?? today.slice(0, 7)).from);
  const money = await findMoney(context, user, since);
  const pieces = await findPieces(context, user, weeks[0]?.from ?? today);
  const readers: [DashboardFigureId, Reader][] = [
    [isEarner ? 'earned' : 'spent', (days) => knownSince(money, days, toRupees)],
    ['reach', (days) => measureSpan(pieces, days).reach],
    ['engagement_rate', (days) => measureSpan(pieces, days).engagement_rate],
    await lastReader(context, user, { pieces, since }),
  ];
  const figures = readers.map(
    ([id, read]): DashboardFigure => ({ id, value: read(now), before: read(before), weeks: weeks.map(read) }),
  );
  return { ...span, figures, months: await listMonths(context, user, { money, months }) };
}

/** Paise spent or earned by day. */
async function findMoney(context: Context, { id, role }: User, since: Date): Promise<DayCount[]> {
  if (role === 'influencer') return listEarnedDays(context, { accountId: id, since });
  const until = midnightInIndia(addDays(dateInIndia(context.now()), 1));
  const spending = await listSpent(context, { payerId: id, since, until });
  return spending.map(({ at, amount }) => ({ day: dateInIndia(at), count: amount }));
}

/** Sum over a span; null before the first occurrence, because "no data" is more accurate than 0. */
function knownSince(days: readonly DayCount[], span: Span, unit = (count: number) => count): number | null {
  return days.some(({ day }) => day <= span.to) ? unit(sumDays(days, span)) : null;
}

/** The last figure: cost per engagement for a business, number of offers for an influencer. */
async function lastReader(
  context: Context,
  user: User,
  { pieces, since }: { pieces: readonly MeasuredPiece[]; since: Date },
): Promise<[DashboardFigureId, Reader]> {
  if (user.role !== 'influencer') return ['cpe', (days) => measureSpan(pieces, days).cpe];
  const offers = await selectOfferDays(context.db, { influencerId: user.id, since });
  return ['offers', (days) => knownSince(offers, days)];
}

async function findPieces(context: Context, user: User, from: string): Promise<MeasuredPiece[]> {
  const isOwnWork = user.role === 'influencer';
  const rows = await selectReported(context.db, { accountId: user.id, isOwnWork, from });
  const readings = await findReadings(
    context,
    rows.map(({ id }) => id),
  );
  const spend = await findSpend(context, [...new Set(rows.map(({ application_id }) => application_id))]);
  return rows.map(({ id, application_id, pieces }) => {
    const { held, released } = spend.get(application_id) ?? { held: 0, released: 0 };
    return { readings: readings.get(id) ?? [], cost: (held + released) / pieces };
  });
}

async function listMonths(
  context: Context,
  user: User,
  { money, months }: { money: readonly DayCount[]; months: readonly string[] },
): Promise<DashboardMonth[]> {
  const from = spanOf(months[0] ?? '').from;
  const budgets = user.role === 'influencer' ? [] : await selectBudgets(context.db, { accountId: user.id, from });
  return months.map((month) => ({
    month,
    value: toRupees(sumDays(money, spanOf(month))),
    planned: plannedIn(budgets, month),
  }));
}
