import type { Overview, Performances } from '../../../contract/insights/performance.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { inLanguage, msg, verbatim } from '../../kit/i18n/messages.ts';
import type { selectFollowers } from './overview.queries.ts';
import { figuresFrom } from './performance.rules.ts';
import { sourceWords } from './performance.views.ts';

type FollowersRow = Awaited<ReturnType<typeof selectFollowers>>[number];

export function viewAccounts(rows: readonly FollowersRow[]): Performances['accounts'] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [account] = own;
    if (!account) return [];
    const readings = own.flatMap(({ day, then }) => (day && then !== null ? [{ date: day, followers: then }] : []));
    const [first, last] = [readings[0], readings.at(-1)];
    return {
      id: String(account.id),
      platform: account.platform_id,
      handle: account.handle,
      source: account.source,
      as_of: account.as_of.toISOString(),
      followers: account.followers,
      growth: first && last && readings.length > 1 ? last.followers - first.followers : null,
      readings,
    };
  });
}

/** Number of pieces that its figures are summed over. */
export const countOf = ({ pieces: { read, typed } }: Overview) => ({ read, reported: read + typed });

const shared = [msg`Views`, msg`Reach`, msg`Engagement`, msg`As of`, msg`Source of these`, msg`Clicks`];
const scope = [msg`Campaign`, msg`From`, msg`To`];
const costs = [msg`Cost per engagement`, msg`Cost per 1000 views`, msg`Cost per click`];
const heads = {
  business: [...scope, msg`Spend`, ...shared, ...costs],
  creator: [...scope, msg`Gross`, msg`Fee`, verbatim('TDS'), msg`Net`, ...shared],
};

/** Rows of the total, then of each campaign; unknown figures are empty cells. */
export function overviewRows({ side, range, totals, campaigns }: Performances, locale: Locale): (string | number)[][] {
  const inWords = inLanguage(locale);
  const rowOf = (name: string, row: Overview) => {
    const { money, earned, views, reach, engagement, as_of: asOf, clicks, cpe, cpm, cpc } = row;
    const source = asOf ? inWords(sourceWords[figuresFrom(countOf(row))]) : null;
    const did = [views, reach, engagement, asOf, source, clicks];
    const sums = earned ? [earned.gross, earned.fee, earned.tds, earned.net, ...did] : [money, ...did, cpe, cpm, cpc];
    return [name, range.from, range.to, ...sums].map((cell) => cell ?? '');
  };
  return [
    heads[side].map(inWords),
    rowOf(inWords(msg`All`), totals),
    ...campaigns.map((row) => rowOf(row.campaign?.title ?? inWords(msg`Other work`), row)),
  ];
}
