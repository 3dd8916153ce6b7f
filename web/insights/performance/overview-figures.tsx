import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Overview, Performances } from '../../../contract/insights/performance.ts';
import { Dotted } from '../../ui/data/dotted.tsx';
import { type Figure, FigureCard } from '../../ui/data/figure-card.tsx';
import { formatRupees, groupIndian, shortenIndian } from '../../ui/forms/rupees.ts';

type Named = Figure & { id: string };

/** Large figures of a range with the previous range and their definitions. */
export function OverviewFigures({ overview }: { overview: Performances }) {
  const figures = [useMoney(overview), useDid(overview), useLast(overview)].flat();
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
      {figures.map(({ id, ...figure }) => (
        <FigureCard key={id} {...figure} />
      ))}
    </ul>
  );
}

const count = (value: number | null) => (value === null ? null : shortenIndian(value));
const exact = (value: number | null) => (value === null ? null : formatRupees(value, { paise: true }));

/** Change against the previous range; nothing if either is unknown. */
function Change({
  now,
  before,
  write,
}: {
  now: number | null;
  before: number | null;
  write: (value: number) => string;
}) {
  if (now === null || before === null) {
    return before === null ? <Trans>no data before</Trans> : <Trans>{write(before)} before</Trans>;
  }
  return (
    <Dotted>
      {changeOf(now, before)}
      <Trans>{write(before)} before</Trans>
    </Dotted>
  );
}

/** In percent; from tenfold on as a multiple, which is easier to read. */
function changeOf(now: number, before: number): string | null {
  if (before === 0 || now === before) return null;
  if (before > 0 && now >= before * 10) return `×${groupIndian(Math.round(now / before))}`;
  const share = Math.round(((now - before) / Math.abs(before)) * 100);
  return `${share < 0 ? '−' : '+'}${Math.abs(share)}%`;
}

function compare(
  name: Exclude<keyof Overview, 'earned' | 'as_of' | 'pieces' | 'silent'>,
  write: (value: number) => string,
) {
  return ({ totals, previous }: Performances): ReactNode => (
    <Change now={totals[name]} before={previous[name]} write={write} />
  );
}

function useMoney(overview: Performances): Named[] {
  const { t } = useLingui();
  const { side, totals, series } = overview;
  const note = compare('money', formatRupees)(overview);
  const trend = series.map(({ money }) => money);
  if (side === 'business' || !totals.earned) {
    return [
      {
        id: 'spend',
        name: t`Spend`,
        value: formatRupees(totals.money),
        note,
        trend,
        definition: (
          <Trans>
            Money released to creators for approved work, before their deductions, plus what you paid into pools of
            joint campaigns. From the ledger.
          </Trans>
        ),
      },
    ];
  }
  const { gross, fee, tds, net } = totals.earned;
  const [cut, tax] = [formatRupees(fee), formatRupees(tds)];
  return [
    {
      id: 'net',
      name: t`Net earnings`,
      value: formatRupees(net),
      note,
      trend,
      definition: (
        <Trans>Credited to your wallet for work, after fee and tax, on the day it arrived. From the ledger.</Trans>
      ),
    },
    {
      id: 'gross',
      name: t`Gross earnings`,
      value: formatRupees(gross),
      note: (
        <Trans>
          {cut} fee, {tax} TDS
        </Trans>
      ),
      definition: (
        <Trans>
          The same before the platform fee (incl. GST) and tax deducted at source. Gross minus fee minus TDS is net.
        </Trans>
      ),
    },
  ];
}

function useDid(overview: Performances): Named[] {
  const { t } = useLingui();
  const { totals, series } = overview;
  const trendOf = (name: 'views' | 'reach' | 'engagement' | 'clicks') => series.map((part) => part[name]);
  const gain = (
    <Trans>
      The gain in this period: its last reading minus the last one before. A post without a reading in this period
      counts as no data, not as 0. Read from connected accounts, or self-reported where there is none.
    </Trans>
  );
  return [
    {
      id: 'reach',
      name: t`Reach`,
      value: count(totals.reach),
      note: compare('reach', shortenIndian)(overview),
      trend: trendOf('reach'),
      definition: (
        <Trans>Accounts that saw a post, summed over all posts. Someone who saw two counts twice. {gain}</Trans>
      ),
    },
    {
      id: 'views',
      name: t`Views`,
      value: count(totals.views),
      note: compare('views', shortenIndian)(overview),
      trend: trendOf('views'),
      definition: <Trans>Views of the published posts. {gain}</Trans>,
    },
    {
      id: 'engagement',
      name: t`Engagement`,
      value: count(totals.engagement),
      note: compare('engagement', shortenIndian)(overview),
      trend: trendOf('engagement'),
      definition: <Trans>Reported likes, comments, shares and saves. {gain}</Trans>,
    },
    {
      id: 'clicks',
      name: t`Clicks`,
      value: count(totals.clicks),
      note: compare('clicks', shortenIndian)(overview),
      trend: trendOf('clicks'),
      definition: (
        <Trans>
          Visitors from tracked links, each counted once per link and day (Indian time). Bots and previews are left out.
          Counted by us, not reported.
        </Trans>
      ),
    },
  ];
}

function useLast(overview: Performances): Named[] {
  const { t } = useLingui();
  const { side, totals, accounts, on_time: onTime } = overview;
  if (side === 'business') {
    const until = (
      <Trans>
        For posts that reported numbers in this period, using their totals at its end. Each post counts as an equal
        share of its agreement’s price.
      </Trans>
    );
    return [
      {
        id: 'cpe',
        name: t`Cost per engagement`,
        value: exact(totals.cpe),
        note: compare('cpe', (value) => formatRupees(value, { paise: true }))(overview),
        definition: <Trans>Price divided by engagement. {until}</Trans>,
      },
      {
        id: 'cpm',
        name: t`Cost per 1,000 views`,
        value: exact(totals.cpm),
        note: compare('cpm', (value) => formatRupees(value, { paise: true }))(overview),
        definition: <Trans>Price per thousand views. {until}</Trans>,
      },
      {
        id: 'cpc',
        name: t`Cost per click`,
        value: exact(totals.cpc),
        note: compare('cpc', (value) => formatRupees(value, { paise: true }))(overview),
        definition: (
          <Trans>
            Price of agreements whose links were clicked in this period, divided by all clicks on those links until its
            end.
          </Trans>
        ),
      },
    ];
  }
  const grown = accounts.flatMap(({ growth }) => growth ?? []);
  const followers = grown.length === 0 ? null : grown.reduce((sum, each) => sum + each, 0);
  const [made, due] = [onTime?.now.count ?? 0, onTime?.now.n ?? 0];
  const [madeBefore, dueBefore] = [onTime?.before.count ?? 0, onTime?.before.n ?? 0];
  return [
    {
      id: 'followers',
      name: t`Followers gained`,
      value: followers === null ? null : shortenIndian(followers),
      note: <Plural value={grown.length} one="# account" other="# accounts" />,
      definition: (
        <Trans>
          For your accounts: the last reading in this period minus the one before it, or minus the first in it. Accounts
          with fewer than two readings are left out.
        </Trans>
      ),
    },
    {
      id: 'on-time',
      name: t`On time`,
      value: due === 0 ? null : t`${made} of ${due}`,
      note:
        dueBefore === 0 ? null : (
          <Trans>
            {madeBefore} of {dueBefore} before
          </Trans>
        ),
      definition: <Trans>Share of pieces due in this period that were first submitted by their due date.</Trans>,
    },
  ];
}
