import { describe, expect, it } from 'vitest';
import type { OpenRow } from './open-campaigns.queries.ts';
import { OpenTable } from './open-table.rules.ts';
import { type FeedFilters, type FeedPlace, feedOrders, searchOpen } from './search-open.rules.ts';

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
  type?: OpenRow['type'];
  sort?: keyof typeof feedOrders;
  after?: FeedPlace;
  limit?: number;
}

function tableOf(rows: readonly OpenRow[]): OpenTable {
  const table = new OpenTable();
  for (const each of rows) table.put(each);
  return table;
}

function search(
  rows: readonly OpenRow[],
  { filters = {}, as = {}, type, sort = 'newest', after, limit = 10 }: Asked = {},
) {
  const table = tableOf(rows);
  const order = feedOrders[sort](table);
  const asked = { filters, order, after, limit, withFacets: false, type: type ?? 'standard' };
  return searchOpen(table, { reader: { ...reader, ...as }, ...asked });
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
    [{ budgetMin: 500 }, { budget_per_creator: 500 }, { budget_per_creator: 499 }],
    [{ budgetMax: 500 }, { budget_per_creator: 500 }, { budget_per_creator: 501 }],
    [{ budgetMax: 500 }, { budget_per_creator: 0 }, { budget_per_creator: null }],
    [{ budgetMin: 0 }, { budget_per_creator: 0 }, { budget_per_creator: null }],
    [{ q: 'COFFEE' }, { brief: 'Cold coffee' }, { brief: 'Tea' }],
    [{ q: 'éclair' }, { title: 'ÉCLAIR week' }, { title: 'Eclair week' }],
    [{ q: 'z' }, { title: 'Zero waste' }, {}],
    [{ q: 'zé' }, { brief: 'Bon bizé' }, { brief: 'Zero' }],
    [{ deadlineWithin: 3 }, { application_deadline: '2026-12-04' }, { application_deadline: '2026-12-05' }],
  ];

  it.each(matching)('are filtered: %j', (filters, inside, outside) => {
    expect(idsOf([row(1, inside), row(2, outside)], { filters })).toEqual([1]);
    expect(search([row(1, inside), row(2, outside)], { filters }).total).toBe(1);
  });

  it('are standard or joint ones', () => {
    const rows = [row(1), row(2, { type: 'joint' })];
    expect(idsOf(rows)).toEqual([1]);
    expect(idsOf(rows, { type: 'joint' })).toEqual([2]);
  });

  it('are not found by words across the title and the brief', () => {
    expect(idsOf([row(1, { title: 'Brew', brief: 'Reel' })], { filters: { q: 'w\0R' } })).toEqual([]);
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
    expect(idsOf(rows)).toEqual([2, 3, 1, 4]);
    expect(idsOf(rows, { type: 'joint' })).toEqual([6, 5]);
    expect(idsOf(rows, { sort: 'deadline' })).toEqual([1, 3, 2, 4]);
    expect(idsOf(rows, { sort: 'pay' })).toEqual([1, 2, 3, 4]);
    expect(idsOf(rows, { sort: 'pay', type: 'joint' })).toEqual([6, 5]);
  });
});
