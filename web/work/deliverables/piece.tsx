import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useRef } from 'react';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { PieceFigures } from './piece-figures.tsx';
import { PieceHistory } from './piece-history.tsx';
import { moneyOf } from './piece-money.ts';
import type { PieceProps } from './piece-props.ts';
import { PieceRail } from './piece-rail.tsx';
import { Review } from './review.tsx';
import { NothingYet } from './waiting-note.tsx';
import { WorkForms } from './work-forms.tsx';

const IdeaStep = lazyWithRetry(() => import('./idea-step.tsx'));
const Draft = lazyWithRetry(() => import('./draft.tsx'));

interface WholePieceProps extends PieceProps {
  /** Undefined while it is loading, and where no money is shown. */
  escrow: Escrow | undefined;
  /** One side asks to cancel, so that the work and its dates rest. */
  isPaused: boolean;
}

/** Steps of a piece with its work, actions and history. */
export function Piece({ escrow, isPaused, ...props }: WholePieceProps) {
  const { piece, as } = props;
  const place = useRef<HTMLDivElement>(null);
  const isNamed = location.search.includes(`piece=${piece.id}`);
  useEffect(() => {
    if (isNamed) place.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  const money = escrow && as !== 'side' ? moneyOf(piece, escrow, as) : null;
  return (
    <div ref={place} className="scroll-mt-20">
      <PieceRail
        piece={piece}
        as={as}
        isPaused={isPaused}
        silenceAt={escrow?.auto_release_at ?? null}
        isPaid={money?.isPaid}
        money={money ? <MoneyWords {...money} /> : null}
      >
        <PieceBody {...props} />
      </PieceRail>
    </div>
  );
}

function MoneyWords({ amount, isPaid }: { amount: number; isPaid: boolean }) {
  const sum = formatRupees(amount, { paise: true });
  return isPaid ? <Trans>{sum} released</Trans> : <Trans>{sum} by the payment plan</Trans>;
}

/** The work with its comments, what to do next, results and history. */
function PieceBody(props: PieceProps) {
  const { piece, as } = props;
  const forms = as === 'influencer' ? <WorkForms {...props} /> : null;
  const answers = as === 'creator' ? <Review {...props} /> : null;
  const beside = (
    <>
      {piece.figures ? <PieceFigures piece={piece} figures={piece.figures} as={as} /> : null}
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
    <div className="grid min-w-0 gap-5">
      {piece.idea ? <IdeaStep {...props} idea={piece.idea} /> : null}
      {piece.idea && piece.idea.status !== 'approved' ? null : forms}
      {as === 'side' ? <NothingYet /> : null}
      {piece.idea && piece.idea.status !== 'approved' ? null : answers}
      {beside}
    </div>
  );
}
