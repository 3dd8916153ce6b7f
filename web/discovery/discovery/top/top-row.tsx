import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { InfluencerCard } from '../../../../contract/core/influencer-card.ts';
import { platformName } from '../../../../contract/core/platforms.ts';
import { wordIn } from '../../../lib/i18n/i18n.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/data/avatar.tsx';
import { FollowerCount } from '../../../ui/data/follower-count.tsx';
import { formatRupees } from '../../../ui/forms/rupees.ts';
import { percent } from '../figures.ts';
import { contentName } from '../filter-names.ts';
import { dayInIndia } from './day-in-india.ts';

/** Creator in a ranking. Dates are the same on the server and in browsers. */
export function TopRow({ card, place }: { card: InfluencerCard; place: number }) {
  const { t, i18n } = useLingui();
  const account = card.accounts[0];
  const topics = card.categories.map(({ name }) => wordIn(i18n.locale, name)).slice(0, 2);
  return (
    <article className="relative grid grid-cols-[28px_48px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 px-4 py-3.5 hover:bg-sunken md:flex md:gap-4 md:px-5">
      <span className="num font-bold text-lg text-t3 md:w-8">{place}</span>
      <Avatar id={card.id} image={card.profile_image} size={48} />
      <div className="min-w-0 md:flex-1">
        <h2 className="flex h-6 items-center gap-1.5 font-semibold leading-6">
          <Link
            to={paths.influencerProfile('influencer', card.id)}
            lang={langOf(card.fullname)}
            className="block truncate no-underline after:absolute after:inset-0"
          >
            {card.fullname}
          </Link>
          <BadgeCheck role="img" aria-label={t`Verified`} className="size-4.5 text-link" />
        </h2>
        <p className="text-sm text-t3">{topics.join(' · ')}</p>
        {account ? (
          <p className="truncate text-t3 text-xs">
            {platformName(account.platform)} · <Trans>as of {dayInIndia(account.as_of, i18n.locale)}</Trans>
          </p>
        ) : null}
      </div>
      <dl className="num col-span-3 grid grid-cols-3 gap-3 md:flex md:gap-6 md:text-right">
        <Figure name={<Trans>Followers</Trans>} value={<FollowerCount card={card} />} />
        <Figure name={<Trans>Engagement</Trans>} value={percent(card.engagement_rate)} />
        <Figure
          name={card.price ? contentName(card.price.format, i18n) : <Trans>Price</Trans>}
          value={card.price === null ? '–' : formatRupees(card.price.amount)}
        />
      </dl>
    </article>
  );
}

function Figure({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <div className="md:w-20">
      <dt className="text-t3 text-xs">{name}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  );
}
