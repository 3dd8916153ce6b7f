import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { bodyOf, columnsOf } from './campaigns.body.rules.ts';

const words = fc.array(fc.string({ maxLength: 8 }), { maxLength: 3 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const rupees = maybe(fc.integer({ min: 0, max: 1e9 }).map((paise) => paise / 100));
const day = maybe(fc.constantFrom('2026-11-20', '2027-02-28'));
const wish = fc.integer({ min: 0, max: 1e6 });

const whole: fc.Arbitrary<CampaignBody> = fc.record({
  type: fc.constantFrom('standard', 'joint'),
  title: fc.string(),
  brief: fc.string(),
  objective: maybe(fc.constantFrom('awareness', 'event')),
  visibility: fc.constantFrom('public', 'link', 'invited'),
  platforms: fc.subarray(['instagram', 'youtube'] as const).map((some) => [...some]),
  content: fc.array(
    fc.record(
      {
        type: fc.constantFrom('reel', 'story'),
        quantity: fc.integer({ min: 1, max: 9 }),
        due: fc.constantFrom('2026-11-25', '2026-12-24'),
      },
      { requiredKeys: ['type', 'quantity'] },
    ),
  ),
  categories: words,
  languages: words,
  locations: words,
  creator_profile: maybe(
    fc.record({
      gender: fc.constant('1'),
      followers_min: maybe(wish),
      followers_max: maybe(wish),
      engagement_min: maybe(wish),
    }),
  ),
  compensation: maybe(fc.constantFrom('paid', 'mixed')),
  budget_total: rupees,
  budget_per_creator: rupees,
  product_value: rupees,
  commission_percent: maybe(fc.integer({ min: 0, max: 100 })),
  slots: maybe(fc.integer({ min: 1, max: 50 })),
  application_deadline: day,
  start_date: day,
  end_date: day,
  hashtags: words,
  mentions: words,
  dos: words,
  donts: words,
  disclosure_label: fc.string({ minLength: 1 }),
  link: maybe(fc.webUrl()),
  usage_rights: maybe(
    fc.record({ days: maybe(fc.integer({ min: 1, max: 365 })), territory: fc.string({ minLength: 1 }) }),
  ),
  pool_minimum: rupees,
  draft: fc.boolean(),
});

/** A row as the database would return it. */
function stored(columns: ReturnType<typeof columnsOf>): CampaignRow {
  return { ...columns, content: JSON.parse(String(columns.content)) } as unknown as CampaignRow;
}

describe('a campaign and its row', () => {
  it('are converted back and forth without a change', () => {
    fc.assert(
      fc.property(whole, (body) => {
        const pool_minimum = body.type === 'joint' ? body.pool_minimum : null;
        expect(bodyOf(stored(columnsOf(body)), [])).toEqual({ ...body, pool_minimum, needs: [] });
      }),
    );
  });

  it('fill omitted fields with empty, unknown or default values', () => {
    const empty = columnsOf({});
    expect(bodyOf(stored(empty), [])).toEqual({
      type: 'standard',
      title: '',
      brief: '',
      objective: null,
      ...Object.fromEntries(
        [
          'platforms',
          'content',
          'categories',
          'languages',
          'locations',
          'hashtags',
          'mentions',
          'dos',
          'donts',
          'needs',
        ].map((list) => [list, []]),
      ),
      creator_profile: null,
      compensation: null,
      budget_total: null,
      budget_per_creator: null,
      product_value: null,
      commission_percent: null,
      slots: null,
      application_deadline: null,
      start_date: null,
      end_date: null,
      visibility: 'public',
      disclosure_label: '#ad',
      link: null,
      usage_rights: null,
      pool_minimum: null,
      draft: false,
    });
  });

  it('store money in paise, and return needs with their id and rupees', () => {
    expect(columnsOf({ budget_total: 1250.5 }).budget_total).toBe(125_050);
    const need = { id: 7, kind: 'venue' as const, description: 'A courtyard', value: 90_000_00 };
    expect(bodyOf(stored(columnsOf({})), [need]).needs).toEqual([{ ...need, id: '7', value: 90_000 }]);
  });
});
