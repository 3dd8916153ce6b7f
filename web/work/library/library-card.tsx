import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { CalendarDays, FileText, Globe, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ContentId } from '../../../contract/core/platforms.ts';
import { daysBetween } from '../../../contract/kit/calendar.ts';
import type { LibraryPiece } from '../../../contract/work/library.ts';
import { contentIcons, pieceName } from '../../lib/campaign-labels.ts';
import { formatDate } from '../../lib/format.ts';
import { nameOf } from '../../lib/people-names.ts';
import { JaaliBand } from '../../ui/brand/jaali-tile.tsx';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/data/card.tsx';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { useBrokenImage } from '../../ui/data/use-broken-image.ts';
import { Renew } from '../change-orders/renew.tsx';
import { ChoosePiece, type Choosing, OpenPiece, RightsDocument, SeeAgreement, workOf } from './library-acts.tsx';
import { rightsInParts, standingInWords, stateLooks } from './rights-words.ts';

type LibraryPieceProps = Choosing & { piece: LibraryPiece };

interface LibraryRowProps extends LibraryPieceProps {
  /** The first one: only its button is amber. */
  isFirst: boolean;
}

/** A piece in the grid: picture, creator, what may be done with it, and its file. */
export function LibraryCard({ piece, ...choosing }: LibraryPieceProps) {
  const { i18n } = useLingui();
  const rights = rightsInParts(piece.rights, i18n);
  return (
    <Card as="article" padding="none" className="flex h-full flex-col">
      <div className="relative h-58">
        <Cover piece={piece} />
        <ChoosePiece piece={piece} {...choosing} />
        <span className="absolute bottom-3 left-3">
          <Standing piece={piece} />
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <Heading piece={piece} />
        {rights ? (
          <ul className="grid gap-1 text-sm text-t2">
            <Line icon={Megaphone}>{rights.channels}</Line>
            <Line icon={Globe}>{rights.territory}</Line>
            <Line icon={CalendarDays}>{rights.until}</Line>
          </ul>
        ) : null}
        <div className="mt-auto flex gap-2 pt-1 *:first:flex-1">
          <OpenPiece piece={piece} />
          <RightsDocument piece={piece} />
        </div>
      </div>
    </Card>
  );
}

/** A piece whose rights end soon or have ended, over the whole width. */
export function LibraryRow({ piece, isFirst, ...choosing }: LibraryRowProps) {
  const { i18n } = useLingui();
  const hasEnded = piece.rights.state === 'ended';
  const rights = rightsInParts(piece.rights, i18n);
  return (
    <Card as="article" padding="none" flat={hasEnded} className="grid md:grid-cols-[176px_minmax(0,1fr)_auto]">
      <div className={cx('relative h-50', hasEnded && 'opacity-60 grayscale')}>
        <Cover piece={piece} />
        <ChoosePiece piece={piece} {...choosing} />
      </div>
      <div className="grid content-center gap-2 p-4 md:px-6">
        <Heading piece={piece} standing={<Standing piece={piece} />} />
        {rights && !hasEnded ? (
          <>
            <p className="num flex flex-wrap justify-between gap-x-4 text-sm text-t2 md:max-w-130">
              <span>{[rights.channels, rights.territory].join(' · ')}</span>
              <b className="font-semibold text-t1">{rights.until}</b>
            </p>
            <TermBar rights={piece.rights} />
          </>
        ) : null}
        {hasEnded ? (
          <p className="text-sm text-t2">
            <Trans>
              The rights have ended, so the file can’t be downloaded. Take it off your channels, or agree on a new term.
            </Trans>
          </p>
        ) : null}
      </div>
      <div className="flex flex-col justify-center gap-2 p-4 pt-0 md:w-65 md:p-6">
        <Renew applicationId={piece.application_id} variant={isFirst && !hasEnded ? 'primary' : 'outline'} />
        <div className="flex gap-2 *:first:flex-1">
          {hasEnded ? <SeeAgreement piece={piece} /> : <OpenPiece piece={piece} />}
          <RightsDocument piece={piece} />
        </div>
      </div>
    </Card>
  );
}

/** Share of a term of rights that is over, from its first to its last day. */
function TermBar({ rights: { from, until, days_left: left } }: Pick<LibraryPiece, 'rights'>) {
  const { i18n } = useLingui();
  if (from === null || until === null || left === null) return null;
  const days = daysBetween(from, until);
  return (
    <>
      <ProgressBar height={6} total={days} parts={[{ value: Math.max(0, days - left) }]} className="md:max-w-130" />
      <p className="num text-t3 text-xs">
        <Plural
          value={days}
          one={`Began on ${formatDate(from, { locale: i18n.locale })}, for # day`}
          other={`Began on ${formatDate(from, { locale: i18n.locale })}, for # days`}
        />
      </p>
    </>
  );
}

function Standing({ piece: { rights } }: { piece: LibraryPiece }) {
  const { i18n } = useLingui();
  const { icon, tone } = stateLooks[rights.state];
  return (
    <Tag tone={tone} icon={icon}>
      {standingInWords(rights, i18n)}
    </Tag>
  );
}

function Heading({ piece, standing }: { piece: LibraryPiece; standing?: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="h5 line-clamp-2 [overflow-wrap:anywhere]">
          <Link to={workOf(piece)} className="hover:underline">
            {pieceName(piece, i18n)}, {piece.campaign.title}
          </Link>
        </h3>
        {standing}
      </div>
      <p className="flex min-w-0 items-center gap-2 text-sm text-t2">
        <PersonAvatar person={piece.user} size={24} />
        <span className="truncate">{nameOf(piece.user)}</span>
      </p>
    </>
  );
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon className="mt-0.5 size-4 flex-none text-t3" />
      {children}
    </li>
  );
}

function Cover({ piece }: { piece: LibraryPiece }) {
  const { i18n } = useLingui();
  const { isBroken, watch } = useBrokenImage(piece.picture ?? undefined);
  const Icon = contentIcons[piece.type as ContentId] ?? FileText;
  return (
    <span className="relative block size-full overflow-hidden bg-sunken">
      {piece.picture && !isBroken ? (
        <img
          {...watch}
          src={piece.picture}
          alt={pieceName(piece, i18n)}
          loading="lazy"
          decoding="async"
          className="size-full object-cover dark:brightness-[.92]"
        />
      ) : (
        <JaaliBand id={piece.id} tile={72} />
      )}
      <span className="absolute top-3 right-3 grid size-8 place-items-center rounded-tag bg-surface text-t1">
        <Icon className="size-4" aria-hidden />
      </span>
    </span>
  );
}
