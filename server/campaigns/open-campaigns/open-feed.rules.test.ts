/** Campaign Posts in memory against their definition: whatever changed before, each page, total, score and count is exact. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deadlineSteps, type FeedFacet, feedFacets, paySteps } from '../../../contract/campaigns/feed.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { matchCampaign } from '../matching/match.rules.ts';
import type { MatchedCreator } from '../matching/match-score.rules.ts';
import { wishesOf } from '../matching/wishes.rules.ts';
import { matchOrder } from './match-open.rules.ts';
import type { OpenRow } from './open-campaigns.queries.ts';
import { OpenTable } from './open-table.rules.ts';
import { type FeedFilters, type FeedPlace, feedOrders, searchOpen } from './search-open.rules.ts';

const today = '2026-12-01';
const dayFrom = (days: number) => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);
const some = (...from: string[]) => fc.uniqueArray(fc.constantFrom(...from), { maxLength: 2 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const date = fc.integer({ min: -2, max: 40 }).map(dayFrom);
const words = fc.constantFrom('Monsoon brew', 'MASALA', 'kéfir चाय', 'a', 'Onam sadya at home');

const campaign: fc.Arbitrary<OpenRow> = fc.record({
  id: fc.integer({ min: 1, max: 25 }),
  creator_id: fc.integer({ min: 1, max: 4 }),
  type: fc.constantFrom('standard', 'standard', 'standard', 'joint'),
  title: words,
  brief: words,
  objective: maybe(fc.constantFrom('sales', 'launch')),
  platforms: some('instagram', 'youtube'),
  content: fc.array(fc.record({ type: fc.constantFrom('reel', 'story'), quantity: fc.integer({ min: 1, max: 3 }) }), {
    maxLength: 2,
  }),
  categories: some('food', 'travel', 'tech'),
  languages: some('hi', 'ml'),
  locations: some('kochi', 'pune'),
  needs: some('venue'),
  wanted_gender: maybe(fc.constantFrom('female', 'male')),
  wanted_followers_min: maybe(fc.integer({ min: 0, max: 9_000 })),
  wanted_followers_max: maybe(fc.integer({ min: 1, max: 90_000 })),
  wanted_engagement_min: maybe(fc.integer({ min: 0, max: 9 })),
  compensation: maybe(fc.constantFrom('paid', 'product')),
  budget_per_creator: maybe(fc.integer({ min: 0, max: 60_000 }).map((rupees) => rupees * 100)),
  is_full: fc.boolean(),
  application_deadline: date,
  start_date: date,
  end_date: date,
  published_at: fc.integer({ min: 1, max: 5 }).map((day) => new Date(Date.UTC(2026, 10, day))),
}) as fc.Arbitrary<OpenRow>;

const creator = fc.record({
  accounts: fc.array(fc.record({ platform: fc.constantFrom('instagram', 'youtube') }), { maxLength: 2 }),
  categories: some('food', 'travel').map((ids) => ids.map((id) => ({ id, name: id }))),
  languages: some('hi', 'ml').map((ids) => ids.map((id) => ({ id, name: id }))),
  city: maybe(fc.constant({ id: 'kochi', name: 'Kochi' })),
  gender: maybe(fc.constant({ id: 'female', name: 'Female' })),
  followers: maybe(fc.integer({ min: 0, max: 99_000 })),
  engagement_rate: maybe(fc.integer({ min: 0, max: 900 }).map((hundredths) => hundredths / 100)),
  rates: fc.array(
    fc.record({
      platform: fc.constantFrom('instagram', 'youtube'),
      content: fc.constantFrom('reel', 'story').map((id) => ({ id, name: id })),
      price: fc.integer({ min: 100, max: 40_000 }),
    }),
    { maxLength: 4 },
  ),
}) as unknown as fc.Arbitrary<MatchedCreator>;

const maybeNot = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });
const filters: fc.Arbitrary<FeedFilters> = fc.record({
  platform: maybeNot(some('instagram', 'youtube')),
  category: maybeNot(some('food', 'tech', 'none')),
  language: maybeNot(some('hi')),
  city: maybeNot(some('kochi')),
  content: maybeNot(some('reel', 'story')),
  compensation: maybeNot(some('paid')),
  objective: maybeNot(some('sales')),
  need: maybeNot(some('venue')),
  creator: maybeNot(fc.constantFrom('1', '2', 'x')),
  q: maybeNot(fc.constantFrom('brew', 'MAS', 'éf', 'चाय', 'a', 'home now')),
  budgetMin: maybeNot(fc.integer({ min: 0, max: 40_000_00 })),
  budgetMax: maybeNot(fc.integer({ min: 0, max: 60_000_00 })),
  deadlineWithin: maybeNot(fc.integer({ min: 0, max: 20 })),
});

/** The values by which a campaign counts in a facet. */
function valuesIn(facet: FeedFacet, row: OpenRow): readonly string[] {
  if (facet === 'pay') {
    const { budget_per_creator: pay } = row;
    return pay === null ? [] : [String(paySteps.findLast((step) => step * 100 <= pay))];
  }
  if (facet === 'deadline')
    return deadlineSteps.filter((days) => row.application_deadline <= dayFrom(days)).map(String);
  const lists = { platform: row.platforms, category: row.categories, language: row.languages, city: row.locations };
  const values = {
    ...lists,
    content: row.content.map(({ type }) => type),
    compensation: [row.compensation],
    objective: [row.objective],
  };
  return [...new Set(values[facet])].filter((value) => value !== null);
}

