import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, ExternalLink, X } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useId, useRef } from 'react';
import { platformName } from '../../../contract/core/platforms.ts';
import type { ContentItem } from '../../../contract/social/content.ts';
import { kindName, pictureAlt } from '../../lib/content-words.ts';
import { formatDate } from '../../lib/format.ts';
import { ContentImage } from '../../ui/data/content-image.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { shortenIndian } from '../../ui/forms/rupees.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import { PieceVideo } from './piece-video.tsx';

/** Pixels a finger has to move sideways. */
const swipe = 48;

interface LightboxProps {
  pieces: readonly ContentItem[];
  at: number;
  name: string;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** One piece in full with its figures and link; arrows and swipes lead to the next. */
export function Lightbox({ pieces, at, name, onMove, onClose }: LightboxProps) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const touched = useRef(0);
  const piece = pieces[at];
  if (!piece) return null;
  const move = (by: number) => onMove((at + by + pieces.length) % pieces.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? touched.current) - touched.current;
    if (Math.abs(moved) > swipe) move(moved > 0 ? -1 : 1);
  };
  return (
    <Modal
      labelledBy={heading}
      onClose={onClose}
      className="inset-0 m-auto max-h-dvh w-full max-w-none md:h-[740px] md:w-[1000px] md:rounded-dialog"
    >
      <section
        aria-labelledby={heading}
        className="grid min-h-0 flex-1 overflow-y-auto md:grid-cols-[592px_minmax(0,1fr)]"
        onKeyDown={onKeyDown}
        onTouchStart={({ touches }) => {
          touched.current = touches[0]?.clientX ?? 0;
        }}
        onTouchEnd={onTouchEnd}
      >
        {piece.video ? (
          <PieceVideo
            key={piece.id}
            video={piece.video}
            poster={piece.picture?.url}
            label={pictureAlt(piece, name, i18n)}
          />
        ) : (
          <ContentImage
            key={piece.id}
            id={piece.id}
            picture={piece.picture}
            alt={pictureAlt(piece, name, i18n)}
            sizes="(min-width: 768px) 592px, 100vw"
            className="max-md:h-[400px] md:h-[740px]"
            isFirst
          />
        )}
        <div className="flex min-w-0 flex-col gap-4 p-5 md:p-6">
          <div className="flex items-center gap-2">
            <h2 id={heading} className="h4 min-w-0 flex-1">
              {kindName(piece.kind, i18n)}
              {piece.platform ? ` · ${platformName(piece.platform)}` : null}
            </h2>
            <IconButton icon={X} label={t`Close`} onClick={onClose} />
            <IconButton icon={ChevronLeft} label={t`Previous`} onClick={() => move(-1)} />
            <IconButton icon={ChevronRight} label={t`Next`} onClick={() => move(1)} />
          </div>
          {piece.caption ? <p className="whitespace-pre-line text-t2">{piece.caption}</p> : null}
          <Figures piece={piece} />
          <p className="text-sm text-t3">
            <Source piece={piece} />
          </p>
          {piece.permalink ? (
            <a
              href={piece.permalink}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="link inline-flex items-center gap-1.5"
            >
              <ExternalLink className="size-4" aria-hidden="true" />
              <Trans>Open the post</Trans>
            </a>
          ) : null}
          <p className="num mt-auto text-sm text-t3">
            <Trans>
              {at + 1} of {pieces.length}
            </Trans>
          </p>
        </div>
      </section>
    </Modal>
  );
}

function Figures({ piece: { figures } }: { piece: ContentItem }) {
  const { t } = useLingui();
  if (!figures) return null;
  const shown = [
    [t`Views`, figures.views],
    [t`Likes`, figures.likes],
    [t`Comments`, figures.comments],
    [t`Saves`, figures.saves],
  ] as const;
  const known = shown.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  if (known.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-3 border-line border-y border-dashed py-3">
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-t3 text-xs">{name}</dt>
          <dd className="num h4">{shortenIndian(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Source({ piece }: { piece: ContentItem }) {
  const { i18n } = useLingui();
  if (piece.source === 'added') return <Trans>Added by the creator</Trans>;
  const day = (at: string | null) => formatDate(at ?? '', { locale: i18n.locale });
  const platform = platformName(piece.platform ?? '');
  return (
    <Trans>
      Posted {day(piece.published_at)} · {platform}, read {day(piece.as_of)}
    </Trans>
  );
}
