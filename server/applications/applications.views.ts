import type { Application, Move, Pledge } from '../../contract/applications.ts';
import type { InfluencerCard } from '../../contract/influencer-card.ts';
import type { Match } from '../../contract/match.ts';
import { toRupees } from '../../contract/money.ts';
import type { PersonCard } from '../../contract/people.ts';
import type { ApplicationRow, PledgeRow } from '../../database/schema/campaign.ts';
import type { AgreementRow } from '../agreements/agreements.queries.ts';
import { viewInForce } from '../agreements/agreements.views.ts';
import type { EventRow } from './applications.queries.ts';
import type { PledgeEventRow } from './pledges.queries.ts';

interface ApplicationParts {
  row: ApplicationRow;
  user: InfluencerCard;
  events: readonly EventRow[];
  agreement: AgreementRow | undefined;
  match: Match | null;
}

export function viewApplication({ row, user, events, agreement, match }: ApplicationParts): Application {
  return {
    id: String(row.id),
    campaign_id: String(row.campaign_id),
    user,
    status: row.status,
    message: row.message,
    quote: row.quote === null ? null : toRupees(row.quote),
    ready_by: row.ready_by,
    terms: agreement ? viewInForce(agreement) : null,
    history: events.map((event) => viewMove(event, event.quote)),
    match,
    createdAt: row.created_at.toISOString(),
  };
}

export function viewPledge(row: PledgeRow, user: PersonCard, events: readonly PledgeEventRow[]): Pledge {
  return {
    id: String(row.id),
    campaign_id: String(row.campaign_id),
    need_id: String(row.need_id),
    user,
    kind: row.kind,
    description: row.description,
    message: row.message,
    value: toRupees(row.value),
    status: row.status,
    history: events.map((event) => viewMove(event, null)),
    createdAt: row.created_at.toISOString(),
  };
}

function viewMove(event: EventRow | PledgeEventRow, quote: number | null): Move {
  return {
    from: event.from_status,
    to: event.to_status,
    by: event.by_id === null ? 'system' : String(event.by_id),
    note: event.note,
    quote: quote === null ? null : toRupees(quote),
    createdAt: event.created_at.toISOString(),
  };
}
