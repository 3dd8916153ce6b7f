import type { Deliverable, Reading } from '../../../contract/work/deliverables.ts';
import type { ApplicationRow, DeliverableFigureRow, DeliverableRow } from '../../../database/schema.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { DeliverableEventRow } from './deliverables.queries.ts';

interface Parts {
  row: DeliverableRow;
  application: Pick<ApplicationRow, 'campaign_id' | 'influencer_id'>;
  events: readonly DeliverableEventRow[];
  /** URL of the uploaded picture. */
  file: string | null;
  /** The influencer. */
  person: Person;
  /** Oldest first. */
  readings: readonly Reading[];
  trackedLink: string | null;
  can: Deliverable['can'];
}

export function viewDeliverable({
  row,
  application,
  events,
  file,
  person,
  readings,
  trackedLink,
  can,
}: Parts): Deliverable {
  return {
    id: String(row.id),
    campaign_id: String(application.campaign_id),
    application_id: String(row.application_id),
    user_id: String(application.influencer_id),
    user: viewPersonCard(person),
    type: row.content_type,
    number: row.number,
    status: row.status,
    due_on: row.due_on,
    url: row.url,
    file,
    caption: row.caption,
    ai_made: row.ai_made,
    disclosure: row.disclosure,
    history: events.map((event) => ({
      from: event.from_status,
      to: event.to_status,
      by: event.by_id === null ? 'system' : String(event.by_id),
      note: event.note,
      createdAt: event.created_at.toISOString(),
    })),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    figures: readings.at(-1) ?? null,
    tracked_link: trackedLink,
    createdAt: row.created_at.toISOString(),
    can,
  };
}

export function viewReading(row: DeliverableFigureRow): Reading {
  const { source, as_of, views, reach, likes, comments, shares, saves } = row;
  return { source, as_of, views, reach, likes, comments, shares, saves };
}
