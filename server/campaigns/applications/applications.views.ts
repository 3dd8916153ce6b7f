import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Match } from '../../../contract/campaigns/match.ts';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { ApplicationRow } from '../../../database/schema.ts';
import type { ActorOf } from '../../core/people/actors.rules.ts';
import { viewMove } from '../moves/moves.views.ts';
import type { EventRow } from './applications.queries.ts';

interface ApplicationParts {
  row: ApplicationRow;
  user: InfluencerCard;
  events: readonly EventRow[];
  match: Match | null;
  can: Application['can'];
  locale: Locale;
  actorOf: ActorOf;
}

/** An application without the agreement it came to. */
export type ApplicationRecord = Omit<Application, 'terms'>;

export function viewApplication({
  row,
  user,
  events,
  match,
  can,
  locale,
  actorOf,
}: ApplicationParts): ApplicationRecord {
  return {
    id: String(row.id),
    campaign_id: String(row.campaign_id),
    user,
    status: row.status,
    message: row.message,
    quote: row.quote === null ? null : toRupees(row.quote),
    ready_by: row.ready_by,
    history: events.map((event) => viewMove(event, { quote: event.quote, locale, actorOf })),
    match,
    can,
    createdAt: row.created_at.toISOString(),
  };
}
