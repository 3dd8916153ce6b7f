import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Application } from '../../../contract/applications.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/toast.ts';
import { type Move, sendMove, useRefresh } from './applications.queries.ts';

/** A move waits this long to be taken back, as long as its toast is there. */
const undoTime = 5_000;

export type Answer = 'shortlisted' | 'offered' | 'declined';

interface Waiting {
  moves: Move[];
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Answers to applications that can be taken back. A move the other side is told about cannot be undone, so each waits
 * a few seconds before it is sent; leaving the page, or a further answer to the same person, sends it at once.
 */
export function useTriage() {
  const { t } = useLingui();
  const refresh = useRefresh();
  const waiting = useRef(new Map<string, Waiting>());
  const [shown, setShown] = useState<ReadonlyMap<string, Answer>>(new Map());
  const last = useRef<string | null>(null);

  const show = useCallback((id: string, status: Answer | null) => {
    setShown((before) => {
      const after = new Map(before);
      if (status) after.set(id, status);
      else after.delete(id);
      return after;
    });
  }, []);

  const flush = useCallback(
    async (id: string) => {
      const entry = waiting.current.get(id);
      if (!entry) return;
      clearTimeout(entry.timer);
      waiting.current.delete(id);
      try {
        for (const move of entry.moves) await sendMove(move);
      } catch (error) {
        showToast('error', reasonOf(error));
      }
      await refresh();
      if (!waiting.current.has(id)) show(id, null);
    },
    [refresh, show],
  );

  const flushAll = useRef(() => {});
  flushAll.current = () => {
    for (const id of [...waiting.current.keys()]) void flush(id);
  };
  useEffect(() => {
    const send = () => flushAll.current();
    addEventListener('pagehide', send);
    return () => {
      removeEventListener('pagehide', send);
      send();
    };
  }, []);

  function undo(id: string) {
    const entry = waiting.current.get(id);
    if (!entry) return;
    clearTimeout(entry.timer);
    waiting.current.delete(id);
    show(id, null);
  }

  async function answer(application: Application, status: Answer, more: { note?: string; quote?: number } = {}) {
    const { id, user } = application;
    // The list may not have heard yet of the answer that is sent first.
    const known = shown.get(id) ?? application.status;
    await flush(id);
    const timer = setTimeout(() => void flush(id), undoTime);
    waiting.current.set(id, { moves: movesTo({ id, status: known }, status, more), timer });
    last.current = id;
    show(id, status);
    const name = user.fullname;
    const texts = {
      shortlisted: t`${name} shortlisted.`,
      offered: t`Offer to ${name} goes out.`,
      declined: t`${name} declined.`,
    };
    showToast('success', texts[status], { duration: undoTime, undo: { label: t`Undo`, onUndo: () => undo(id) } });
  }

  return {
    answer,
    /** Takes the latest answer back, if it still waits. */
    undoLast: () => {
      if (last.current) undo(last.current);
    },
    /** The status to show: what was just answered, else what the server knows. */
    statusOf: (application: Application): Application['status'] => shown.get(application.id) ?? application.status,
  };
}

/** An offer passes the shortlist: from `applied` it takes two moves. */
function movesTo(
  { id, status }: Pick<Application, 'id' | 'status'>,
  to: Answer,
  more: { note?: string; quote?: number },
): Move[] {
  const final: Move = { id, status: to, ...more };
  return to === 'offered' && status === 'applied' ? [{ id, status: 'shortlisted' }, final] : [final];
}

/** Which answers a status still allows. */
export function answersTo(status: Application['status']): readonly Answer[] {
  if (status === 'applied') return ['shortlisted', 'offered', 'declined'];
  if (status === 'shortlisted') return ['offered', 'declined'];
  return status === 'offered' ? ['declined'] : [];
}
