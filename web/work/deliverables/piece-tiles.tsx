import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clapperboard, Hourglass } from 'lucide-react';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { contentIcons, pieceName } from '../../lib/campaign-labels.ts';
import { formatDay } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { isDone, pieceLooks, roundOf } from './piece-words.tsx';
import { lateBy, shownStep, stepsOf, turnOf } from './work-steps.ts';

interface PieceTilesProps {
  pieces: readonly Deliverable[];
  as: 'creator' | 'influencer' | 'side';
  /** Work and dates rest until a proposal to cancel is answered. */
  isPaused: boolean;
  /** Id of the piece that is open. */
  open: string | undefined;
  onOpen: (id: string) => void;
  /** Id of the element with the work of a piece. */
  bodyOf: (id: string) => string;
}

/** Pieces of an agreement as tiles, four a row; on phones a line that scrolls sideways. */
export function PieceTiles({ pieces, as, isPaused, open, onOpen, bodyOf }: PieceTilesProps) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-2 max-md:-mx-4 max-md:auto-cols-[minmax(132px,1fr)] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-4 max-md:pb-1 md:grid-cols-[repeat(auto-fill,minmax(184px,1fr))]">
      {pieces.map((piece) => {
        const Icon = contentIcons[piece.type as keyof typeof contentIcons] ?? Clapperboard;
        const isOpen = piece.id === open;
        return (
          <li key={piece.id} className="grid min-w-0">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={bodyOf(piece.id)}
              onClick={() => onOpen(piece.id)}
              className={cx(
                'relative flex min-h-15.5 w-full min-w-0 cursor-pointer items-center gap-2.5 rounded-[3px_12px_12px_12px] border bg-surface px-2.5 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2',
                isOpen ? 'border-pea ring-1 ring-pea ring-inset' : 'border-line',
              )}
            >
              <span className="grid size-9 flex-none place-items-center rounded-[3px_10px_10px_10px] bg-pea-tint text-link max-md:hidden">
                <Icon className="size-5" />
              </span>
              <span className="min-w-0 flex-1">
                <b className="block truncate font-semibold text-sm">{pieceName(piece, i18n)}</b>
                <span className="num block text-t3 text-xs">
                  {isPaused && !isDone(piece) ? <Trans>paused</Trans> : <TileLine piece={piece} />}
                </span>
              </span>
              <TileMark piece={piece} as={isPaused ? null : as} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** State of a piece: how far it is, and by when it is due. */
function TileLine({ piece }: { piece: Deliverable }) {
  const { i18n } = useLingui();
  const { status, idea, due_on: due, publication } = piece;
  if (publication?.cancelled_at) return <Trans>cancelled, refunded</Trans>;
  const isOpen = status === 'planned' || status === 'changes_requested';
  const day = due && formatDay(due, { locale: i18n.locale });
  const isLate = due !== null && due < dateInIndia(new Date());
  if (isOpen && day && isLate) {
    return (
      <span className="font-semibold text-bad">
        <Trans>was due {day}</Trans>
      </span>
    );
  }
  const round = roundOf(piece);
  return (
    <>
      {idea && idea.status !== 'approved' ? <Trans>idea first</Trans> : i18n._(pieceLooks[status].name)}
      {isOpen && day ? (
        <>
          {', '}
          <Trans>by {day}</Trans>
        </>
      ) : null}
      {status === 'submitted' && round > 1 ? (
        <>
          {', '}
          <Trans>round {round}</Trans>
        </>
      ) : null}
    </>
  );
}

/** Icon of a piece that is done or cancelled, or waits for the reader. */
function TileMark({ piece, as }: { piece: Deliverable; as: PieceTilesProps['as'] | null }) {
  if (piece.publication?.cancelled_at) return <CircleX className="size-4.5 flex-none text-t3" />;
  const steps = stepsOf(piece, undefined);
  const current = steps.find(({ state }) => state === 'current');
  if (!current) return <CircleCheck className="size-4.5 flex-none text-ok" />;
  if (turnOf(piece, shownStep(steps)) !== as) return null;
  const isLate = lateBy(piece, current.id, dateInIndia(new Date())) > 0;
  return (
    <>
      <Hourglass className={cx('size-4.5 flex-none', isLate ? 'text-bad' : 'text-amber-t')} />
      <span className="sr-only">
        <Trans>Your turn</Trans>
      </span>
    </>
  );
}
