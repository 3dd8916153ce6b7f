import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, Handshake, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { platformName } from '../../../contract/core/platforms.ts';
import type { ContentItem } from '../../../contract/social/content.ts';
import { kindName } from '../../lib/content-words.ts';
import { formatCount, formatDate } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { shortenIndian } from '../../ui/forms/rupees.ts';
import { besideMedian, engagedShare } from './median.rules.ts';

/** The creator of the work. */
export interface Maker {
  id: string;
  fullname: string;
  profile_image: string | null;
}

interface HeadProps {
  piece: ContentItem;
  /** "2 of 24", as numbers. */
  place: { at: number; of: number };
  onClose: () => void;
}

/** Kind, place in the row and the button to close. */
export function PanelHead({ piece, place: { at, of }, onClose }: HeadProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex items-center gap-2.5 max-md:absolute max-md:inset-x-3 max-md:top-1.5 max-md:h-11">
      <span className="flex-none max-md:hidden">
        <Tag>{kindName(piece.kind, i18n)}</Tag>
      </span>
      <p className="num min-w-0 flex-1 text-sm max-md:-ml-11 max-md:text-center max-md:font-semibold md:text-t3">
        <Trans>
          {at} of {of}
        </Trans>
      </p>
      <IconButton icon={X} label={t`Close`} onClick={onClose} className="max-md:order-first md:-mt-2 md:-mr-2" />
    </div>
  );
}

interface BodyProps {
  piece: ContentItem;
  all: readonly ContentItem[];
  maker: Maker;
  headingId: string;
}

/** Creator, day, caption and figures. */
export function PanelBody({ piece, all, maker, headingId }: BodyProps) {
  const { partner } = piece;
  const { i18n } = useLingui();
  return (
    <>
      <div className="flex items-center gap-3">
        <span className="flex-none max-md:hidden">
          <Avatar id={maker.id} image={maker.profile_image} size={40} />
        </span>
        <span className="flex-none md:hidden">
          <Tag>{kindName(piece.kind, i18n)}</Tag>
        </span>
        <div className="min-w-0">
          <h2 id={headingId} className="truncate font-bold max-md:sr-only">
            {maker.fullname}
          </h2>
          <p className="text-sm text-t3">
            {piece.source === 'added' ? (
              <Trans>Added by the creator</Trans>
            ) : (
              [platformName(piece.platform ?? ''), dayOf(piece.published_at, i18n.locale)].filter(Boolean).join(' · ')
            )}
          </p>
        </div>
      </div>
      {piece.caption ? <p className="whitespace-pre-line md:text-t2">{piece.caption}</p> : null}
      {partner ? (
        <p>
          <Tag icon={Handshake}>
            <Trans>Paid partnership with {partner}</Trans>
          </Tag>
        </p>
      ) : null}
      <Figures piece={piece} />
      <MedianLine piece={piece} all={all} />
    </>
  );
}

const dayOf = (at: string | null, locale: string) => at && formatDate(at, { locale });

/** Views of the piece beside those of the creator's others of the format. */
function MedianLine({ piece, all }: Pick<BodyProps, 'piece' | 'all'>) {
  const beside = besideMedian(piece, all);
  if (!beside) return null;
  const { times, of } = beside;
  const median = shortenIndian(beside.median);
  return (
    <p className="num text-sm">
      <Trans>
        Views are {times} times the median of {of} pieces of this format ({median}).
      </Trans>
    </p>
  );
}

function Figures({ piece }: { piece: ContentItem }) {
  const { figures, platform, as_of: asOf } = piece;
  const { t, i18n } = useLingui();
  if (!figures) return null;
  const engaged = engagedShare(piece);
  const shown = [
    [t`Views`, figures.views],
    [t`Engaged`, engaged === null ? null : `${engaged}%`],
    [t`Likes`, figures.likes],
    [t`Comments`, figures.comments],
    [t`Shares`, figures.shares],
    [t`Saves`, figures.saves],
  ] as const;
  const known = shown.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  if (known.length === 0) return null;
  const day = dayOf(asOf, i18n.locale);
  return (
    <div>
      <dl className="grid overflow-hidden border-line max-md:grid-cols-4 max-md:gap-y-2 max-md:border-t max-md:border-dashed max-md:pt-3 md:grid-cols-2 md:rounded-[3px_12px_12px_12px] md:border">
        {known.map(({ name, value }, place) => (
          <div
            key={name}
            className={cx(
              'border-line md:-mb-px md:border-b md:px-3.5 md:py-2.5',
              place % 2 === 0 && (place === known.length - 1 ? 'md:col-span-2' : 'md:border-r'),
            )}
          >
            <dt className="text-t3 text-xs">{name}</dt>
            <dd className="num h4">
              {typeof value === 'string' ? (
                value
              ) : (
                <>
                  <span className="max-md:hidden">{formatCount(value)}</span>
                  <span className="md:hidden">{shortenIndian(value)}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2.5 text-t3 text-xs">
        {platformName(platform ?? '')}
        {day ? (
          <>
            {' · '}
            <Trans>read {day}</Trans>
          </>
        ) : null}
        {engaged === null ? null : (
          <>
            {' · '}
            <Trans>engaged: likes and comments of the views</Trans>
          </>
        )}
      </p>
    </div>
  );
}

/** The page's own actions, and a link to the post. */
export function PanelActs({ piece, invite, save }: { piece: ContentItem; invite: ReactNode; save: ReactNode }) {
  const { t } = useLingui();
  const platform = piece.platform ? platformName(piece.platform) : null;
  return (
    <div className="mt-auto grid gap-2 max-md:sticky max-md:bottom-0 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:-mx-5 max-md:border-line max-md:border-t max-md:bg-bg max-md:px-4 max-md:py-3">
      <div className="empty:hidden max-md:order-2">{invite}</div>
      <div className="flex gap-2">
        {piece.permalink ? (
          <LinkButton
            className="flex-1"
            to={piece.permalink}
            target="_blank"
            rel="noopener noreferrer nofollow"
            icon={ExternalLink}
          >
            <span className={invite ? 'max-md:sr-only' : undefined}>
              {platform ? t`Open on ${platform}` : t`Open the post`}
            </span>
          </LinkButton>
        ) : null}
        {save}
      </div>
      <p className="flex items-center gap-2 text-t3 text-xs max-md:hidden" aria-hidden="true">
        <kbd className="rounded-tag border border-line px-1.5 font-sans">←</kbd>
        <kbd className="rounded-tag border border-line px-1.5 font-sans">→</kbd> <Trans>next picture</Trans>
        <kbd className="rounded-tag border border-line px-1.5 font-sans">Esc</kbd> <Trans>close</Trans>
      </p>
    </div>
  );
}
