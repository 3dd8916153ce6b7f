import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { platformName } from '../../../../contract/core/platforms.ts';
import type { InfluencerDetails } from '../../../../contract/discovery/discovery.ts';
import { wordIn } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/data/card.tsx';
import { FollowerCount, FollowersName } from '../../../ui/data/follower-count.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { HydrationSafeText } from '../../../ui/feedback/hydration-safe-text.tsx';
import { LazyOnVisible } from '../../../ui/loading/lazy-on-visible.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { lastSeen, percent } from '../figures.ts';
import { Fact, factsClass } from './fact.tsx';
import { FitPart } from './fit-part.tsx';

const RecordFacts = lazyWithRetry(() => import('./record-facts.tsx'));

interface ProfileRailProps {
  details: InfluencerDetails;
  isOwn: boolean;
  actions: ReactNode;
}

/** Prices by format, match, actions and figures over all accounts. */
export function ProfileRail({ details, isOwn, actions }: ProfileRailProps) {
  const { i18n } = useLingui();
  return (
    <Card padding="none">
      <Prices details={details} isOwn={isOwn} />
      <FitPart id={details.id} />
      {/* On phones the bar at the bottom has them. */}
      <div className="px-5 pt-4 pb-5 max-md:hidden">{actions}</div>
      <dl className={factsClass}>
        <Fact name={<FollowersName card={details} />}>
          <FollowerCount card={details} />
        </Fact>
        <Fact name={<Trans>Engagement</Trans>}>{percent(details.engagement_rate)}</Fact>
        <Fact name={<Trans>Authenticity</Trans>}>
          {details.authenticity ?? '–'}
          {details.authenticity === null ? null : <span className="font-normal text-t3 text-xs">/100</span>}
        </Fact>
        <Fact name={<Trans>Last active</Trans>}>
          <HydrationSafeText>{lastSeen(details.last_active, i18n)}</HydrationSafeText>
        </Fact>
      </dl>
      {details.claimed ? (
        <LazyOnVisible placeholder={<span className="block h-17" />}>
          <RecordFacts id={details.id} />
        </LazyOnVisible>
      ) : null}
    </Card>
  );
}

/** Rates by platform and content type, with their source. */
function Prices({ details: { rates, claimed }, isOwn }: Pick<ProfileRailProps, 'details' | 'isOwn'>) {
  const { i18n } = useLingui();
  return (
    <section className="p-4 md:px-5 lg:pb-0">
      <h2 className="h4">
        <Trans>Price by format</Trans>
      </h2>
      {rates.length === 0 ? (
        <p className="mt-1 text-t2">
          {isOwn ? (
            <Trans>No rates yet. Brands look for rates first.</Trans>
          ) : (
            <Trans>No rates yet. Send a message to ask.</Trans>
          )}
        </p>
      ) : (
        <>
          <p className="text-t3 text-xs">
            {claimed ? (
              <Trans>Self-reported by the creator, before the platform fee.</Trans>
            ) : (
              <Trans>From public sources, not confirmed.</Trans>
            )}
          </p>
          <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2 lg:-mx-5 lg:mt-2 lg:grid-cols-1 lg:gap-0 lg:divide-y lg:divide-line lg:border-line lg:border-y">
            {rates.map((rate) => (
              <li
                key={`${rate.platform} ${rate.content.id}`}
                className="flex gap-x-3 max-lg:flex-col max-lg:rounded-[3px_10px_10px_10px] max-lg:border max-lg:border-line max-lg:px-3 max-lg:py-2 lg:items-center lg:px-5 lg:py-2"
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold max-lg:text-sm">
                    {wordIn(i18n.locale, rate.content.name)}
                  </span>
                  <span className="block truncate text-t3 text-xs">{platformName(rate.platform)}</span>
                </span>
                <Money value={rate.price} size={19} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
