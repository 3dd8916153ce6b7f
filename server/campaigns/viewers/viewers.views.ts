import type { CampaignViewer } from '../../../contract/campaigns/viewers.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { NamedRow } from './viewers.queries.ts';

export function viewViewer({ opened_at, saved_at }: NamedRow, person: Person): CampaignViewer {
  return {
    user: viewPersonCard(person),
    opened_at: opened_at.toISOString(),
    saved_at: saved_at?.toISOString() ?? null,
  };
}
