import type { Metrics, Performance } from '../../../contract/insights/performance.ts';
import { toPaise, toRupees } from '../../../contract/kit/money.ts';
import type { Reading } from '../../../contract/work/figures.ts';
import type { ApplicationRow, CampaignRow, DeliverableRow } from '../../../database/schema.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import { readPool } from '../../hub/pools/pools.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { Download } from '../../kit/http/download.ts';
import { writeCsv } from '../../kit/storage/csv.ts';
import { findPart } from '../../work/deliverables/deliverables.service.ts';
import { findReadings } from '../../work/deliverables/figures.service.ts';
import { readWork } from '../../work/deliverables/work.service.ts';
import { findSpend } from '../../work/escrow/spend.service.ts';
import { findClicks } from '../../work/tracked-links/tracked-links.service.ts';
import { ageOf, clickSum, figuresFrom, measure, timelineOf, type Work } from './performance.rules.ts';
import { rowsOf, viewPiece } from './performance.views.ts';

interface Asked {
  user: User;
  id: string;
}

/** Results and cost of a campaign's work, as far as the reader may see them. */
export async function readPerformance(context: Context, asked: Asked): Promise<Performance> {
  const { campaign, agreed: all } = await findPart(context, asked);
  const agreed = all.toSorted((a, b) => a.id - b.id);
  const rows = await readWork(context, agreed);
  const readings = await findReadings(
    context,
    rows.map(({ id }) => id),
  );
  const piecesOf = (id: number) => rows.filter((row) => row.application_id === id).map((row) => pieceOf(row, readings));
  const spend = await findSpend(
    context,
    agreed.map(({ id }) => id),
  );
  const clicks = await findClicks(context, { applicationIds: agreed.map(({ id }) => id) });
  const work = new Map(
    agreed.map(({ id }) => {
      const days = clicks.get(id);
      const money = spend.get(id) ?? { held: 0, released: 0 };
      return [id, { pieces: piecesOf(id), money, clicks: days ? clickSum(days) : null }];
    }),
  );
  const pieces = [...work.values()].flatMap((each) => each.pieces);
  const totals = measure([...work.values()]);
  return {
    campaign_id: String(campaign.id),
    source: figuresFrom(totals.pieces),
    ...ageOf(pieces),
    totals: { ...totals, ...(await readPoolSpend(context, campaign)) },
    creators: await listCreators(context, agreed, work),
    deliverables: pieces.map(({ row, readings: own }) => viewPiece(row, own)),
    timeline: timelineOf(pieces),
  };
}

/** Spending of a joint campaign is that of its pool. */
async function readPoolSpend(context: Context, { id, type }: CampaignRow): Promise<Partial<Metrics>> {
  if (type !== 'joint') return {};
  const { held, spent } = await readPool(context, id);
  return { spend: { funded: toRupees(toPaise(held) + toPaise(spent)), held, released: spent } };
}

function pieceOf(row: DeliverableRow, readings: ReadonlyMap<number, Reading[]>) {
  return { row, status: row.status, readings: readings.get(row.id) ?? [] };
}

async function listCreators(context: Context, agreed: readonly ApplicationRow[], work: ReadonlyMap<number, Work>) {
  const people = await findPeople(
    context,
    agreed.map(({ influencer_id }) => influencer_id),
  );
  return agreed.flatMap(({ id, influencer_id, status }) => {
    const [person, own] = [people.get(influencer_id), work.get(id)];
    if (!person || !own) return [];
    return [{ application_id: String(id), user: viewPersonCard(person), status, ...measure([own]) }];
  });
}

/** The figures as CSV: a row per piece with its latest figures. */
export async function makePerformanceCsv(context: Context, asked: Asked): Promise<Download> {
  const performance = await readPerformance(context, asked);
  const name = `campaign-${performance.campaign_id}-figures.csv`;
  return new Download({
    type: 'text/csv; charset=utf-8',
    name,
    bytes: writeCsv(rowsOf(performance, asked.user.locale)),
  });
}
