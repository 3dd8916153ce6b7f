import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { ApplicationRow, CampaignRow } from '../../../database/schema.ts';
import { actedIn } from '../../core/people/actors.rules.ts';
import { findActors } from '../../core/people/actors.service.ts';
import { listInfluencerCards } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { findCancelling } from '../cancellations/cancellations.service.ts';
import { matchCampaign } from '../matching/match.rules.ts';
import { viewMatch } from '../matching/match.views.ts';
import { wishesOf } from '../matching/wishes.rules.ts';
import { applicationPolicy, sideOf } from './applications.policy.ts';
import { selectEvents } from './applications.queries.ts';
import { type ApplicationRecord, viewApplication } from './applications.views.ts';
import { presentUnpaid } from './arrival.service.ts';
import { findFacts } from './facts.service.ts';

interface Reading {
  campaign: CampaignRow;
  reader: Pick<User, 'id' | 'locale' | 'memberRoles'>;
}

/** Applications of one campaign as their two sides see them: the same few queries, however many there are. */
export async function presentApplications(
  context: Context,
  { campaign, reader }: Reading,
  rows: readonly ApplicationRow[],
): Promise<ApplicationRecord[]> {
  const ids = rows.map(({ id }) => id);
  const cards = await findApplicantCards(context, reader, rows);
  const moves = await selectEvents(context.db, ids);
  const events = Map.groupBy(moves, (event) => event.application_id);
  const actorOf = await findActors(context, moves.map(actedIn));
  const factsOf = await findFacts(context, campaign, rows);
  const cancelling = await findCancelling(context, ids);
  return rows.flatMap((row) => {
    const user = cards.get(row.influencer_id);
    if (!user) return [];
    const open = cancelling.get(row.id)?.open ?? null;
    const parts = { row, user, actorOf, events: events.get(row.id) ?? [], cancellation: open };
    const unpaid = presentUnpaid(context, campaign, row);
    const { locale } = reader;
    const can = viewCan(applicationPolicy(sideOf(reader.id, campaign, row), factsOf(row), reader), locale);
    return [viewApplication({ ...parts, unpaid, locale, can, match: viewMatch(matchOf(campaign, row, user), locale) })];
  });
}

/** Applicants' cards by account id. */
export async function findApplicantCards(
  context: Context,
  reader: { id: number },
  rows: readonly ApplicationRow[],
): Promise<Map<number, InfluencerCard>> {
  const cards = await listInfluencerCards(context, reader, [...new Set(rows.map((row) => row.influencer_id))]);
  return new Map(cards.map((card) => [Number(card.id), card]));
}

export function matchOf(campaign: CampaignRow, row: ApplicationRow, card: InfluencerCard) {
  return matchCampaign(wishesOf(campaign), card, row.quote === null ? null : toRupees(row.quote));
}
