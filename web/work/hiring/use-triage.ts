import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { undoTime } from '../../lib/pending-actions.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { type Answer, answerOutbox, answersTo, type RefusedAnswer, shownStatus } from './answer-outbox.ts';
import { followAnswers } from './follow-answers.ts';

export interface Words {
  note?: string;
}

/** Notice of the latest answer, while it can be undone. */
export interface AnswerNotice {
  text: string;
  onUndo: () => void;
}

/**
 * Answers that can be undone for a moment. The other side is notified at once and cannot be un-notified, so each answer
 * waits in the browser; hiding or leaving the page sends it. `announce` shows the latest one, or nothing after Undo.
 */
export function useTriage(campaignId: string, announce: (notice: AnswerNotice | undefined) => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const waiting = answerOutbox.useWaiting();
  const [refused, setRefused] = useState<RefusedAnswer[]>([]);
  const latest = useRef<string[]>([]);

  useEffect(() => followAnswers(client), [client]);
  useEffect(
    () =>
      answerOutbox.onSettled(({ campaignId: of }, settled) => {
        if (of !== campaignId || !settled) return;
        const late = settled.refused;
        // Lists each person once.
        setRefused((known) => [...known.filter(({ id }) => !late.some((one) => one.id === id)), ...late]);
      }),
    [campaignId],
  );

  const undo = useCallback(
    (key: string) => {
      latest.current = latest.current.filter((one) => one !== key);
      announce(undefined);
      if (!answerOutbox.takeBack(key)) showToast('info', t`It was already sent, so you can’t undo it.`);
    },
    [t, announce],
  );

  function answer(applications: readonly Application[], status: Answer, words: Words = {}) {
    const open = applications.filter((one) => answersTo(one, shownStatus(one, waiting)).includes(status));
    const left = applications.length - open.length;
    const [first] = open;
    if (!first) {
      showToast('info', t`None of the selected applicants can get this answer any more.`);
      return;
    }
    const people = open.map(({ id, user }) => ({ id, name: user.fullname }));
    const key = answerOutbox.put({ campaignId, people, status, ...words });
    latest.current.push(key);
    const name = first.user.fullname;
    const count = open.length;
    const done = {
      shortlisted: t`${plural(count, { one: `${name} shortlisted.`, other: '# shortlisted.' })}`,
      offered: t`${plural(count, { one: `Sending offer to ${name}.`, other: 'Sending # offers.' })}`,
      declined: t`${plural(count, { one: `${name} declined.`, other: '# declined.' })}`,
    };
    const skipped = left > 0 ? t`${plural(left, { one: '# is unchanged.', other: '# are unchanged.' })}` : '';
    const seconds = undoTime / 1000;
    const later = t`They’ll be notified in ${seconds} seconds.`;
    announce({ text: [done[status], skipped, later].filter(Boolean).join(' '), onUndo: () => undo(key) });
  }

  return {
    answer,
    /** Undoes the latest answer, if still pending. */
    undoLast: () => {
      const key = latest.current.at(-1);
      if (key) undo(key);
    },
    /** Sends pending answers without waiting for Undo. */
    sendNow: () => {
      if (waiting.length === 0) return;
      answerOutbox.sendNow();
      announce(undefined);
    },
    /** Displayed status: a pending answer, else the server's. */
    statusOf: useCallback((application: Application) => shownStatus(application, waiting), [waiting]),
    refused,
    forgetRefused: () => setRefused([]),
  };
}
export type Triage = ReturnType<typeof useTriage>;
