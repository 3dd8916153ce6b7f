import { Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { carrier } from '../../lib/api.ts';
import { pictureAlt } from '../../lib/content-words.ts';
import { formatPercent } from '../../lib/format.ts';
import { placeIn } from '../../lib/i18n/i18n.ts';
import { JaaliCrop } from '../../ui/brand/jaali-tile.tsx';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { ContentImage } from '../../ui/data/content-image.tsx';
import { MatchScore } from '../../ui/data/match-score.tsx';
import { formatRupees, shortenIndian } from '../../ui/forms/rupees.ts';

/** Attribute of an applicant's row, for keyboard navigation. */
export const rowName = 'data-applicant';

/** Avatar, name and handle; the name opens the applicant. */
export function Who({ application, onOpen }: { application: Application; onOpen: () => void }) {
  const { id, user } = application;
  return (
    <span className="flex items-center gap-3">
      <Avatar id={user.id} image={user.profile_image} size={44} />
      <span className="min-w-0">
        <button
          type="button"
          {...{ [rowName]: id }}
          onClick={onOpen}
          className="hit-44 line-clamp-2 max-w-full scroll-my-32 cursor-pointer text-left font-bold text-base leading-tight hover:underline"
        >
          {user.fullname}
        </button>
        <span className="block truncate text-t3">{handleOf(application)}</span>
      </span>
    </span>
  );
}

/** For example "@handle · City". */
export function handleOf({ user }: Application): string {
  const handle = user.accounts[0]?.handle ?? user.username;
  return [`@${handle}`, user.city && placeIn(carrier.language(), user.city.name)].filter(Boolean).join(' · ');
}

/** For example "86.2K followers · 4.8%". */
export function Reach({ card: { followers, engagement_rate: rate } }: { card: InfluencerCard }) {
  return (
    <>
      {followers === null ? null : <Trans>{shortenIndian(followers)} followers</Trans>}
      {followers === null || rate === null ? null : ' · '}
      {rate === null ? null : formatPercent(rate)}
    </>
  );
}

const slots = [0, 1, 2];
const corners = 'rounded-[3px_8px_8px_8px]';
const small = 'h-[55px] w-11 flex-none';

/** The three newest pieces of a creator; jaali tiles where there are fewer. */
export function NewestWork({ card: { id, fullname, pictures }, isLarge }: { card: InfluencerCard; isLarge?: boolean }) {
  const { i18n } = useLingui();
  if (isLarge && pictures.length === 0) return null;
  return (
    <span className={isLarge ? 'grid grid-cols-3 gap-1.5' : 'flex gap-1'}>
      {slots.map((at) => {
        const piece = pictures[at];
        if (!piece && !isLarge) {
          const box = { width: 44, height: 55, tile: 72 };
          return <JaaliCrop key={at} id={`${id}-${at}`} {...box} className={cx(corners, small)} />;
        }
        return (
          <ContentImage
            key={at}
            id={piece?.id ?? `${id}-${at}`}
            picture={piece?.picture ?? null}
            alt={piece ? pictureAlt(piece, fullname, i18n) : ''}
            sizes={isLarge ? '(min-width: 768px) 110px, 30vw' : '44px'}
            className={cx(corners, isLarge ? 'h-33' : small)}
          />
        );
      })}
    </span>
  );
}

/** Whether a quote is inside the limit for a creator; nothing without either. */
export function BudgetFit({ quote, limit }: { quote: number | null; limit: number | null }) {
  if (quote === null || limit === null) return null;
  if (quote <= limit) {
    return (
      <span className="text-t3">
        <Trans>in budget</Trans>
      </span>
    );
  }
  return (
    <span className="font-semibold text-amber-t">
      <Trans>{formatRupees(quote - limit)} over</Trans>
    </span>
  );
}

/** Score and the point that tells most: a gap if there is one, else the strongest reason. */
export function MatchCell({ application: { match } }: { application: Application }) {
  if (!match) return null;
  return (
    <span className="flex items-center gap-2">
      <span className="w-12 flex-none">
        <MatchScore match={match} isLarge isNamed stacks="always" />
      </span>
      <span className="line-clamp-2 min-w-0 text-t2 leading-snug">{match.gaps[0] ?? match.reasons[0]}</span>
    </span>
  );
}
