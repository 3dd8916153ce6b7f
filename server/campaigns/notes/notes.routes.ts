import { noteCalls } from '../../../contract/campaigns/notes.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { addNote, listNotes } from './notes.service.ts';

export function mountNotes(mount: Mount, context: Context): void {
  mount(noteCalls, {
    listNotes: ({ user, query }) => listNotes(context, { user, ...query }),
    addNote: async ({ user, query, body }) => ({ data: await addNote(context, { user, ...query, ...body }) }),
  });
}
