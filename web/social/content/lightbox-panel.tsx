import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { platformName } from '../../../contract/core/platforms.ts';
import type { ContentItem } from '../../../contract/social/content.ts';
import { kindName } from '../../lib/content-words.ts';
import { formatCount, formatDate } from '../../lib/format.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';

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
    <div className="flex items-center gap-2.5">
      <Tag>{kindName(piece.kind, i18n)}</Tag>
      <p className="num min-w-0 flex-1 text-sm text-t3">
        <Trans>
          {at} of {of}
        </Trans>
      </p>
      <IconButton icon={X} label={t`Close`} onClick={onClose} className="-mt-2 -mr-2" />
    </div>
  );
}

interface BodyProps {
  piece: ContentItem;
  maker: Maker;
  headingId: string;
}

/** Creator, day, caption and figures. */
export function PanelBody({ piece, maker, headingId }: BodyProps) {
  const { i18n } = useLingui();
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar id={maker.id} image={maker.profile_image} size={40} />
        <div className="min-w-0">
          <h2 id={headingId} className="truncate font-bold">
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
      {piece.caption ? <p className="whitespace-pre-line text-t2">{piece.caption}</p> : null}
      <Figures piece={piece} />
    </>
  );
}

const dayOf = (at: string | null, locale: string) => at && formatDate(at, { locale });

function Figures({ piece: { figures, platform, as_of: asOf } }: { piece: ContentItem }) {
  const { t, i18n } = useLingui();
  if (!figures) return null;
  const shown = [
    [t`Views`, figures.views],
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
      <dl className="grid grid-cols-2 overflow-hidden rounded-[3px_12px_12px_12px] border border-line">
        {known.map(({ name, value }, place) => (
          <div
            key={name}
            className={`-mb-px border-line border-b px-3.5 py-2.5 ${place % 2 === 0 ? 'border-r' : ''} ${place % 2 === 0 && place === known.length - 1 ? 'col-span-2 border-r-0' : ''}`}
          >
            <dt className="text-t3 text-xs">{name}</dt>
            <dd className="num h4">{formatCount(value)}</dd>
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
      </p>
    </div>
  );
}

/** The page's own actions, and a link to the post. */
export function PanelActs({ piece, invite, save }: { piece: ContentItem; invite: ReactNode; save: ReactNode }) {
  const { t } = useLingui();
  const platform = piece.platform ? platformName(piece.platform) : null;
  return (
    <div className="mt-auto grid gap-2">
      {invite}
      <div className="flex gap-2">
        {piece.permalink ? (
          <LinkButton
            className="flex-1"
            to={piece.permalink}
            target="_blank"
            rel="noopener noreferrer nofollow"
            icon={ExternalLink}
          >
            {platform ? t`Open on ${platform}` : t`Open the post`}
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
