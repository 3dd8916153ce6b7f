import { describe, expect, it } from 'vitest';
import { clashesOf, type OtherDeal } from './exclusivity.rules.ts';

const other = (more: Partial<OtherDeal> = {}): OtherDeal => ({
  campaign: { id: '7', title: 'Spice trail' },
  categories: ['Food'],
  brand: 'Kottaram Spices',
  worksUntil: '2026-12-12',
  exclusivity: null,
  agreedOn: '2026-11-20',
  ...more,
});
const asked = (more: object = {}) => ({ days: 30, category: 'food ', brands: [] as string[], ...more });
const wanted = (more: Partial<Parameters<typeof clashesOf>[0]> = {}) => ({
  asked: null,
  campaign: { categories: ['Travel'], brand: 'Hill Stays', endDate: '2026-12-31' },
  today: '2026-11-28',
  isInfluencer: false,
  ...more,
});

describe('an asked exclusivity', () => {
  it('clashes with work of its category, by the days that they share', () => {
    const [clash] = clashesOf(wanted({ asked: asked() }), [other()]);
    expect(clash).toEqual({ kind: 'work', category: 'food ', until: '2026-12-12', days: 15, campaign: null });
    const days = (more: object) => clashesOf(wanted({ asked: asked(more) }), [other()]).map((each) => each.days);
    expect(days({ from: '2026-12-12' })).toEqual([1]);
    expect(days({ from: '2026-12-13' })).toEqual([]);
    expect(days({ days: 1 })).toEqual([1]);
    expect(days({ category: 'Beauty' })).toEqual([]);
    expect(days({ category: null })).toEqual([]);
  });

  it('clashes with nothing that is over', () => {
    const at = wanted({ asked: asked() });
    expect(clashesOf(at, [other({ worksUntil: null }), other({ worksUntil: '2026-11-27' })])).toEqual([]);
    expect(clashesOf(wanted(), [other()])).toEqual([]);
  });

  it('clashes with a named brand for the influencer alone', () => {
    const named = asked({ category: null, brands: ['KOTTARAM spices'] });
    expect(clashesOf(wanted({ asked: named }), [other()])).toEqual([]);
    expect(clashesOf(wanted({ asked: named, isInfluencer: true }), [other()])).toEqual([
      { kind: 'work', category: null, until: '2026-12-12', days: 15, campaign: { id: '7', title: 'Spice trail' } },
    ]);
  });
});

describe('an agreed exclusivity', () => {
  const agreed = { days: 40, category: 'Travel', brands: [] as string[] };

  it('clashes with a campaign of its category, from its first day or that of its agreement', () => {
    const [clash] = clashesOf(wanted(), [other({ exclusivity: agreed })]);
    expect(clash).toEqual({ kind: 'exclusivity', category: 'Travel', until: '2026-12-29', days: 32, campaign: null });
    const later = other({ exclusivity: { ...agreed, from: '2026-12-31' } });
    expect(clashesOf(wanted(), [later])).toMatchObject([{ until: '2027-02-08', days: 1 }]);
    expect(clashesOf(wanted(), [other({ exclusivity: { ...agreed, from: '2027-01-01' } })])).toEqual([]);
    expect(clashesOf(wanted(), [other({ exclusivity: { ...agreed, category: 'Beauty' } })])).toEqual([]);
  });

  it('that names the brand says no category, and the longest comes first', () => {
    const naming = other({ exclusivity: { days: 60, category: 'Beauty', brands: ['hill stays'] } });
    expect(clashesOf(wanted({ isInfluencer: true }), [other({ exclusivity: agreed }), naming])).toMatchObject([
      { category: null, until: '2027-01-18', campaign: { title: 'Spice trail' } },
      { category: 'Travel', until: '2026-12-29' },
    ]);
  });
});
