import { Trans, useLingui } from '@lingui/react/macro';
import type { Metrics, Performance } from '../../../contract/insights/performance.ts';
import { type Figure, FigureCard } from '../../ui/data/figure-card.tsx';
import { formatRupees, shortenIndian } from '../../ui/forms/rupees.ts';

type Named = Figure & { id: string };

/** Large figures of a campaign with their definitions. */
export function BigFigures({ performance: { totals, timeline }, isOwn }: { performance: Performance; isOwn: boolean }) {
  const figures = [...useDid(totals, timeline), ...useCost(totals, isOwn)];
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
      {figures.map(({ id, ...figure }) => (
        <FigureCard key={id} {...figure} />
      ))}
    </ul>
  );
}

const short = (value: number | null) => (value === null ? null : shortenIndian(value));

function useDid(totals: Metrics, timeline: Performance['timeline']): Named[] {
  const { t } = useLingui();
  const { views, reach, engagement, engagement_rate: rate } = totals;
  const { agreed, delivered, published } = totals.pieces;
  const trendOf = (name: 'views' | 'reach' | 'engagement') => timeline.map((day) => day[name]);
  return [
    {
      id: 'pieces',
      name: t`Pieces delivered`,
      value: `${delivered} / ${agreed}`,
      note: <Trans>{published} published</Trans>,
      definition: <Trans>Approved pieces, including published ones.</Trans>,
    },
    {
      id: 'views',
      name: t`Views`,
      value: short(views),
      trend: trendOf('views'),
      definition: <Trans>Reported views of all published pieces, using the latest number for each.</Trans>,
    },
    {
      id: 'reach',
      name: t`Reach`,
      value: short(reach),
      trend: trendOf('reach'),
      definition: <Trans>Accounts that saw a piece, summed over all pieces. Someone who saw two counts twice.</Trans>,
    },
    {
      id: 'engagement',
      name: t`Engagement`,
      value: short(engagement),
      trend: trendOf('engagement'),
      note: rate === null ? null : <Trans>{rate} per 100 views</Trans>,
      definition: (
        <Trans>
          Reported likes, comments, shares and saves together. The rate is engagements per 100 views, for pieces that
          report both.
        </Trans>
      ),
    },
  ];
}

function useCost({ spend, cpe, cpm, clicks, cpc }: Metrics, isOwn: boolean): Named[] {
  const { t } = useLingui();
  const [funded, released] = [formatRupees(spend.funded), formatRupees(spend.released)];
  const price = (
    <Trans>
      Each piece with reported numbers counts as an equal share of its agreement’s price, before deductions.
    </Trans>
  );
  const money = spend.funded === 0 ? null : { funded, released };
  return [
    {
      id: 'funded',
      name: isOwn ? t`Funded` : t`Price`,
      value: money?.funded ?? null,
      definition: <Trans>Money paid in for agreed work, on hold or already released.</Trans>,
    },
    {
      id: 'released',
      name: t`Released`,
      value: money?.released ?? null,
      definition: <Trans>The part paid to creators for approved work, before fee and tax.</Trans>,
    },
    {
      id: 'cpe',
      name: t`Cost per engagement`,
      value: cpe === null ? null : formatRupees(cpe, { paise: true }),
      definition: <Trans>Price of pieces that report engagement, divided by that engagement. {price}</Trans>,
    },
    {
      id: 'cpm',
      name: t`Cost per 1,000 views`,
      value: cpm === null ? null : formatRupees(cpm, { paise: true }),
      definition: <Trans>Price of pieces that report views, per thousand views. {price}</Trans>,
    },
    ...(clicks === null
      ? []
      : [
          {
            id: 'clicks',
            name: t`Clicks`,
            value: shortenIndian(clicks),
            definition: (
              <Trans>
                Visitors from creators’ links to your page, each counted once a day (Indian time). Bots and previews are
                left out. Counted by us, not reported.
              </Trans>
            ),
          },
          {
            id: 'cpc',
            name: t`Cost per click`,
            value: cpc === null ? null : formatRupees(cpc, { paise: true }),
            definition: <Trans>Total price of agreements with a link, divided by clicks on those links.</Trans>,
          },
        ]),
  ];
}
