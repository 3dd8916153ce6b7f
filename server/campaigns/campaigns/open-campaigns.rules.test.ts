import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenRow } from './open-campaigns.queries.ts';
import { type FeedFilters, type FeedPlace, feedOrders, openCampaignOf, searchOpen } from './open-campaigns.rules.ts';

const row = (id: number, other: Partial<OpenRow> = {}): OpenRow => ({
  id,
  creator_id: 100,
  type: 'standard',
  title: 'Monsoon brew',
  brief: 'A reel about coffee.',
  objective: 'awareness',
  platforms: ['instagram'],
  content: [{ type: 'reel', quantity: 2 }],
  categories: ['food'],
  languages: ['hi'],
  locations: ['kochi'],
  wanted_gender: null,
  wanted_followers_min: null,
  wanted_followers_max: null,
  wanted_engagement_min: null,
  compensation: 'paid',
  budget_per_creator: 10_000_00,
  is_full: false,
  application_deadline: '2026-12-10',
  start_date: '2026-12-15',
  end_date: '2026-12-31',
  published_at: new Date('2026-11-20T10:00:00Z'),
  needs: [],
  ...other,
});

const reader = { id: 1, today: '2026-12-01', blocked: new Set<number>() };

interface Asked {
  filters?: FeedFilters;
  as?: Partial<typeof reader> & { withOwn?: boolean };
  sort?: keyof typeof feedOrders;
  after?: FeedPlace;
  limit?: number;
}

function search(rows: readonly OpenRow[], { filters = {}, as = {}, sort = 'newest', after, limit = 10 }: Asked = {}) {
  const asked = { reader: { ...reader, ...as }, filters, order: feedOrders[sort], after, limit };
  return searchOpen(rows.map(openCampaignOf), asked);
}
const idsOf = (rows: readonly OpenRow[], asked?: Asked) => search(rows, asked).places.map(({ id }) => id);

