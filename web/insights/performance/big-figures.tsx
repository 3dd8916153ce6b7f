import { Trans, useLingui } from '@lingui/react/macro';
import type { Metrics, Performance } from '../../../contract/insights/performance.ts';
import { type Figure, FigureCard } from '../../ui/data/figure-card.tsx';
import { formatRupees, shortenIndian } from '../../ui/forms/rupees.ts';

type Named = Figure & { id: string };

/** The figures of a campaign in large; behind each stands how it is made. */
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
      definition: <Trans>Agreed pieces whose work was approved, those published among them.</Trans>,
    },
    {
      id: 'views',
      name: t`Views`,
      value: short(views),
      trend: trendOf('views'),
      definition: (
        <Trans>All views of the published pieces, as reported. A piece counts with its last known figure.</Trans>
      ),
    },
    {
      id: 'reach',
      name: t`Reach`,
      value: short(reach),
      trend: trendOf('reach'),
      definition: <Trans>Accounts that saw a piece, added over pieces: who saw two of them counts twice.</Trans>,
    },
    {
      id: 'engagement',
      name: t`Engagement`,
      value: short(engagement),
      trend: trendOf('engagement'),
      note: rate === null ? null : <Trans>{rate} per 100 views</Trans>,
      definition: (
        <Trans>
          Likes, comments, shares and saves together, as far as they were reported. The rate is engagements per 100
          views, over the pieces that report both.
        </Trans>
      ),
    },
  ];
}

function useCost({ spend, cpe, cpm, clicks, cpc }: Metrics, isOwn: boolean): Named[] {
  const { t } = useLingui();
  const [funded, released] = [formatRupees(spend.funded), formatRupees(spend.released)];
  const price = <Trans>Each piece that reports costs an equal part of its agreement’s price, before deductions.</Trans>;
  const money = spend.funded === 0 ? null : { funded, released };
  return [
    {
      id: 'funded',
      name: isOwn ? t`Funded` : t`Price`,
      value: money?.funded ?? null,
      definition: <Trans>Money for agreed work that was paid in: set aside for it, or released.</Trans>,
    },
    {
      id: 'released',
      name: t`Released`,
      value: money?.released ?? null,
      definition: <Trans>Of it, what went to the creators for approved work, before fee and tax.</Trans>,
    },
    {
      id: 'cpe',
      name: t`Cost per engagement`,
      value: cpe === null ? null : formatRupees(cpe, { paise: true }),
      definition: <Trans>Price of the pieces that report engagement, divided by that engagement. {price}</Trans>,
    },
    {
      id: 'cpm',
      name: t`Cost per 1,000 views`,
      value: cpm === null ? null : formatRupees(cpm, { paise: true }),
      definition: <Trans>Price of the pieces that report views, for every thousand of them. {price}</Trans>,
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
                Visitors who followed the creators’ links to your page, each counted once a day by the day in India.
                Machines and previews are left out. Counted here, not reported.
              </Trans>
            ),
          },
          {
            id: 'cpc',
            name: t`Cost per click`,
            value: cpc === null ? null : formatRupees(cpc, { paise: true }),
            definition: <Trans>Price of all agreements that have a link, divided by the clicks of those links.</Trans>,
          },
        ]),
  ];
}
