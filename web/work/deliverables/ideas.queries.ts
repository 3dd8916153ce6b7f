import { useMutation } from '@tanstack/react-query';
import { ideaCalls } from '../../../contract/work/ideas.ts';
import { request } from '../../lib/api.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { useRefreshWork } from './deliverables.queries.ts';

interface Sent {
  text: string;
  /** Id of an uploaded picture. */
  file: string | null;
}

/** Sends the idea of a piece. */
export function useSendIdea(id: string) {
  const refresh = useRefreshWork();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Sent) =>
      request(ideaCalls.sendIdea, { params: { id }, body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: () => key.done(),
    onSettled: refresh,
  });
}

type Answer = { status: 'approved' } | { status: 'changes_requested'; note: string };

/** Approves an idea, or asks for the one change. */
export function useAnswerIdea(id: string) {
  const refresh = useRefreshWork();
  return useMutation({
    mutationFn: (body: Answer) => request(ideaCalls.answerIdea, { params: { id }, body }),
    onSettled: refresh,
  });
}
