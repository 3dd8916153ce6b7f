import { paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type {
  ApplicationRow,
  CampaignRow,
  DeliverableFigureRow,
  DeliverableRow,
  IdeaRow,
} from '../../../database/schema.ts';
import { findMoneyAnswers } from '../../campaigns/held-money/held-money.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { readTerms } from '../agreements/reading.service.ts';
import { findIdeas } from '../idea-records/idea-records.service.ts';
import { findAwaited } from '../payments/payments.service.ts';
import { labelsToTick } from '../work-clock/approvable.policy.ts';
import { wordPiece } from '../work-clock/piece-words.rules.ts';
import type { PieceFacts, WorkFacts } from './deliverables.policy.ts';
import { selectEvents } from './deliverables.queries.ts';
import { figureFactsOf } from './figures.rules.ts';
import { findReadingRows } from './figures.service.ts';
import { isLate } from './publication.rules.ts';

type Campaign = Pick<CampaignRow, 'compensation'>;
type Event = Pick<Awaited<ReturnType<typeof selectEvents>>[number], 'deliverable_id' | 'to_status'>;

/** Work facts of agreements of one campaign, in one query. */
async function findWorkFacts(
  context: Context,
  campaign: Campaign,
  applications: readonly ApplicationRow[],
): Promise<(application: ApplicationRow) => WorkFacts> {
  const money = await findMoneyAnswers(
    context,
    'application_id',
    applications.map(({ id }) => id),
  );
  return ({ id, status, quote }) => ({
    application: status,
    isPaid: paysMoney(campaign, quote),
    money: money.get(id) ?? true,
  });
}

export async function readWorkFacts(context: Context, agreed: { campaign: Campaign; application: ApplicationRow }) {
  return (await findWorkFacts(context, agreed.campaign, [agreed.application]))(agreed.application);
}

interface Pieces {
  campaign: Campaign;
  applications: readonly ApplicationRow[];
  /** Of the pieces, by piece. */
  ideas: ReadonlyMap<number, IdeaRow>;
  /** History of the pieces. */
  events: readonly Event[];
  /** Readings of the pieces that count, by piece. */
  readings: ReadonlyMap<number, readonly DeliverableFigureRow[]>;
}

/** Facts of pieces of work of one campaign; the number of queries is fixed. */
export async function findPieceFacts(
  context: Context,
  { campaign, applications, ideas, events, readings }: Pieces,
): Promise<(row: DeliverableRow, application: ApplicationRow) => PieceFacts> {
  const workOf = await findWorkFacts(context, campaign, applications);
  const isAwaited = await findAwaited(
    context,
    applications.map(({ id }) => id),
  );
  const now = context.now();
  const today = dateInIndia(now);
  const terms = await readTerms(
    context,
    applications.map(({ id }) => id),
  );
  const asked = Map.groupBy(
    events.filter(({ to_status }) => to_status === 'changes_requested'),
    (event) => event.deliverable_id,
  );
  return (row, application) => ({
    ...workOf(application),
    status: row.status,
    disclosure: row.disclosure,
    missingLabels: labelsToTick(row),
    piece: wordPiece(row),
    included: terms.get(application.id)?.revisions,
    asked: asked.get(row.id)?.length ?? 0,
    idea: ideas.get(row.id)?.status,
    figures: figureFactsOf(readings.get(row.id) ?? [], now),
    publication: {
      isAwaited: isAwaited(row),
      isCounted: row.counted_at !== null,
      isCancelled: row.cancelled_at !== null,
      isLate: isLate(row, today),
      isNoticed: row.cancel_notice_at !== null,
    },
  });
}

/** The same for one piece. */
export async function readPieceFacts(
  context: Context,
  { campaign, application }: { campaign: Campaign; application: ApplicationRow },
  row: DeliverableRow,
): Promise<PieceFacts> {
  const events = await selectEvents(context.db, [row.id]);
  const ideas = await findIdeas(context, [row.id]);
  const readings = await findReadingRows(context, [row.id]);
  const facts = { campaign, applications: [application], ideas, events, readings };
  return (await findPieceFacts(context, facts))(row, application);
}
