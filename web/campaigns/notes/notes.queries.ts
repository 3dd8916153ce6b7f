import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { noteCalls } from '../../../contract/campaigns/notes.ts';
import { request } from '../../lib/api.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

/** The team's newest notes on `application:12` or `creator:34`. */
export const notesQuery = (target: string) =>
  queryOptions({
    queryKey: ['notes', target],
    queryFn: async ({ signal }) =>
      (await request(noteCalls.listNotes, { query: { target, limit: '50' } }, { signal })).data,
  });

export function useAddNote(target: string) {
  const client = useQueryClient();
  const key = useActionKey();
  return useMutation({
    mutationFn: (text: string) =>
      request(noteCalls.addNote, { query: { target }, body: { text } }, { idempotencyKey: key.keyFor({ text }) }),
    onSuccess: () => key.done(),
    onSettled: () => client.invalidateQueries({ queryKey: notesQuery(target).queryKey }),
  });
}
