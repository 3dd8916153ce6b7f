import { toRupees } from '../../../contract/kit/money.ts';
import { fitsFor, type MatchedCreator, scoreOf } from '../matching/match-score.rules.ts';
import type { OpenTable } from './open-table.rules.ts';
import type { FeedOrder } from './search-open.rules.ts';

/** Best match first. Each distinct list of a campaign is judged once, so that a campaign is a few look-ups. */
export function matchOrder(table: OpenTable, creator: MatchedCreator): FeedOrder {
  const fits = fitsFor(creator);
  const { columns, lists, work } = table;
  const judge = <T>(values: readonly (T | undefined)[], fit: (value: T) => number) =>
    Float64Array.from(values, (value) => (value === undefined ? Number.NaN : fit(value)));
  const cost = judge(work.values, fits.cost);
  const place = judge(lists.city.values, fits.place);
  const languages = judge(lists.language.values, fits.languages);
  const topics = judge(lists.category.values, fits.topics);
  const platforms = judge(lists.platform.values, fits.platforms);
  const gender = judge(lists.gender.values, fits.gender);
  const all = new Float64Array(8);
  const at = (values: Float64Array, column: Int32Array, slot: number) => values[column[slot] ?? 0] ?? Number.NaN;
  const rankOf = (slot: number) => {
    const pay = columns.pay[slot] ?? -1;
    all[0] = fits.price(at(cost, columns.work, slot), pay < 0 ? Number.NaN : toRupees(pay));
    all[1] = at(place, columns.city, slot);
    all[2] = at(languages, columns.language, slot);
    all[3] = fits.followers(columns.followersMin[slot] ?? Number.NaN, columns.followersMax[slot] ?? Number.NaN);
    all[4] = fits.engagement(columns.engagementMin[slot] ?? Number.NaN);
    all[5] = at(topics, columns.category, slot);
    all[6] = at(platforms, columns.platform, slot);
    all[7] = at(gender, columns.gender, slot);
    return scoreOf(all, fits.known);
  };
  return { rankOf, direction: 'desc' };
}
