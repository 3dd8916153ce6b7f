import type { Note } from '../../../contract/campaigns/notes.ts';
import type { Actor } from '../../../contract/core/people.ts';
import type { NoteRow } from './notes.queries.ts';

export function viewNote({ id, text, created_at }: NoteRow, by: Actor | null): Note {
  return { id: String(id), by, text, createdAt: created_at.toISOString() };
}
