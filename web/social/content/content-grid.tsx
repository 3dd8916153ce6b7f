import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Eye, Heart, type LucideIcon, MessageCircle, Play, RefreshCw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ContentKind } from '../../../contract/core/content-picture.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import type { ContentItem } from '../../../contract/social/content.ts';
import { contentIcons } from '../../lib/campaign-labels.ts';
import { kindName, kindsOf, pictureAlt } from '../../lib/content-words.ts';
import { formatShortDate } from '../../lib/format.ts';
import { formatAge } from '../../lib/relative-time.ts';
import { cx } from '../../ui/cx.ts';
import { chipClass, chipOff, chipOn } from '../../ui/data/chip.tsx';
import { ContentImage } from '../../ui/data/content-image.tsx';
import { HydrationSafeText } from '../../ui/feedback/hydration-safe-text.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { shortenIndian } from '../../ui/forms/rupees.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { contentQuery } from './content.queries.ts';
import { Lightbox } from './lightbox.tsx';
import type { Maker } from './lightbox-panel.tsx';

const shownAtFirst = 12;
const allPlatforms = 'all';

interface ContentGridProps {
  maker: Maker;
  /** Acts beside a piece that is opened. */
  invite: ReactNode;
  save: ReactNode;
}

/** Grid of a creator's work with filters by format and platform; a press opens a piece in full. */
export default function ContentGrid({ maker, invite, save }: ContentGridProps) {
  const { data: pieces = [], isPending } = useQuery(contentQuery(maker.id));
  const [format, setFormat] = useState<ContentKind | null>(null);
  const [platform, setPlatform] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const { t, i18n } = useLingui();
  const platformField = useId();
  if (isPending) return <Skeleton className="mt-5 h-dvh rounded-card" />;
  if (pieces.length === 0) {
    return (
      <p className="mt-5 text-t2">
        <Trans>No posts or pictures yet.</Trans>
      </p>
    );
  }
  const onPlatform = pieces.filter((piece) => platform === null || piece.platform === platform);
  const matching = onPlatform.filter((piece) => format === null || piece.kind === format);
  const shown = isWhole ? matching : matching.slice(0, shownAtFirst);
  const platforms = [...new Set(pieces.flatMap((piece) => piece.platform ?? []))];
  const chooseBoth = (id: string) => {
    setPlatform(id === allPlatforms ? null : id);
    setFormat(null);
  };
  return (
    <section className="mt-5" aria-label={t`Content`}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap gap-2">
          <Choice on={format === null} onChoose={() => setFormat(null)} count={onPlatform.length}>
            <Trans>All</Trans>
          </Choice>
          {kindsOf(onPlatform).map((kind) => (
            <Choice
              key={kind}
              on={format === kind}
              onChoose={() => setFormat(kind)}
              count={onPlatform.filter((piece) => piece.kind === kind).length}
            >
              {kindName(kind, i18n)}
            </Choice>
          ))}
        </div>
        {platforms.length > 1 ? (
          <Segmented
            label={t`Platform`}
            name={platformField}
            value={platform ?? allPlatforms}
            onChange={chooseBoth}
            className="max-md:flex max-md:flex-wrap"
            segments={[
              { id: allPlatforms, name: platforms.length === 2 ? <Trans>Both</Trans> : <Trans>All</Trans> },
              ...platforms.map((id) => ({ id, name: platformName(id) })),
            ]}
          />
        ) : null}
      </div>
      <ul className="grid grid-cols-3 gap-1 md:grid-cols-4 md:gap-2">
        {shown.map((piece, at) => (
          <li key={piece.id}>
            <Piece piece={piece} name={maker.fullname} onOpen={() => setOpen(at)} />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex items-center gap-1.5 text-t3 text-xs">
          <RefreshCw className="size-3.5 flex-none" aria-hidden="true" />
          <HydrationSafeText>{[...sourceWords(pieces, i18n), t`most viewed first`].join(' · ')}</HydrationSafeText>
        </p>
        {shown.length < matching.length ? (
          <Button size="sm" onClick={() => setWhole(true)}>
            <Trans>Show {matching.length - shown.length} more</Trans>
          </Button>
        ) : null}
      </div>
      {open === null ? null : (
        <Lightbox
          pieces={shown}
          all={pieces}
          at={open}
          maker={maker}
          invite={invite}
          save={save}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

interface ChoiceProps {
  on: boolean;
  onChoose: () => void;
  count: number;
  children: ReactNode;
}

function Choice({ on, onChoose, count, children }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={on} onClick={onChoose} className={cx(chipClass, on ? chipOn : chipOff)}>
      {children} <span className="num font-normal">{count}</span>
    </button>
  );
}

/** Where the pieces come from, and when those of the platforms were read last. */
function sourceWords(pieces: readonly ContentItem[], i18n: I18n): string[] {
  const read = pieces.filter(({ source }) => source === 'read');
  const names = [...new Set(read.flatMap(({ platform }) => platform ?? []))].map(platformName);
  const newest = read
    .flatMap(({ as_of: asOf }) => asOf ?? [])
    .toSorted()
    .at(-1);
  const age = newest && formatAge(newest, { i18n });
  return [
    ...(names.length > 0 ? [names.join(', ')] : []),
    ...(age ? [i18n._(msg`read ${age}`)] : []),
    ...(read.length < pieces.length ? [i18n._(msg`added by the creator`)] : []),
  ];
}

const label =
  'absolute inline-flex h-6 items-center gap-1 rounded-tag bg-[rgba(9,21,24,.76)] px-1.5 font-semibold text-[#fffdf6] text-xs';

/** Shown on hover and focus instead of the views. */
const uncovered = 'opacity-0 transition-opacity duration-120 group-hover:opacity-100 group-focus-visible:opacity-100';

function Piece({ piece, name, onOpen }: { piece: ContentItem; name: string; onOpen: () => void }) {
  const { i18n } = useLingui();
  const { kind, figures, caption } = piece;
  const views = figures?.views ?? null;
  const Icon = kind === 'picture' ? contentIcons.post : contentIcons[kind];
  const day = piece.published_at && formatShortDate(piece.published_at, i18n.locale);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="group relative block aspect-4/5 w-full cursor-pointer overflow-hidden rounded-[4px_14px_14px_14px]"
    >
      <ContentImage
        id={piece.id}
        picture={piece.picture}
        alt={pictureAlt(piece, name, i18n)}
        sizes="(min-width: 1024px) 200px, (min-width: 768px) 24vw, 33vw"
        className="size-full"
      />
      {piece.picture ? null : <span className="sr-only">{pictureAlt(piece, name, i18n)}</span>}
      <span className={cx(label, 'top-1.5 left-1.5')}>
        <Icon className="size-3.5 stroke-[2.1]" aria-hidden="true" />
        <span className="max-md:sr-only">{kindName(kind, i18n)}</span>
      </span>
      {piece.video ? (
        <Play className="absolute top-1.5 right-1.5 size-5 fill-[#fffdf6] text-[#fffdf6]" aria-hidden="true" />
      ) : null}
      {views === null ? null : (
        <span className={cx(label, 'num bottom-1.5 left-1.5')}>
          <Eye className="size-3.5 stroke-[2.1]" aria-hidden="true" />
          {shortenIndian(views)}
        </span>
      )}
      {caption || figures ? (
        <span
          aria-hidden="true"
          className={cx(
            uncovered,
            'absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-linear-to-t from-55% from-[rgba(9,21,24,.92)] to-transparent px-2.5 pt-14 pb-2.5 text-left text-[#fffdf6] max-md:hidden',
          )}
        >
          {caption ? <span className="line-clamp-3 font-semibold text-xs">{caption}</span> : null}
          {figures ? (
            <span className="num flex flex-wrap gap-x-2.5 font-semibold text-xs">
              <Told icon={Eye} value={figures.views} />
              <Told icon={Heart} value={figures.likes} />
              <Told icon={MessageCircle} value={figures.comments} />
            </span>
          ) : null}
          {day ? <span className="text-xs">{day}</span> : null}
        </span>
      ) : null}
    </button>
  );
}

function Told({ icon: Icon, value }: { icon: LucideIcon; value: number | null }) {
  if (value === null) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <Icon className="size-3.5 stroke-[2.1]" />
      {shortenIndian(value)}
    </span>
  );
}
