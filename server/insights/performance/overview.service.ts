import type { Performances, RangeId } from '../../../contract/insights/performance.ts';
import { addDays, dateInIndia, midnightInIndia } from '../../../contract/kit/calendar.ts';
import { findEvenDeleted } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { Download } from '../../kit/http/download.ts';
import { refuse, refuseField } from '../../kit/http/errors.ts';
import { writeCsv } from '../../kit/storage/csv.ts';
import { findReadings } from '../../work/deliverables/figures.service.ts';
import { findSpend, listSpent } from '../../work/escrow/spend.service.ts';
import { findClicks } from '../../work/tracked-links/tracked-links.service.ts';
import { type MoneyRow, selectEarnings, selectFollowers, selectPieces, type Whose } from './overview.queries.ts';
import {
  type Agreed,
  type Days,
  daysBefore,
  gainsOf,
  isEmpty,
  onTimeIn,
  overviewOf,
  partsOf,
  rangeOf,
  type Scope,
  type Side,
} from './overview.rules.ts';
import { countOf, overviewRows, viewAccounts } from './overview.views.ts';
import { figuresFrom } from './performance.rules.ts';

interface Asked {
  user: User;
  range: RangeId;
  from?: string | undefined;
  to?: string | undefined;
}

/** Results of all of a person's campaigns in a span, compared with the span before; only figures of their own. */
export async function readOverview(context: Context, { user, ...asked }: Asked): Promise<Performances> {
  if (user.role === 'operator') throw refuse('ROLE', 'Operators have no campaigns of their own.');
  const side: Side = user.role === 'influencer' ? 'creator' : 'business';
  const today = dateInIndia(context.now());
  const found = rangeOf(asked, today);
  if ('reason' in found) throw refuseField('BAD_INPUT', found.field, found.reason);
  const { days } = found;
  const before = daysBefore(days);
  const all = await readScopes(context, { side, id: user.id, until: days.to });
  const { whole, pieces } = all;
  const view = (scope: Scope) => overviewOf(scope, days, side);
  const totals = view(whole);
  return {
    side,
    range: { id: asked.range, ...days },
    before,
    source: figuresFrom(countOf(totals)),
    totals,
    previous: overviewOf(whole, before, side),
    on_time:
      side === 'creator' ? { now: onTimeIn(pieces, days, today), before: onTimeIn(pieces, before, today) } : null,
    series: partsOf(days).map((part) => ({ ...part, ...gainsOf(whole, part) })),
    campaigns: await listCampaigns(context, all.campaigns, view),
    creators: side === 'business' ? await listCreators(context, all.creators, view) : [],
    accounts: side === 'creator' ? await listAccounts(context, user.id, days) : [],
  };
}

type View = (scope: Scope) => Performances['totals'];

async function listMoney(context: Context, { side, id }: Whose, until: Date): Promise<MoneyRow[]> {
  if (side === 'creator') return selectEarnings(context.db, id, until);
  const spending = await listSpent(context, { payerId: id, until });
  return spending.map(({ amount, ...row }) => ({ ...row, gross: amount, fee: 0, tds: 0, net: amount }));
}

/** All of a person's data until a day, by campaign and by influencer. */
async function readScopes(context: Context, { side, id, until }: { side: Side; id: number; until: string }) {
  const end = midnightInIndia(addDays(until, 1));
  const rows = await listMoney(context, { side, id }, end);
  const pieces = await selectPieces(context.db, { side, id });
  const ids = [...new Set(pieces.map(({ application_id }) => application_id))];
  const readings = await findReadings(
    context,
    pieces.map((piece) => piece.id),
  );
  const prices = await findSpend(context, ids);
  const clicks = await findClicks(context, { applicationIds: ids, until });
  const money = rows.map((row) => ({ ...row, day: dateInIndia(row.at) }));
  const agreed = [...Map.groupBy(pieces, ({ application_id }) => application_id)].map(([applicationId, own]) => ({
    campaign_id: own[0]?.campaign_id ?? null,
    influencer_id: own[0]?.influencer_id ?? null,
    pieces: own.map((piece) => ({ status: piece.status, readings: readings.get(piece.id) ?? [] })),
    money: prices.get(applicationId) ?? { held: 0, released: 0 },
    clicks: clicks.get(applicationId) ?? null,
  }));
  return {
    pieces,
    whole: { agreed, money },
    campaigns: scopesBy({ agreed, money }, 'campaign_id'),
    creators: scopesBy({ agreed, money }, 'influencer_id'),
  };
}

type Key = 'campaign_id' | 'influencer_id';
type Keyed<T> = T & Record<Key, number | null>;

function scopesBy(
  { agreed, money }: { agreed: Keyed<Agreed>[]; money: Keyed<Scope['money'][number]>[] },
  key: Key,
): Map<number | null, Scope> {
  const keys = new Set([...agreed, ...money].map((each) => each[key]));
  const [works, sums] = [Map.groupBy(agreed, (each) => each[key]), Map.groupBy(money, (each) => each[key])];
  return new Map([...keys].map((each) => [each, { agreed: works.get(each) ?? [], money: sums.get(each) ?? [] }]));
}

async function listCampaigns(context: Context, scopes: Map<number | null, Scope>, view: View) {
  const rows = ranked(scopes, view);
  const found = await findEvenDeleted(context, idsOf(rows));
  const campaigns = new Map(found.map(({ id, title, type }) => [id, { id: String(id), title, type }]));
  return rows.map(({ id, figures }) => ({ campaign: campaigns.get(id ?? 0) ?? null, ...figures }));
}

async function listCreators(context: Context, scopes: Map<number | null, Scope>, view: View) {
  const rows = ranked(scopes, view);
  const people = await findPeople(context, idsOf(rows));
  return rows.flatMap(({ id, figures }) => {
    const person = people.get(id ?? 0);
    return person ? [{ user: viewPersonCard(person), ...figures }] : [];
  });
}

interface Ranked {
  id: number | null;
  figures: Performances['totals'];
}

/** Rows with something to show, by money, then by views. */
function ranked(scopes: Map<number | null, Scope>, view: View): Ranked[] {
  const rows = [...scopes].map(([id, scope]) => ({ id, figures: view(scope) }));
  const nonEmpty = rows.filter(({ figures }) => !isEmpty(figures));
  return nonEmpty.toSorted(({ figures: a }, { figures: b }) => b.money - a.money || (b.views ?? -1) - (a.views ?? -1));
}

const idsOf = (rows: readonly Ranked[]) => rows.flatMap(({ id }) => id ?? []);

async function listAccounts(context: Context, id: number, days: Days) {
  const [since, until] = [midnightInIndia(days.from), midnightInIndia(addDays(days.to, 1))];
  return viewAccounts(await selectFollowers(context.db, { id, since, until }));
}

/** The overview as CSV: the total, then a row per campaign. */
export async function makeOverviewCsv(context: Context, asked: Asked): Promise<Download> {
  const overview = await readOverview(context, asked);
  const { from, to } = overview.range;
  const bytes = writeCsv(overviewRows(overview, asked.user.locale));
  return new Download({ type: 'text/csv; charset=utf-8', name: `performance-${from}-${to}.csv`, bytes });
}