/** Names of the filters that refuse a campaign. */
function refusals(row: OpenRow, asked: FeedFilters): string[] {
  const lists = ['platform', 'category', 'language', 'city', 'content', 'compensation', 'objective'] as const;
  const misses = (values: readonly string[] | undefined, own: readonly string[]) =>
    values !== undefined && values.length > 0 && !values.some((value) => own.includes(value));
  const { creator: by, q, need, budgetMin, budgetMax, deadlineWithin } = asked;
  const pay = row.budget_per_creator;
  const isPaid = pay !== null && pay >= (budgetMin ?? 0) && pay <= (budgetMax ?? Number.POSITIVE_INFINITY);
  const text = (words: string) => words.toLowerCase();
  return [
    ...lists.filter((name) => misses(asked[name], valuesIn(name, row))),
    ...(misses(need, row.needs) ? ['need'] : []),
    ...(by !== undefined && String(row.creator_id) !== by ? ['creator'] : []),
    ...(q && ![row.title, row.brief].some((one) => text(one).includes(text(q))) ? ['q'] : []),
    ...((budgetMin !== undefined || budgetMax !== undefined) && !isPaid ? ['pay'] : []),
    ...(deadlineWithin !== undefined && row.application_deadline > dayFrom(deadlineWithin) ? ['deadline'] : []),
  ];
}

const sorts = ['match', 'newest', 'deadline', 'pay'] as const;

function rankOf(sort: (typeof sorts)[number], row: OpenRow, who: MatchedCreator): number {
  if (sort === 'match') return matchCampaign(wishesOf(row), who).score;
  if (sort === 'newest') return row.published_at.getTime();
  return sort === 'deadline' ? -Date.parse(row.application_deadline) : (row.budget_per_creator ?? -1);
}

it('are found, ordered, matched and counted by the definition, after any changes', () => {
  const change = fc.oneof({ arbitrary: campaign, weight: 4 }, fc.integer({ min: 1, max: 25 }));
  const asking = fc.record({
    filters,
    who: creator,
    sort: fc.constantFrom(...sorts),
    type: fc.constantFrom('standard' as const, 'standard' as const, 'joint' as const),
    limit: fc.integer({ min: 1, max: 6 }),
    withOwn: fc.boolean(),
    blocked: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 1 }),
  });
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 60 }),
      asking,
      (changes, { filters: asked, who, sort, type, limit, ...reader }) => {
        const table = new OpenTable();
        const rows = new Map<number, OpenRow>();
        for (const one of changes) {
          if (typeof one === 'number') {
            table.remove(one);
            rows.delete(one);
          } else {
            table.put(one);
            rows.set(one.id, one);
          }
        }
        const isLast = (row: OpenRow) => row.is_full || (row.type === 'joint' && row.start_date <= today);
        const open = [...rows.values()].filter(
          (row) =>
            row.type === type &&
            row.application_deadline >= today &&
            row.end_date >= today &&
            (reader.withOwn || row.creator_id !== 1) &&
            !reader.blocked.includes(row.creator_id),
        );
        const sign = sort === 'deadline' ? -1 : 1;
        const expected = open
          .filter((row) => refusals(row, asked).length === 0)
          .toSorted(
            (a, b) =>
              Number(isLast(a)) - Number(isLast(b)) ||
              rankOf(sort, b, who) - rankOf(sort, a, who) ||
              sign * (b.id - a.id),
          );
        const order = sort === 'match' ? matchOrder(table, who) : feedOrders[sort](table);
        const found: FeedPlace[] = [];
        for (let after: FeedPlace | undefined; ; after = found.at(-1)) {
          const blocked = new Set(reader.blocked);
          const who = { id: 1, today, withOwn: reader.withOwn, blocked };
          const page = searchOpen(table, { reader: who, type, filters: asked, order, after, limit, withFacets: true });
          expect(page.total).toBe(expected.length);
          for (const facet of feedFacets) {
            const counted = open.filter((row) => refusals(row, asked).every((name) => name === facet));
            const counts = new Map<string, number>();
            for (const value of counted.flatMap((row) => valuesIn(facet, row)))
              counts.set(value, (counts.get(value) ?? 0) + 1);
            expect([...(page.facets?.[facet] ?? [])].sort()).toEqual([...counts].sort());
          }
          found.push(...page.places);
          if (page.places.length < limit) break;
        }
        expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        if (sort === 'match')
          expect(found.map(({ value }) => value)).toEqual(expected.map((row) => rankOf(sort, row, who)));
      },
    ),
    { numRuns: 600 },
  );
});
