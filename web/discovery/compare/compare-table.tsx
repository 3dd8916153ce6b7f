import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { InfluencerDetails } from '../../../contract/discovery/discovery.ts';
import { langOf } from '../../lib/lang-of.ts';
import { paths } from '../../lib/paths.ts';
import { topicAndCity } from '../../lib/topic-and-city.ts';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { MatchScore } from '../../ui/data/match-score.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { PictureStrip } from '../discovery/picture-strip.tsx';
import { AudienceRows } from './audience-rows.tsx';
import { Best } from './compare-parts.tsx';
import { type ComparedCreator, isBestMatch, type WantedWork } from './compared-creator.ts';
import { EngagementRows, RecordRows } from './figure-rows.tsx';
import { PriceRows } from './price-rows.tsx';

interface CompareTableProps {
  creators: readonly ComparedCreator[];
  work: WantedWork | undefined;
  /** Chooses the campaign. */
  corner: ReactNode;
  renderInvite: (creator: InfluencerDetails) => ReactNode;
  onRemove: (id: string) => void;
}

/** Least width on phones, where the table scrolls sideways beside its first column. */
const widths: Record<number, string> = { 2: 'max-md:min-w-104', 3: 'max-md:min-w-143', 4: 'max-md:min-w-182' };

/** Below the site's header; the pictures leave, names and matches stay. */
const stays = 'md:sticky md:-top-12 md:z-2 md:[&_th]:bg-surface md:[&>tr>*]:border-line md:[&>tr>*]:border-b';

/** Creators side by side: price per format, audience, engagement and track record. */
export function CompareTable({ creators, work, corner, renderInvite, onRemove }: CompareTableProps) {
  const { t } = useLingui();
  const columns = creators.length;
  const shared = { creators, columns };
  return (
    <section
      aria-label={t`Creator comparison`}
      className="rounded-card border border-line bg-surface max-md:overflow-x-auto md:overflow-clip"
      {...{ tabIndex: 0 }}
    >
      <table className={cx('w-full table-fixed border-separate border-spacing-0 text-base', widths[columns])}>
        <caption className="sr-only">{t`Creator comparison`}</caption>
        <thead className={stays}>
          <tr>
            <td className="w-26 bg-surface max-md:sticky max-md:left-0 max-md:z-1 md:w-48 md:p-4 md:align-bottom">
              <div className="max-md:hidden">{corner}</div>
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
          <PriceRows {...shared} work={work} />
          <AudienceRows {...shared} />
          <EngagementRows {...shared} />
          <RecordRows {...shared} />
        </tbody>
      </table>
    </section>
  );
}

interface HeadProps {
  creator: ComparedCreator;
  isBest: boolean;
  onRemove: (id: string) => void;
  children: ReactNode;
}

function Head({ creator: { id, details, match }, isBest, onRemove, children }: HeadProps) {
  const { t, i18n } = useLingui();
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 p-3 md:p-4">
        <div className="flex items-center gap-2.5">
          <Avatar id={id} image={details.profile_image} size={40} />
          <div className="min-w-0">
            <Link
              to={paths.influencerProfile('influencer', id)}
              lang={langOf(details.fullname)}
              title={details.fullname}
              className="link hit-44 block truncate font-bold no-underline max-md:line-clamp-2 max-md:whitespace-normal"
            >
              {details.fullname}
            </Link>
            <p className="truncate text-sm text-t3">{topicAndCity(details, i18n.locale)}</p>
          </div>
        </div>
        {match ? (
          <p className="flex min-h-7 flex-wrap items-center gap-2 text-sm text-t3">
            <MatchScore match={match} isLarge />
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
