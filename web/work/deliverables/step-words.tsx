import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { publicationTerms } from '../../../contract/work/publication-terms.ts';
import { formatDay } from '../../lib/format.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import type { StepId } from './work-steps.ts';

export function StepName({ step }: { step: StepId }) {
  switch (step) {
    case 'idea':
      return <Trans>Idea</Trans>;
    case 'draft':
      return <Trans>Draft</Trans>;
    case 'approve':
      return <Trans>Approve</Trans>;
    case 'publish':
      return <Trans>Publish</Trans>;
    case 'paid':
      return <Trans>Paid</Trans>;
  }
}

interface StepWordsProps {
  step: StepId;
  piece: Deliverable;
  as: 'creator' | 'influencer' | 'side';
}

/** Explanation of a step in one line. */
export function StepLine({ step, as }: StepWordsProps) {
  switch (step) {
    case 'idea':
      return <Trans>one round, before the shoot</Trans>;
    case 'draft':
      return as === 'influencer' ? (
        <Trans>a video, a picture or a link, with your label ticks</Trans>
      ) : (
        <Trans>a video, a picture or a link, with the label ticks</Trans>
      );
    case 'approve':
      return as === 'creator' ? <Trans>you approve it, or ask for changes</Trans> : <Trans>the brand answers</Trans>;
    case 'publish':
      return <Trans>the post goes live and its link comes in</Trans>;
    case 'paid':
      return as === 'creator' ? (
        <Trans>found on their account, or you confirm it</Trans>
      ) : (
        <Trans>found on the account, or the brand confirms it</Trans>
      );
  }
}

interface StepClockProps {
  step: StepId;
  piece: Deliverable;
  isOver: boolean;
  /** When silence approves the work; null while that does not run. */
  silenceAt: string | null;
  /** Money that waits for the piece. */
  money: ReactNode;
}

/** Day of a step: when it was done, or by when it is; nothing where none is known. */
export function StepClock({ step, piece, isOver, silenceAt, money }: StepClockProps) {
  const { i18n } = useLingui();
  const day = (at: string) => formatDay(at, { locale: i18n.locale });
  const { idea, history, due_on: due, publication, submitted_at: submitted } = piece;
  const { publishDays } = publicationTerms;
  const approved = history.findLast(({ to }) => to === 'approved')?.createdAt;
  switch (step) {
    case 'idea':
      if (idea?.silence_at) return <Trans>by {momentInWords(idea.silence_at, i18n)}, then silence approves</Trans>;
      return idea?.approved_at ? day(idea.approved_at) : null;
    case 'draft':
      if (isOver && submitted) return day(submitted);
      return due ? <Trans>by {day(due)}</Trans> : null;
    case 'approve':
      if (approved && isOver) return day(approved);
      return silenceAt ? <Trans>by {momentInWords(silenceAt, i18n)}, then silence approves</Trans> : null;
    case 'publish':
      if (publication?.published_at) return day(publication.published_at);
      if (publication?.publish_by) return <Trans>by {day(publication.publish_by)}</Trans>;
      return publication ? <Trans>within {publishDays} days of the approval</Trans> : null;
    case 'paid':
      return money;
  }
}
