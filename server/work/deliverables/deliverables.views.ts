import type { Deliverable, DraftVersion, DraftVideo } from '../../../contract/work/deliverables.ts';
import type { NewestReading, Reading } from '../../../contract/work/figures.ts';
import { labelPlacesOf } from '../../../contract/work/label-ticks.rules.ts';
import type { ApplicationRow, DeliverableFigureRow, DeliverableRow } from '../../../database/schema.ts';
import type { UploadRow } from '../../accounts/uploads/uploads.service.ts';
import { type ActorOf, actedIn } from '../../core/people/actors.rules.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { DeliverableEventRow, VersionRow } from './deliverables.queries.ts';

export interface DraftFile {
  /** URL of the uploaded picture or video. */
  file: string | null;
  video: DraftVideo | null;
}

interface Parts extends DraftFile {
  row: DeliverableRow;
  application: Pick<ApplicationRow, 'campaign_id' | 'influencer_id'>;
  events: readonly DeliverableEventRow[];
  /** Newest first. */
  drafts: readonly DraftVersion[];
  /** The influencer. */
  person: Person;
  /** That count, oldest first. */
  readings: readonly DeliverableFigureRow[];
  newest: NewestReading | null;
  trackedLink: string | null;
  actorOf: ActorOf;
  publication: Deliverable['publication'];
  post: Deliverable['post'];
  idea: Deliverable['idea'];
  can: Deliverable['can'];
}

export function viewDeliverable({
  row,
  application,
  events,
  file,
  video,
  drafts,
  person,
  readings,
  newest,
  trackedLink,
  actorOf,
  publication,
  post,
  idea,
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
    video,
    caption: row.caption,
    ai_made: row.ai_made,
    disclosure: row.disclosure,
    disclosure_shown: row.disclosure_shown,
    disclosure_needed: row.needs_label_ticks ? [...labelPlacesOf(row.content_type)] : [],
    // The row keeps all that were ever taken back.
    disclosure_contested: row.disclosure_contested.filter((place) => row.disclosure_shown[place] !== true),
    version: row.version,
    approved_version: row.approved_version,
    versions: [...drafts],
    history: events.map((event) => ({
      from: event.from_status,
      to: event.to_status,
      by: actorOf(actedIn(event)),
      account_id: event.by_id === null ? null : String(event.by_id),
      note: event.note,
      createdAt: event.created_at.toISOString(),
    })),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    delivery: row.delivery,
    idea,
    publication,
    post,
    figures: newest,
    readings: readings.filter(({ source }) => source === 'provider').map(viewReading),
    tracked_link: trackedLink,
    createdAt: row.created_at.toISOString(),
    can,
  };
}

export function viewVersion(row: VersionRow, { file, video }: DraftFile): DraftVersion {
  const { version, url, caption, ai_made, disclosure, submitted_at } = row;
  return { version, url, file, video, caption, ai_made, disclosure, submitted_at: submitted_at.toISOString() };
}

export function viewVideo({ filename, content_type, bytes, duration_ms, width, height, codec }: UploadRow): DraftVideo {
  const duration = duration_ms === null ? null : duration_ms / 1_000;
  return { filename, type: content_type, bytes, duration, width: width ?? 0, height: height ?? 0, codec: codec ?? '' };
}

export function viewReading(row: DeliverableFigureRow): Reading {
  const { source, platform_id: platform, as_of, hours, views, reach, likes, comments, shares, saves } = row;
  const { question: note, questioned_at: askedAt } = row;
  const question = note === null || askedAt === null ? null : { note, asked_at: askedAt.toISOString() };
  const about = { source, platform, as_of, read_at: row.created_at.toISOString(), hours, question };
  return { ...about, views, reach, likes, comments, shares, saves };
}
