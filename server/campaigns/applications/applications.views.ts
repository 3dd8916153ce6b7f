import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Match } from '../../../contract/campaigns/match.ts';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { ApplicationRow } from '../../../database/schema/campaign.ts';
import type { AgreementRow } from '../../work/agreements/agreements.queries.ts';
import { viewInForce } from '../../work/agreements/agreements.views.ts';
import type { EventRow } from './applications.queries.ts';
import { viewMove } from './moves.views.ts';

interface ApplicationParts {
  row: ApplicationRow;
  user: InfluencerCard;
  events: readonly EventRow[];
  agreement: AgreementRow | undefined;
  match: Match | null;
  locale: Locale;
}

export function viewApplication({ row, user, events, agreement, match, locale }: ApplicationParts): Application {
  return {
    id: String(row.id),
    campaign_id: String(row.campaign_id),
    user,
    status: row.status,
    message: row.message,
    quote: row.quote === null ? null : toRupees(row.quote),
    ready_by: row.ready_by,
    terms: agreement ? viewInForce(agreement) : null,
    history: events.map((event) => viewMove(event, { quote: event.quote, locale })),
    match,
    createdAt: row.created_at.toISOString(),
  };
}
