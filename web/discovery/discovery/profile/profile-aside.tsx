import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { platformName } from '../../../../contract/core/platforms.ts';
import type { InfluencerDetails } from '../../../../contract/discovery/discovery.ts';
import { wordIn } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/data/card.tsx';
import { FollowerCount, FollowersName } from '../../../ui/data/follower-count.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { HydrationSafeText } from '../../../ui/feedback/hydration-safe-text.tsx';
import { lastSeen, percent } from '../figures.ts';
import { contentName } from '../filter-names.ts';

interface PriceCardProps {
  details: InfluencerDetails;
  isOwn: boolean;
  actions: ReactNode;
}

/** Price and actions, with figures over all accounts. */
export function PriceCard({ details, isOwn, actions }: PriceCardProps) {
  const { i18n } = useLingui();
  const { price } = details;
  return (
    <Card padding="none">
      <div className="p-5">
        {price === null ? (
          <p className="text-t2">
            {isOwn ? (
              <Trans>No rates yet. Brands look for rates first.</Trans>
            ) : (
              <Trans>No rates yet. Send a message to ask.</Trans>
            )}
          </p>
        ) : (
          <>
            <Money value={price.amount} size={36} />
            <p className="mt-1 text-sm text-t2">
              <Trans>
                {contentName(price.format, i18n)} on {platformName(price.platform)}
              </Trans>
            </p>
          </>
        )}
        <div className="mt-4">{actions}</div>
      </div>
      <dl className="num grid grid-cols-2 border-line border-t [&>div:nth-child(-n+2)]:border-b [&>div:nth-child(odd)]:border-r [&>div]:border-line [&>div]:px-5 [&>div]:py-3">
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
    </Card>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-t3 text-xs">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

/** Rates by platform and content type, with their source. */
export function RateCard({ rates, claimed }: Pick<InfluencerDetails, 'rates' | 'claimed'>) {
  const { i18n } = useLingui();
  if (rates.length === 0) return null;
  return (
    <Card as="section" padding="none">
      <h2 className="h4 px-4 pt-4 pb-2 md:px-5">
        <Trans>Rate card</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {rates.map((rate) => (
          <li key={`${rate.platform} ${rate.content.id}`} className="flex items-center gap-3 px-4 py-3 md:px-5">
            <span className="min-w-0 flex-1">
              <span className="h5 block">{wordIn(i18n.locale, rate.content.name)}</span>
              <span className="block text-sm text-t3">{platformName(rate.platform)}</span>
            </span>
            <Money value={rate.price} size={19} />
          </li>
        ))}
      </ul>
      <p className="border-line border-t px-4 py-3 text-t3 text-xs md:px-5">
        {claimed ? (
          <Trans>Self-reported by the creator, before the platform fee.</Trans>
        ) : (
          <Trans>From public sources, not confirmed.</Trans>
        )}
      </p>
    </Card>
  );
}
