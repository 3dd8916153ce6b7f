import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { CalendarDays, Download, ExternalLink, FileText, Globe, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ContentId } from '../../../contract/core/platforms.ts';
import type { LibraryPiece } from '../../../contract/work/library.ts';
import { contentIcons, pieceName } from '../../lib/campaign-labels.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { JaaliBand } from '../../ui/brand/jaali-tile.tsx';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/data/card.tsx';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { useBrokenImage } from '../../ui/data/use-broken-image.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { Renew } from '../change-orders/renew.tsx';
import { openLibraryFile } from './library.queries.ts';
import { rightsInParts, standingInWords, stateLooks } from './rights-words.ts';

const workOf = ({ campaign }: LibraryPiece) => `${paths.campaign(campaign.id)}?tab=deliverables`;

/** A piece in the grid: picture, creator, what may be done with it, and its file. */
export function LibraryCard({ piece }: { piece: LibraryPiece }) {
  const { i18n } = useLingui();
  const rights = rightsInParts(piece.rights, i18n);
  return (
    <Card as="article" padding="none" className="flex h-full flex-col">
      <div className="relative h-58">
        <Cover piece={piece} />
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
          <SeeAgreement piece={piece} />
        </div>
      </div>
    </Card>
  );
}

/** A piece whose rights end soon or have ended, over the whole width. */
export function LibraryRow({ piece }: { piece: LibraryPiece }) {
  const { i18n } = useLingui();
  const hasEnded = piece.rights.state === 'ended';
  const rights = rightsInParts(piece.rights, i18n);
  return (
    <Card as="article" padding="none" flat={hasEnded} className="grid md:grid-cols-[176px_minmax(0,1fr)_auto]">
      <div className={cx('h-50', hasEnded && 'opacity-60 grayscale')}>
        <Cover piece={piece} />
      </div>
      <div className="grid content-center gap-2 p-4 md:px-6">
        <Heading piece={piece} standing={<Standing piece={piece} />} />
        {rights && !hasEnded ? (
          <p className="text-sm text-t2">{[rights.channels, rights.territory, rights.until].join(' · ')}</p>
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
        <Renew applicationId={piece.application_id} variant={hasEnded ? 'outline' : 'primary'} />
        {hasEnded ? <SeeAgreement piece={piece} isWide /> : <OpenPiece piece={piece} />}
      </div>
    </Card>
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
          {pieceName(piece, i18n)}, {piece.campaign.title}
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

function OpenPiece({ piece }: { piece: LibraryPiece }) {
  const { state } = piece.rights;
  if (piece.has_file && state !== 'none') {
    const open = () => openLibraryFile(piece.id).catch((error) => showToast('error', reasonOf(error)));
    return (
      <Button icon={Download} onClick={open}>
        <Trans>Download</Trans>
      </Button>
    );
  }
  if (!piece.url) return <SeeAgreement piece={piece} isWide />;
  return (
    <LinkButton to={piece.url} target="_blank" rel="noreferrer" icon={ExternalLink}>
      <Trans>See the post</Trans>
    </LinkButton>
  );
}

function SeeAgreement({ piece, isWide }: { piece: LibraryPiece; isWide?: true }) {
  const { t } = useLingui();
  if (isWide) {
    return (
      <LinkButton to={workOf(piece)} icon={FileText}>
        <Trans>See the agreement</Trans>
      </LinkButton>
    );
  }
  return (
    <Link
      to={workOf(piece)}
      aria-label={t`See the agreement`}
      className="grid size-12 flex-none place-items-center rounded-ctl border-[1.5px] border-line text-t1 hover:bg-sunken md:size-11"
    >
      <FileText className="size-5" />
    </Link>
  );
}
