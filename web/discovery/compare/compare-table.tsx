import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Match } from '../../../contract/campaigns/match.ts';
import type { InfluencerDetails } from '../../../contract/discovery/discovery.ts';
import type { TrackRecord } from '../../../contract/discovery/track-record.ts';
import type { InfluencerMetrics } from '../../../contract/social/social-metrics.ts';
import { placeIn } from '../../lib/i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { formatRupees, shortenIndian } from '../../ui/forms/rupees.ts';
import { langOf, percent } from '../discovery/figures.ts';
import { contentName } from '../discovery/filter-names.ts';
import { PictureStrip } from '../discovery/picture-strip.tsx';
import { figureInWords, figureWords } from '../track-record/figure-words.ts';
import { ageBands, bestOf, costOf, formatsOf, pricesOf } from './compare.rules.ts';
import { Band, Best, Cell, Row } from './compare-parts.tsx';

export interface ComparedCreator {
  id: string;
  details: InfluencerDetails;
  match: Match | undefined;
  /** Missing while they load. */
  metrics: InfluencerMetrics | undefined;
  record: TrackRecord | undefined;
}

export interface WantedWork {
  title: string;
  content: readonly { type: string; quantity: number }[];
  budget: number | null;
}

interface CompareTableProps {
  creators: readonly ComparedCreator[];
  work: WantedWork | undefined;
  /** Chooses the campaign. */
  corner: ReactNode;
  renderInvite: (creator: InfluencerDetails) => ReactNode;
  onRemove: (id: string) => void;
}

/** Least width on phones, where the table scrolls sideways beside its first column. */
const widths: Record<number, string> = { 2: 'max-md:min-w-124', 3: 'max-md:min-w-169', 4: 'max-md:min-w-214' };

