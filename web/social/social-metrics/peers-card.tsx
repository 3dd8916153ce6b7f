import { Trans, useLingui } from '@lingui/react/macro';
import { platformName } from '../../../contract/core/platforms.ts';
import type { AccountMetrics, PeerComparison } from '../../../contract/social/social-metrics.ts';
import { formatShortDate } from '../../lib/format.ts';
import { Card } from '../../ui/data/card.tsx';
import { shortenIndian } from '../../ui/forms/rupees.ts';

/** Comparison of an account with others of the same platform and size. */
export function PeersCard({ account }: { account: AccountMetrics }) {
  const { i18n } = useLingui();
  const [first] = account.peers;
  if (!first) return null;
  const { peers: count, category } = first;
  const platform = platformName(account.platform);
  const topic = category?.name ?? '';
  const { size } = account;
  const date = formatShortDate(first.counted_at, i18n.locale);
  return (
    <Card as="section">
      <h2 className="h4">
        <Trans>Compared with peers</Trans>
      </h2>
      <p className="num text-sm text-t3">
        {category ? (
          <Trans>
            {count} {platform} accounts about {topic}, {size} followers, counted {date}
          </Trans>
        ) : (
          <Trans>
            {count} {platform} accounts, {size} followers, counted {date}
          </Trans>
        )}
      </p>
      <ul className="mt-4 grid gap-4">
        {account.peers.map((peer) => (
          <li key={peer.measure}>
            <Band peer={peer} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-t3 text-xs">
        <Trans>Band: the middle half. Line: the median.</Trans>
      </p>
    </Card>
  );
}

function Band({ peer }: { peer: PeerComparison }) {
  const { measure, value, lowest, highest, lower_quartile, upper_quartile, median, above } = peer;
  const end = Math.max(highest, value);
  const start = Math.min(lowest, value);
  // Logarithmic scale, since the figures differ by orders of magnitude.
  const log = (each: number) => Math.log(each + 1);
  const at = (each: number) => (end > start ? ((log(each) - log(start)) / (log(end) - log(start))) * 100 : 50);
  const text =
    measure === 'engagement'
      ? `${Math.round(value * 10) / 10}%`
      : measure === 'views'
        ? shortenIndian(value)
        : String(value);
  const top = Math.max(1, 100 - above);
  return (
    <>
      <p className="num flex flex-wrap justify-between gap-x-3 text-sm">
        <span>
          {measure === 'engagement' ? (
            <Trans>Engagement</Trans>
          ) : measure === 'views' ? (
            <Trans>Median views</Trans>
          ) : (
            <Trans>Posts per week</Trans>
          )}
        </span>
        <span className="font-bold">
          {text}{' '}
          <span className={above >= 50 ? 'text-ok' : 'text-t2'}>
            {above >= 50 ? <Trans>top {top}%</Trans> : <Trans>above {above}%</Trans>}
          </span>
        </span>
      </p>
      <span aria-hidden="true" className="relative mt-1.5 block h-2 rounded-full bg-sunken">
        <span
          className="absolute inset-y-0 bg-line"
          style={{ left: `${at(lower_quartile)}%`, right: `${100 - at(upper_quartile)}%` }}
        />
        <span className="absolute inset-y-0 w-0.5 bg-t3" style={{ left: `${at(median)}%` }} />
        <span
          className="-translate-x-1/2 absolute -top-1 size-4 rounded-leaf bg-c1"
          style={{ left: `${at(value)}%` }}
        />
      </span>
    </>
  );
}
