import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatCount } from '../../lib/format.ts';
import { partsInWords } from '../../ui/data/follower-words.ts';
import { shortenIndian } from '../../ui/forms/rupees.ts';
import { percent } from '../discovery/figures.ts';
import { figureInWords, figureWords } from '../track-record/figure-words.ts';
import { Band, Cell, Row } from './compare-parts.tsx';
import type { ComparedCreator, RowsProps } from './compared-creator.ts';

function peerOf({ metrics }: ComparedCreator, measure: 'engagement' | 'views') {
  const peers = metrics?.accounts.flatMap((account) => account.peers) ?? [];
  return peers.find((peer) => peer.measure === measure);
}

/** Followers, engagement beside peers, and views. */
export function EngagementRows({ creators, columns }: RowsProps) {
  const { t, i18n } = useLingui();
  // Figures that somebody typed in are shown, and never win.
  const isRead = ({ details }: ComparedCreator) => details.accounts.some(({ source }) => source === 'provider');
  const measured = (one: ComparedCreator, value: number | null) => (isRead(one) ? value : null);
  const viewsOf = (one: ComparedCreator) =>
    peerOf(one, 'views')?.value ?? one.details.accounts[0]?.average_views ?? null;
  return (
    <>
      <Band columns={columns} name={<Trans>Engagement</Trans>}>
        {creators.some((one) => peerOf(one, 'engagement')) ? (
          <Trans>against creators of like size. Band: the middle half. Line: their median.</Trans>
        ) : null}
      </Band>
      <Row
        name={<Trans>Followers</Trans>}
        items={creators}
        value={(one) => measured(one, one.details.followers)}
        render={({ details }) => (
          <>
            <Cell instead={<Trans>not read</Trans>}>
              {details.followers === null ? null : shortenIndian(details.followers)}
            </Cell>
            <span className="order-last w-full text-t3 text-xs empty:hidden">{partsInWords(details, i18n)}</span>
          </>
        )}
      />
      <Row
        name={<Trans>Engagement</Trans>}
        items={creators}
        value={(one) => measured(one, one.details.engagement_rate)}
        word={<Trans>highest read</Trans>}
        render={(one) => {
          const { engagement_rate: rate } = one.details;
          const peer = peerOf(one, 'engagement');
          return (
            <>
              <Cell instead={<Trans>not read</Trans>}>{rate === null ? null : percent(rate)}</Cell>
              {rate !== null && !isRead(one) ? (
                <span className="w-full text-t3 text-xs">{t`typed in: not compared`}</span>
              ) : null}
              {peer ? <PeerBand {...peer} /> : null}
            </>
          );
        }}
      />
      <Row
        name={<Trans>Median views</Trans>}
        items={creators}
        value={(one) => measured(one, viewsOf(one))}
        render={(one) => {
          const views = viewsOf(one);
          return <Cell instead={<Trans>not read</Trans>}>{views === null ? null : shortenIndian(views)}</Cell>;
        }}
      />
    </>
  );
}

function PeerBand(peer: NonNullable<ReturnType<typeof peerOf>>) {
  const most = Math.max(peer.value, peer.upper_quartile * 2, 0.1);
  const at = (value: number) => `${Math.min((value / most) * 100, 100)}%`;
  return (
    <span aria-hidden="true" className="relative order-last block h-2 w-full rounded-full bg-sunken">
      <span
        className="absolute inset-y-0 bg-line"
        style={{ left: at(peer.lower_quartile), width: at(peer.upper_quartile - peer.lower_quartile) }}
      />
      <span className="absolute inset-y-0 w-0.5 bg-t3" style={{ left: at(peer.median) }} />
      <span className="-translate-x-1/2 absolute -top-0.5 size-3 rounded-leaf bg-c1" style={{ left: at(peer.value) }} />
    </span>
  );
}

/** How they worked on the platform. */
export function RecordRows({ creators, columns }: RowsProps) {
  const { i18n } = useLingui();
  const figureOf = ({ record }: ComparedCreator, id: 'on_time_rate' | 'chat_reply_hours') =>
    record?.figures.find((figure) => figure.id === id) ?? null;
  const rows = [
    { id: 'on_time_rate', name: <Trans>On time</Trans>, wins: 'most', word: <Trans>most often</Trans> },
    { id: 'chat_reply_hours', name: <Trans>Replies in</Trans>, wins: 'lowest', word: <Trans>fastest</Trans> },
  ] as const;
  return (
    <>
      <Band columns={columns} name={<Trans>Track record</Trans>}>
        <Trans>work done on Tandem</Trans>
      </Band>
      <Row
        name={<Trans>Campaigns done</Trans>}
        items={creators}
        value={({ record }) => record?.done || null}
        render={({ record }) => (
          <Cell instead={<Trans>none yet</Trans>}>{record && record.done > 0 ? formatCount(record.done) : null}</Cell>
        )}
      />
      <Row
        name={<Trans>Rating</Trans>}
        items={creators}
        value={({ rating }) => rating?.average ?? null}
        word={<Trans>highest</Trans>}
        render={({ rating }) => (
          <>
            <Cell instead={<Trans>no reviews yet</Trans>}>{rating?.average?.toFixed(1) ?? null}</Cell>
            {rating?.total ? (
              <span className="order-last w-full text-t3 text-xs">
                <Plural value={rating.total} one="# review" other="# reviews" />
              </span>
            ) : null}
          </>
        )}
      />
      {rows.map(({ id, name, wins, word }) => (
        <Row
          key={id}
          name={name}
          items={creators}
          value={(one) => figureOf(one, id)?.value ?? null}
          wins={wins}
          word={word}
          render={(one) => {
            const value = figureOf(one, id)?.value ?? null;
            return (
              <Cell instead={<Trans>not enough yet</Trans>}>
                {value === null ? null : figureInWords(value, figureWords[id].unit, i18n)}
              </Cell>
            );
          }}
        />
      ))}
    </>
  );
}