/** Creators side by side: price per format, audience, engagement and track record. */
export function CompareTable({ creators, work, corner, renderInvite, onRemove }: CompareTableProps) {
  const { t } = useLingui();
  const columns = creators.length;
  const shared = { creators, columns };
  return (
    <section
      aria-label={t`Creator comparison`}
      className="overflow-x-auto rounded-card border border-line bg-surface"
      {...{ tabIndex: 0 }}
    >
      <table className={cx('w-full table-fixed border-collapse text-base', widths[columns])}>
        <caption className="sr-only">{t`Creator comparison`}</caption>
        <thead>
          <tr>
            <td className="w-34 bg-surface p-4 align-bottom max-md:sticky max-md:left-0 max-md:z-1 md:w-48">
              {corner}
            </td>
            {creators.map((one, place) => (
              <th key={one.id} scope="col" className="border-line border-l p-0 text-left align-top font-normal">
                <Head creator={one} isBest={isBestMatch(creators, place)} onRemove={onRemove}>
                  {renderInvite(one.details)}
                </Head>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Prices {...shared} work={work} />
          <AudienceRows {...shared} />
          <Engagement {...shared} />
          <Record {...shared} />
        </tbody>
      </table>
    </section>
  );
}

const isBestMatch = (creators: readonly ComparedCreator[], place: number) =>
  bestOf(
    creators.map(({ match }) => match?.score ?? null),
    'most',
  )[place] === true;

interface HeadProps {
  creator: ComparedCreator;
  isBest: boolean;
  onRemove: (id: string) => void;
  children: ReactNode;
}

function Head({ creator: { id, details, match }, isBest, onRemove, children }: HeadProps) {
  const { t, i18n } = useLingui();
  const about = [details.categories[0]?.name, details.city?.name];
  return (
    <div className="relative">
      <div className="h-28 overflow-hidden">
        <PictureStrip card={details} />
      </div>
      <IconButton
        icon={X}
        size="sm"
        label={t`Remove ${details.fullname}`}
        onClick={() => onRemove(id)}
        className="absolute! top-1.5 right-1.5 rounded-full bg-surface"
      />
      <div className="grid gap-2.5 p-4">
        <div className="flex items-center gap-2.5">
          <Avatar id={id} image={details.profile_image} size={40} />
          <div className="min-w-0">
            <Link
              to={paths.influencerProfile('influencer', id)}
              lang={langOf(details.fullname)}
              title={details.fullname}
              className="link hit-44 block truncate font-bold no-underline"
            >
              {details.fullname}
            </Link>
            <p className="truncate text-sm text-t3">
              {about.flatMap((word) => (word ? placeIn(i18n.locale, word) : [])).join(' · ')}
            </p>
          </div>
        </div>
        {match ? (
          <p className="flex min-h-7 flex-wrap items-center gap-2 text-sm text-t3">
            <b className={`num text-xl ${match.few_facts ? 'text-t2' : 'text-link'}`}>{match.score}</b>
            {match.few_facts ? <Trans>match, few facts</Trans> : <Trans>match</Trans>}
            {isBest ? (
              <Best>
                <Trans>closest match</Trans>
              </Best>
            ) : null}
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
}

interface RowsProps {
  creators: readonly ComparedCreator[];
  columns: number;
}

function Prices({ creators, columns, work }: RowsProps & { work: WantedWork | undefined }) {
  const { i18n } = useLingui();
  const formats = formatsOf(creators.map(({ details }) => details));
  const priceOf = ({ details }: ComparedCreator, format: string) => pricesOf(details).get(format) ?? null;
  const costs = new Map(creators.map((one) => [one.id, costOf(pricesOf(one.details), work?.content ?? [])]));
  const totalOf = ({ id }: ComparedCreator) => costs.get(id)?.total ?? null;
  return (
    <>
      <Band columns={columns} name={<Trans>Price</Trans>}>
        <Trans>before the platform fee, set by each creator</Trans>
      </Band>
      {formats.map((format) => (
        <Row
          key={format}
          name={contentName(format, i18n)}
          items={creators}
          value={(one) => priceOf(one, format)}
          wins="lowest"
          render={(one) => {
            const price = priceOf(one, format);
            return <Cell instead={<Trans>no price yet</Trans>}>{price === null ? null : formatRupees(price)}</Cell>;
          }}
        />
      ))}
      {work && work.content.length > 0 ? (
        <Row
          name={<Trans>For your campaign</Trans>}
          items={creators}
          value={totalOf}
          wins="lowest"
          word={<Trans>lowest in full</Trans>}
          render={(one) => (
            <Cost total={totalOf(one)} missing={costs.get(one.id)?.missing ?? []} budget={work.budget} />
          )}
        />
      ) : null}
    </>
  );
}

function Cost({ total, missing, budget }: { total: number | null; missing: readonly string[]; budget: number | null }) {
  const { i18n } = useLingui();
  if (total === null) {
    const formats = missing.map((format) => contentName(format, i18n)).join(', ');
    return (
      <span className="text-sm text-t3">
        <Trans>no full price, ask for: {formats}</Trans>
      </span>
    );
  }
  const gap = budget === null ? 0 : budget - total;
  return (
    <span>
      <b className="block text-lg">{formatRupees(total)}</b>
      {gap === 0 ? null : (
        <span className="text-sm text-t2">
          {gap > 0 ? <Trans>{formatRupees(gap)} under</Trans> : <Trans>{formatRupees(-gap)} over</Trans>}
        </span>
      )}
    </span>
  );
}

const audienceOf = ({ metrics }: ComparedCreator) =>
  metrics?.accounts.find(({ audience }) => audience !== null)?.audience ?? null;

function AudienceRows({ creators, columns }: RowsProps) {
  const { i18n } = useLingui();
  const womenOf = (one: ComparedCreator) =>
    audienceOf(one)?.gender?.find(({ name }) => name === 'female')?.percent ?? null;
  const notRead = <Trans>not read</Trans>;
  return (
    <>
      <Band columns={columns} name={<Trans>Audience</Trans>}>
        <Trans>read from connected accounts</Trans>
      </Band>
      <Row
        name={<Trans>Age</Trans>}
        items={creators}
        render={(one) => {
          const bands = ageBands(audienceOf(one)?.age ?? null);
          return bands ? <Ages bands={bands} /> : <Cell instead={notRead}>{null}</Cell>;
        }}
      />
      <Row
        name={<Trans>Largest city</Trans>}
        items={creators}
        render={(one) => {
          const audience = audienceOf(one);
          const [city] = (audience?.city ?? []).toSorted((a, b) => b.percent - a.percent);
          const isHidden = one.metrics?.locked && audience?.has_cities;
          return (
            <Cell instead={isHidden ? <Trans>opens with the contact</Trans> : notRead}>
              {city ? `${placeIn(i18n.locale, city.name.split(',')[0] ?? city.name)} ${percent(city.percent)}` : null}
            </Cell>
          );
        }}
      />
      <Row
        name={<Trans>Women</Trans>}
        items={creators}
        value={womenOf}
        render={(one) => {
          const women = womenOf(one);
          return <Cell instead={notRead}>{women === null ? null : percent(women)}</Cell>;
        }}
      />
    </>
  );
}

function Ages({ bands: { young, middle, older } }: { bands: NonNullable<ReturnType<typeof ageBands>> }) {
  return (
    <span className="grid w-full gap-1 text-sm">
      {[
        { name: '13–24', share: young },
        { name: '25–34', share: middle },
        { name: '35+', share: older },
      ].map(({ name, share }) => (
        <span key={name} className="flex items-center gap-2">
          <span className="w-12 flex-none text-t2">{name}</span>
          <span aria-hidden="true" className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken">
            <span className="block h-full rounded-full bg-c1" style={{ width: `${Math.min(share, 100)}%` }} />
          </span>
          <b className="w-9 flex-none text-right">{share}%</b>
        </span>
      ))}
    </span>
  );
}

function peerOf({ metrics }: ComparedCreator, measure: 'engagement' | 'views') {
  const peers = metrics?.accounts.flatMap((account) => account.peers) ?? [];
  return peers.find((peer) => peer.measure === measure);
}

function Engagement({ creators, columns }: RowsProps) {
  const { t } = useLingui();
  // Figures that somebody typed in are shown, and never win.
  const isRead = ({ details }: ComparedCreator) => details.accounts.some(({ source }) => source === 'provider');
  const measured = (one: ComparedCreator, value: number | null) => (isRead(one) ? value : null);
  const viewsOf = (one: ComparedCreator) =>
    peerOf(one, 'views')?.value ?? one.details.accounts[0]?.average_views ?? null;
  return (
    <>
      <Band columns={columns} name={<Trans>Engagement</Trans>}>
        <Trans>against creators of like size. Band: the middle half. Line: their median.</Trans>
      </Band>
      <Row
        name={<Trans>Followers</Trans>}
        items={creators}
        value={(one) => measured(one, one.details.followers)}
        render={({ details: { followers } }) => (
          <Cell instead={<Trans>not read</Trans>}>{followers === null ? null : shortenIndian(followers)}</Cell>
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

function Record({ creators, columns }: RowsProps) {
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
          <Cell instead={<Trans>none yet</Trans>}>
            {record && record.done > 0 ? <Plural value={record.done} one="#" other="#" /> : null}
          </Cell>
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
