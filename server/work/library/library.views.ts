import type { LibraryPiece } from '../../../contract/work/library.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { DraftFile } from '../deliverables/deliverables.views.ts';
import type { PieceRow } from './library.queries.ts';
import { readStanding } from './library.rules.ts';

interface Parts extends DraftFile {
  person: Person;
  /** A date in India. */
  today: string;
}

export function viewLibraryPiece(row: PieceRow, { person, today, file, video }: Parts): LibraryPiece {
  const { state, daysLeft } = readStanding({ hasRights: row.rights !== null, until: row.last_day }, today);
  const isOpen = state === 'in_use' || state === 'ends_soon';
  return {
    id: String(row.id),
    campaign: { id: String(row.campaign_id), title: row.title },
    application_id: String(row.application_id),
    user: viewPersonCard(person),
    type: row.content_type,
    number: row.number,
    caption: row.caption,
    url: row.url,
    picture: isOpen && !video ? file : null,
    video,
    has_file: file !== null,
    rights: {
      state,
      channels: row.rights?.channels ?? null,
      editing: row.rights?.editing ?? null,
      territory: row.rights?.territory ?? null,
      from: row.rights === null ? null : row.paid_on,
      until: row.last_day,
      days_left: daysLeft,
    },
    approved_at: row.approved_at.toISOString(),
  };
}
