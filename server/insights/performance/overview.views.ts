import type { Overview, Performances } from '../../../contract/insights/performance.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { asIs, inLanguage, say } from '../../kit/i18n/messages.ts';
import type { selectFollowers } from './overview.queries.ts';

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

const shared = [say`Views`, say`Reach`, say`Engagement`, say`As of`, say`Source of these`, say`Clicks`];
const scope = [say`Campaign`, say`From`, say`To`];
const costs = [say`Cost per engagement`, say`Cost per 1000 views`, say`Cost per click`];
const heads = {
  business: [...scope, say`Spend`, ...shared, ...costs],
  creator: [...scope, say`Gross`, say`Fee`, asIs('TDS'), say`Net`, ...shared],
};

/** Rows of the total, then of each campaign; unknown figures are empty cells. */
export function overviewRows({ side, range, totals, campaigns }: Performances, locale: Locale): (string | number)[][] {
  const inWords = inLanguage(locale);
  const rowOf = (name: string, row: Overview) => {
    const { money, earned, views, reach, engagement, as_of: asOf, clicks, cpe, cpm, cpc } = row;
    const source = asOf ? inWords(say`self-reported`) : null;
    const did = [views, reach, engagement, asOf, source, clicks];
    const sums = earned ? [earned.gross, earned.fee, earned.tds, earned.net, ...did] : [money, ...did, cpe, cpm, cpc];
    return [name, range.from, range.to, ...sums].map((cell) => cell ?? '');
  };
  return [
    heads[side].map(inWords),
    rowOf(inWords(say`All`), totals),
    ...campaigns.map((row) => rowOf(row.campaign?.title ?? inWords(say`Other work`), row)),
  ];
}
