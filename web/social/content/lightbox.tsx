import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, type TouchEvent, useId, useRef } from 'react';
import type { ContentItem } from '../../../contract/social/content.ts';
import { pictureAlt } from '../../lib/content-words.ts';
import { cx } from '../../ui/cx.ts';
import { ContentImage } from '../../ui/data/content-image.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { type Maker, PanelActs, PanelBody, PanelHead } from './lightbox-panel.tsx';
import { PieceVideo } from './piece-video.tsx';

/** Pixels a finger has to move sideways. */
const swipe = 48;

interface LightboxProps {
  pieces: readonly ContentItem[];
  /** All pieces of the creator, for the medians. */
  all: readonly ContentItem[];
  at: number;
  maker: Maker;
  /** Acts of the page that shows it. */
  invite: ReactNode;
  save: ReactNode;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** One piece in full with its figures and link; arrows and swipes lead to the next. */
export function Lightbox({ pieces, all, at, maker, invite, save, onMove, onClose }: LightboxProps) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const touched = useRef(0);
  const piece = pieces[at];
  if (!piece) return null;
  const move = (by: number) => onMove((at + by + pieces.length) % pieces.length);
  // Events of a dialog that one of its acts opened arrive here too.
  const isOwn = ({ target, currentTarget }: SyntheticEvent) =>
    (target as Element).closest('dialog') === currentTarget.closest('dialog');
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!isOwn(event)) return;
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  const onTouchEnd = (event: TouchEvent) => {
    if (!isOwn(event)) return;
    const { changedTouches } = event;
    const moved = (changedTouches[0]?.clientX ?? touched.current) - touched.current;
    if (Math.abs(moved) > swipe) move(moved > 0 ? -1 : 1);
  };
  const alt = pictureAlt(piece, maker.fullname, i18n);
  const picture = (
    <ContentImage
      key={piece.id}
      id={piece.id}
      picture={piece.picture}
      alt={alt}
      sizes="(min-width: 768px) 592px, 100vw"
      className="max-md:h-[400px] md:h-[740px]"
      isFirst
    />
  );
  return (
    <Modal
      labelledBy={heading}
      onClose={onClose}
      className="own-scheme backdrop:bg-scrim-deep! inset-0 m-auto max-h-dvh w-full max-w-none max-md:h-dvh max-md:scheme-dark max-md:border-0 max-md:bg-bg md:h-[740px] md:w-[1000px] md:rounded-dialog"
    >
      <section
        aria-labelledby={heading}
        className="relative grid min-h-0 flex-1 overflow-y-auto md:grid-cols-[592px_minmax(0,1fr)]"
        onKeyDown={onKeyDown}
        onTouchStart={({ touches }) => {
          touched.current = touches[0]?.clientX ?? 0;
        }}
        onTouchEnd={onTouchEnd}
      >
        <div className="order-2 flex min-w-0 flex-col gap-4 p-5 max-md:pb-0 md:p-6">
          <PanelHead piece={piece} place={{ at: at + 1, of: pieces.length }} onClose={onClose} />
          <Turn
            icon={ChevronLeft}
            label={t`Previous`}
            onTurn={() => move(-1)}
            className="left-3 xl:left-[calc(50%-576px)]"
          />
          <Turn
            icon={ChevronRight}
            label={t`Next`}
            onTurn={() => move(1)}
            className="right-3 md:right-[412px] xl:right-[calc(50%-576px)]"
          />
          <PanelBody piece={piece} all={all} maker={maker} headingId={heading} />
          <PanelActs piece={piece} invite={invite} save={save} />
        </div>
        <div className="relative min-w-0 max-md:pt-14">
          {piece.video ? (
            <PieceVideo key={piece.id} video={piece.video} poster={piece.picture?.url} label={alt} cover={picture} />
          ) : (
            <>
              {picture}
              <Thumbs pieces={pieces} at={at} onMove={onMove} />
              <Dots count={pieces.length} at={at} />
            </>
          )}
        </div>
      </section>
    </Modal>
  );
}

interface TurnProps {
  icon: typeof ChevronLeft;
  label: string;
  onTurn: () => void;
  className: string;
}

/** At the picture's edge, in wide windows beside the dialog; on phones a swipe does the same, so the buttons show on focus only. */
function Turn({ icon, label, onTurn, className }: TurnProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      onClick={onTurn}
      className={cx(
        'absolute! z-1 rounded-full! bg-surface shadow-pop max-md:not-focus-visible:sr-only max-md:top-58 md:top-[348px] xl:fixed! xl:top-[calc(50%-26px)] xl:size-13!',
        className,
      )}
    />
  );
}

const mostDots = 5;

/** Place in the row, on phones. */
function Dots({ count, at }: { count: number; at: number }) {
  const from = Math.max(0, Math.min(at - 2, count - mostDots));
  const around = Array.from({ length: Math.min(count, mostDots) }, (_, place) => from + place);
  if (count < 2) return null;
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-3 flex justify-center gap-1.5 md:hidden">
      {around.map((place) => (
        <span
          key={place}
          className={cx('h-1.5 rounded-full bg-[#fffdf6]', place === at ? 'w-4' : 'w-1.5 opacity-60')}
        />
      ))}
    </span>
  );
}

const mostThumbs = 7;

/** Small copies of the pieces around this one, for the mouse; keys and swipes lead the same way. */
function Thumbs({ pieces, at, onMove }: Pick<LightboxProps, 'pieces' | 'at' | 'onMove'>) {
  const from = Math.max(0, Math.min(at - 3, pieces.length - mostThumbs));
  const around = pieces.slice(from, from + mostThumbs);
  if (around.length < 2) return null;
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-3 flex justify-center gap-1.5 max-md:hidden">
      {around.map((piece, place) => (
        <button
          key={piece.id}
          type="button"
          tabIndex={-1}
          onClick={() => onMove(from + place)}
          className={cx(
            'block h-13.5 w-11 cursor-pointer overflow-hidden rounded-[3px_8px_8px_8px]',
            from + place === at ? 'outline-2 outline-[#fffdf6]' : 'opacity-90',
          )}
        >
          <ContentImage id={piece.id} picture={piece.picture} alt="" sizes="44px" className="size-full" />
        </button>
      ))}
    </div>
  );
}
