import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Match } from '../../../contract/campaigns/match.ts';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { ApplicationRow, CancellationRow } from '../../../database/schema.ts';
import type { ActorOf } from '../../core/people/actors.rules.ts';
import { viewCancellation } from '../cancellations/cancellations.views.ts';
import { viewMove } from '../moves/moves.views.ts';
import type { EventRow } from './applications.queries.ts';

interface ApplicationParts {
  row: ApplicationRow;
  user: InfluencerCard;
  events: readonly EventRow[];
  /** The open one. */
  cancellation: CancellationRow | null;
  unpaid: Pick<Application, 'arrival' | 'ends_at'>;
  match: Match | null;
  can: Application['can'];
  locale: Locale;
  actorOf: ActorOf;
}

/** An application without the agreement it came to. */
export type ApplicationRecord = Omit<Application, 'terms'>;

export function viewApplication(parts: ApplicationParts): ApplicationRecord {
  const { row, user, events, cancellation, unpaid, match, can, locale, actorOf } = parts;
  return {
    id: String(row.id),
    campaign_id: String(row.campaign_id),
    user,
    status: row.status,
    message: row.message,
    quote: row.quote === null ? null : toRupees(row.quote),
    ready_by: row.ready_by,
    history: events.map((event) => viewMove(event, { quote: event.quote, locale, actorOf })),
    cancellation: cancellation && viewCancellation(cancellation),
    ...unpaid,
    match,
    can,
    createdAt: row.created_at.toISOString(),
  };
}