describe('the open campaigns', () => {
  it('are those that may still be applied to, today included', () => {
    const rows = [
      row(1, { application_deadline: '2026-12-01' }),
      row(2, { application_deadline: '2026-11-30' }),
      row(3, { end_date: '2026-12-01' }),
      row(4, { end_date: '2026-11-30' }),
    ];
    expect(idsOf(rows).toSorted()).toEqual([1, 3]);
  });

  it('leave out the reader’s own, unless asked for, and those of blocked people', () => {
    const rows = [row(1, { creator_id: 1 }), row(2, { creator_id: 2 }), row(3, { creator_id: 3 })];
    expect(idsOf(rows, { as: { blocked: new Set([3]) } })).toEqual([2]);
    expect(idsOf(rows, { as: { withOwn: true } }).toSorted()).toEqual([1, 2, 3]);
  });

  const matching: [FeedFilters, Partial<OpenRow>, Partial<OpenRow>][] = [
    [{ platform: ['youtube'] }, { platforms: ['instagram', 'youtube'] }, { platforms: ['instagram'] }],
    [{ category: ['travel', 'food'] }, { categories: ['food'] }, { categories: ['fashion'] }],
    [{ language: ['ml'] }, { languages: ['ml'] }, { languages: [] }],
    [{ city: ['kochi'] }, { locations: ['kochi'] }, { locations: ['pune'] }],
    [
      { content: ['story'] },
      { content: [{ type: 'story', quantity: 1 }] },
      { content: [{ type: 'reel', quantity: 1 }] },
    ],
    [{ need: ['venue'] }, { needs: ['budget', 'venue'] }, { needs: ['budget'] }],
    [{ compensation: ['product'] }, { compensation: 'product' }, { compensation: null }],
    [{ objective: ['sales'] }, { objective: 'sales' }, { objective: null }],
    [{ creator: '100' }, { creator_id: 100 }, { creator_id: 101 }],
    [{ creator: 'x100' }, { creator_id: 0 }, { creator_id: 100 }],
    [{ type: 'joint' }, { type: 'joint' }, { type: 'standard' }],
    [{ budgetMin: 500 }, { budget_per_creator: 500 }, { budget_per_creator: 499 }],
    [{ budgetMax: 500 }, { budget_per_creator: 500 }, { budget_per_creator: 501 }],
    [{ budgetMax: 500 }, { budget_per_creator: 0 }, { budget_per_creator: null }],
    [{ budgetMin: 0 }, { budget_per_creator: 0 }, { budget_per_creator: null }],
    [{ q: 'COFFEE' }, { brief: 'Cold coffee' }, { brief: 'Tea' }],
    [{ q: 'éclair' }, { title: 'ÉCLAIR week' }, { title: 'Eclair week' }],
  ];

  it.each(matching)('are filtered: %j', (filters, inside, outside) => {
    expect(idsOf([row(1, inside), row(2, outside)], { filters })).toEqual([1]);
    expect(search([row(1, inside), row(2, outside)], { filters }).total).toBe(1);
  });

  it('are all there for an empty filter, and none for a creator that is no id', () => {
    expect(idsOf([row(1)], { filters: { platform: [], q: '' } })).toEqual([1]);
    expect(idsOf([row(1)], { filters: { creator: '100abc' } })).toEqual([]);
    expect(idsOf([row(1, { creator_id: 0 })], { filters: { creator: 'x', q: 'monsoon' } })).toEqual([1]);
  });

  it('are ordered by day posted, last day or pay, and full or locked ones come last', () => {
    const rows = [
      row(1, {
        published_at: new Date('2026-11-01T00:00:00Z'),
        application_deadline: '2026-12-02',
        budget_per_creator: 3,
      }),
      row(2, {
        published_at: new Date('2026-11-03T00:00:00Z'),
        application_deadline: '2026-12-04',
        budget_per_creator: 0,
      }),
      row(3, {
        published_at: new Date('2026-11-02T00:00:00Z'),
        application_deadline: '2026-12-03',
        budget_per_creator: null,
      }),
      row(4, { published_at: new Date('2026-11-09T00:00:00Z'), is_full: true, budget_per_creator: 9 }),
      row(5, {
        published_at: new Date('2026-11-08T00:00:00Z'),
        type: 'joint',
        start_date: '2026-12-01',
        budget_per_creator: 9,
      }),
      row(6, {
        published_at: new Date('2026-10-08T00:00:00Z'),
        type: 'joint',
        start_date: '2026-12-02',
        budget_per_creator: 1,
      }),
    ];
    expect(idsOf(rows)).toEqual([2, 3, 1, 6, 4, 5]);
    expect(idsOf(rows, { sort: 'deadline' }).slice(0, 3)).toEqual([1, 3, 2]);
    expect(idsOf(rows, { sort: 'pay' })).toEqual([1, 6, 2, 3, 5, 4]);
  });
});

it('pages hold every campaign once, in the order of one long page, and each knows how many there are', () => {
  const anyRow = fc.record({
    day: fc.integer({ min: 1, max: 9 }),
    is_full: fc.boolean(),
    type: fc.constantFrom('standard' as const, 'joint' as const),
    locked: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(anyRow, { maxLength: 30 }),
      fc.integer({ min: 1, max: 7 }),
      fc.constantFrom('newest' as const, 'deadline' as const, 'pay' as const),
      (made, limit, sort) => {
        const rows = made.map(({ day, is_full, type, locked }, at) =>
          row(at + 1, {
            is_full,
            type,
            start_date: locked ? '2026-11-30' : '2026-12-20',
            published_at: new Date(Date.UTC(2026, 10, day)),
            application_deadline: `2026-12-0${day}`,
            budget_per_creator: day,
          }),
        );
        const whole = idsOf(rows, { sort, limit: 100 });
        const paged: number[] = [];
        let after: FeedPlace | undefined;
        for (;;) {
          const { places, total } = search(rows, { sort, limit, ...(after && { after }) });
          expect(total).toBe(rows.length);
          paged.push(...places.map(({ id }) => id));
          if (places.length < limit) break;
          after = places.at(-1);
        }
        expect(paged).toEqual(whole);
        expect(paged.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
      },
    ),
    { numRuns: 100 },
  );
});
