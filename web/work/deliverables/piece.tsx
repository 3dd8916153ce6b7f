import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleAlert, Clapperboard } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { contentIcons, pieceName } from '../../lib/campaign-labels.ts';
import { formatDay } from '../../lib/format.ts';
import { useLatch } from '../../lib/use-latch.ts';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { PieceFigures } from './piece-figures.tsx';
import { PieceHistory } from './piece-history.tsx';
import type { PieceProps } from './piece-props.ts';
import { PieceTag, roundOf } from './piece-words.tsx';
import { Review } from './review.tsx';
import { NothingYet } from './waiting-note.tsx';
import { WorkForms } from './work-forms.tsx';

const IdeaStep = lazyWithRetry(() => import('./idea-step.tsx'));
const Draft = lazyWithRetry(() => import('./draft.tsx'));

/** Expandable row of a piece: submitted work, actions and history. */
export function Piece({ isOpen: isMeant, ...props }: PieceProps) {
  const { i18n } = useLingui();
  const { piece } = props;
  const [choice, setChoice] = useState<boolean | null>(null);
  // Stays expanded, since the reader may be typing when another piece becomes current.
  const wasMeant = useLatch(isMeant);
  const isOpen = choice ?? wasMeant;
  const body = useId();
  const row = useRef<HTMLLIElement>(null);
  const isNamed = isMeant && location.search.includes(`piece=${piece.id}`);
  useEffect(() => {
    if (isNamed) row.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  const Icon = contentIcons[piece.type as keyof typeof contentIcons] ?? Clapperboard;
  return (
    <li ref={row} className="scroll-mt-20">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setChoice(!isOpen)}
          className="flex min-h-16 w-full cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-2 md:px-5"
        >
          <Icon className="text-t3" />
          <span className="min-w-0 flex-1">
            <span className="h5 block">{pieceName(piece, i18n)}</span>
            <Due piece={piece} />
          </span>
          <PieceTag status={piece.status} />
          <ChevronDown className={cx('text-t3 transition-transform duration-120', isOpen && 'rotate-180')} />
        </button>
      </h3>
      <div id={body} hidden={!isOpen} className="px-4 pt-1 pb-5 md:px-5">
        {isOpen ? <PieceBody {...props} isOpen /> : null}
      </div>
    </li>
  );
}

/** The work with its comments, what to do next, results and history. */
function PieceBody(props: PieceProps) {
  const { piece, as } = props;
  const forms = as === 'influencer' ? <WorkForms {...props} /> : null;
  const answers = as === 'creator' ? <Review {...props} /> : null;
  const beside = (
    <>
      {piece.figures ? <PieceFigures figures={piece.figures} /> : null}
      <PieceHistory piece={piece} />
    </>
  );
  if (piece.version > 0) {
    return (
      <Suspense fallback={<Skeleton className="h-40" />}>
        <Draft {...props} answers={answers} beside={beside} below={forms} />
      </Suspense>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_320px] @4xl:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 gap-5">
        {piece.idea ? <IdeaStep {...props} idea={piece.idea} /> : null}
        {piece.idea && piece.idea.status !== 'approved' ? null : forms}
        {as === 'side' ? <NothingYet /> : null}
        {piece.idea && piece.idea.status !== 'approved' ? null : answers}
      </div>
      <div className="grid min-w-0 gap-5">{beside}</div>
    </div>
  );
}

/** Due date, or round number. */
function Due({ piece }: { piece: Deliverable }) {
  const { i18n } = useLingui();
  const { due_on: due, status } = piece;
  const round = roundOf(piece);
  const isOpen = status === 'planned' || status === 'changes_requested';
  const isLate = isOpen && due !== null && due < dateInIndia(new Date());
  const day = due === null ? null : formatDay(due, { locale: i18n.locale });
  return (
    <span className="num flex flex-wrap gap-x-3 text-sm text-t2">
      {day && isLate ? (
        <span className="inline-flex items-center gap-1 font-semibold text-bad">
          <CircleAlert className="size-4" />
          <Trans>Was due {day}</Trans>
        </span>
      ) : null}
      {day && !isLate && isOpen ? <Trans>Due {day}</Trans> : null}
      {status !== 'planned' && round > 1 ? (
        <span>
          <Trans>Round {round}</Trans>
        </span>
      ) : null}
      {piece.ai_made ? (
        <span>
          <Trans>Made with AI</Trans>
        </span>
      ) : null}
    </span>
  );
}
