import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import { placeIn, wordIn } from '../../lib/i18n/i18n.ts';
import { langOf } from '../../lib/lang-of.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { FollowerCount } from '../../ui/data/follower-count.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { activityOf, percent, sourceOf } from './figures.ts';
import { contentName } from './filter-names.ts';

interface CreatorRowProps {
  card: InfluencerCard;
  heart: ReactNode;
  compare: ReactNode;
  /** Unlock or contact button. */
  act: ReactNode;
}

/** Creator as a table row; wide screens only. */
export function CreatorRow({ card, heart, compare, act }: CreatorRowProps) {
  const { t, i18n } = useLingui();
  const account = card.accounts[0];
  const topic = card.categories[0]?.name;
  const niche = [
    `@${account?.handle ?? card.username}`,
    topic && wordIn(i18n.locale, topic),
    placeIn(i18n.locale, card.city?.name ?? ''),
  ];
  return (
    <article className="relative flex h-19 items-center gap-4 px-4 hover:bg-sunken">
      <div className="relative z-1 size-7 flex-none">{compare}</div>
      <Avatar id={card.id} image={card.profile_image} size={48} />
      <div className="min-w-0 flex-1">
        <h3 className="flex h-6 items-center gap-1.5 font-semibold leading-6">
          <Link
            to={paths.influencerProfile('influencer', card.id)}
            lang={langOf(card.fullname)}
            className="block truncate no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
          >
            {card.fullname}
          </Link>
          {card.verified ? <BadgeCheck role="img" aria-label={t`Verified`} className="size-4.5 text-link" /> : null}
        </h3>
        <p className="truncate text-sm text-t3">{niche.filter(Boolean).join(' · ')}</p>
        <p className="truncate text-t3 text-xs">{card.claimed ? <Signs card={card} /> : <Trans>Unclaimed</Trans>}</p>
      </div>
      <p className="w-28 flex-none text-t3 text-xs max-xl:hidden">
        {account ? (
          <>
            <span className="block truncate">{platformName(account.platform)}</span>
            <span className="block truncate">{sourceOf(account, i18n)}</span>
          </>
        ) : (
          <Trans>No account added yet</Trans>
        )}
      </p>
      <dl className="num flex gap-4 text-right">
        <RowFigure name={<Trans>Followers</Trans>} value={<FollowerCount card={card} isNarrow />} />
        <RowFigure name={<Trans>Engagement</Trans>} value={percent(card.engagement_rate)} />
        <RowFigure
          name={card.price ? contentName(card.price.format, i18n) : <Trans>Price</Trans>}
          value={card.price === null ? '–' : formatRupees(card.price.amount)}
        />
      </dl>
      <div className="relative z-1 flex w-38 flex-none justify-end empty:hidden">{act}</div>
      <div className="relative z-1">{heart}</div>
    </article>
  );
}

function Signs({ card: { last_active, replies } }: { card: InfluencerCard }) {
  const { i18n } = useLingui();
  const { asked, answered } = replies;
  return (
    <>
      {activityOf(last_active, i18n)} ·{' '}
      {asked === 0 ? (
        <Trans>no messages yet</Trans>
      ) : (
        <Trans>
          answered {answered} of {asked}
        </Trans>
      )}
    </>
  );
}

function RowFigure({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <div className="w-14 last:w-22">
      <dt className="truncate text-t3 text-xs">{name}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  );
}
