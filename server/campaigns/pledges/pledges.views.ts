import type { Pledge, PledgeLine } from '../../../contract/campaigns/pledges.ts';
import type { PersonCard } from '../../../contract/core/people.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { PledgeRow } from '../../../database/schema.ts';
import type { ActorOf } from '../../core/people/actors.rules.ts';
import { viewMove } from '../moves/moves.views.ts';
import type { PledgeEventRow } from './pledges.queries.ts';

export function viewPledgeLine(row: PledgeRow, user: PersonCard, can: PledgeLine['can']): PledgeLine {
  return {
    id: String(row.id),
    campaign_id: String(row.campaign_id),
    need_id: String(row.need_id),
    user,
    kind: row.kind,
    description: row.description,
    value: toRupees(row.value),
    status: row.status,
    confirmed_by: row.confirmed_by,
    createdAt: row.created_at.toISOString(),
    can,
  };
}

interface Told {
  events: readonly PledgeEventRow[];
  locale: Locale;
  actorOf: ActorOf;
}

export function viewPledge({ message }: PledgeRow, line: PledgeLine, { events, locale, actorOf }: Told): Pledge {
  return { ...line, message, history: events.map((event) => viewMove(event, { quote: null, locale, actorOf })) };
}
