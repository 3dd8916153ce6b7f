import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, MessageCircleQuestion, Pencil, RefreshCw } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { platformName } from '../../../contract/core/platforms.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { FigureName, NewestReading, Reading } from '../../../contract/work/figures.ts';
import { formatCount, formatDay, formatPercent } from '../../lib/format.ts';
import { formatAge } from '../../lib/relative-time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { figureLabels } from './piece-words.tsx';
import { ReadingList } from './reading-list.tsx';

const QuestionDialog = lazyWithRetry(() => import('./question-dialog.tsx'));

interface PieceFiguresProps {
  piece: Deliverable;
  figures: NewestReading;
  as: 'creator' | 'influencer' | 'side';
}

/** Figures of a published piece as four tiles, with source and age, and the readings they come from. */
export function PieceFigures({ piece, figures, as }: PieceFiguresProps) {
  const { i18n } = useLingui();
  const { views, reach, screenshots } = figures;
  const { post, readings } = piece;
  const engaged = sumOf(figures, ['likes', 'comments', 'shares', 'saves']);
  const kept = sumOf(figures, ['saves', 'shares']);
  const handle = post?.account?.handle;
  const average = post?.account?.average_views ?? null;
  const usual = average === null ? null : formatCount(average);
  /** Counts that are known, such as `Saves 412, Shares 96`. */
  const partsOf = (names: readonly FigureName[]) =>
    names
      .filter((name) => figures[name] !== null)
      .map((name) => `${i18n._(figureLabels[name])} ${formatCount(figures[name] ?? 0)}`)
      .join(', ');
  return (
    <section className="grid gap-3">
      <h4 className="h5">
        <Trans>Results</Trans>
      </h4>
      {handle ? (
        <p className="flex items-center gap-1.5 font-semibold text-ok text-sm [overflow-wrap:anywhere]">
          <CircleCheck className="size-4 flex-none" />
          <Trans>Matched to @{handle}</Trans>
        </p>
      ) : null}
      <dl className="num grid grid-cols-2 gap-2">
        <Tile name={<Trans>People reached</Trans>} value={reach}>
          <Gain readings={readings} />
        </Tile>
        <Tile name={<Trans>Views</Trans>} value={views}>
          {usual === null ? null : as === 'influencer' ? (
            <Trans>average of yours {usual}</Trans>
          ) : (
            <Trans>average of theirs {usual}</Trans>
          )}
        </Tile>
        <Tile
          name={<Trans>Engaged</Trans>}
          value={engaged}
          shown={engaged !== null && views ? formatPercent((engaged / views) * 100) : undefined}
        >
          {partsOf(['likes', 'comments'])}
        </Tile>
        <Tile name={<Trans>Saved and shared</Trans>} value={kept}>
          {partsOf(['saves', 'shares'])}
        </Tile>
      </dl>
      <Source piece={piece} figures={figures} as={as} />
      {screenshots.length > 0 ? <Screenshots addresses={screenshots} /> : null}
      <Question piece={piece} figures={figures} as={as} />
      <ReadingList piece={piece} isOwn={as === 'influencer'} />
    </section>
  );
}

/** Sum of the figures that are known; null if none is. */
function sumOf(figures: Reading, names: readonly FigureName[]): number | null {
  const known = names.flatMap((name) => figures[name] ?? []);
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0);
}

/** People reached since the first reading. */
function Gain({ readings }: { readings: readonly Reading[] }) {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last || first === last || first.hours !== 1 || first.reach === null || last.reach === null)
    return null;
  const gained = formatCount(last.reach - first.reach);
  return <Trans>+ {gained} since 1 h</Trans>;
}

function Source({ piece, figures: { source, platform, read_at, as_of }, as }: PieceFiguresProps) {
  const { i18n } = useLingui();
  if (source === 'provider') {
    const [name, age] = [platformName(platform ?? ''), formatAge(read_at, { i18n })];
    return (
      <p className="flex items-center gap-1.5 text-t3 text-xs">
        <RefreshCw className="size-3.5 flex-none" />
        <Trans>
          {name} · read {age}
        </Trans>
      </p>
    );
  }
  const [name, day] = [piece.user.fullname, formatDay(as_of, { locale: i18n.locale })];
  return (
    <p className="flex items-center gap-1.5 text-t3 text-xs">
      <Pencil className="size-3.5 flex-none" />
      {as === 'influencer' ? (
        <Trans>Typed in by you · {day}</Trans>
      ) : (
        <Trans>
          Typed in by {name} · {day}
        </Trans>
      )}
    </p>
  );
}

function Screenshots({ addresses }: { addresses: readonly string[] }) {
  const { t } = useLingui();
  return (
    <ul className="flex flex-wrap gap-2">
      {addresses.map((address, index) => {
        const number = index + 1;
        return (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer" className="block">
              <img
                src={address}
                alt={t`Screenshot ${number} of the platform’s numbers`}
                className="size-20 rounded-box border border-line object-cover object-top"
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The campaign owner's question about figures that were typed in, or the button to ask one. */
function Question({ piece, figures: { question }, as }: PieceFiguresProps) {
  const [isAsking, setAsking] = useState(false);
  if (question) {
    const { note } = question;
    return (
      <p className="rounded-box bg-amber-tint px-3.5 py-2.5 text-on-tint text-sm [overflow-wrap:anywhere]">
        {as === 'influencer' ? (
          <Trans>
            The campaign owner asked: “{note}” Check the numbers, and add a screenshot of the platform’s own.
          </Trans>
        ) : (
          <Trans>Questioned: “{note}”</Trans>
        )}
      </p>
    );
  }
  if (piece.can.question !== true) return null;
  return (
    <>
      <Button size="sm" icon={MessageCircleQuestion} className="w-fit" onClick={() => setAsking(true)}>
        <Trans>Question these numbers</Trans>
      </Button>
      {isAsking ? (
        <Suspense>
          <QuestionDialog piece={piece} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface TileProps {
  name: ReactNode;
  value: number | null;
  /** In place of the number. */
  shown?: string | undefined;
  children?: ReactNode;
}

function Tile({ name, value, shown, children }: TileProps) {
  if (value === null) return null;
  return (
    <div className="rounded-[3px_12px_12px_12px] border border-line px-3.5 py-2.5">
      <dt className="text-t2 text-xs">{name}</dt>
      <dd className="money text-xl">{shown ?? formatCount(value)}</dd>
      <dd className="text-t2 text-xs empty:hidden">{children}</dd>
    </div>
  );
}
