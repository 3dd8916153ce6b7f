import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import { isActive } from '../../../contract/campaigns/application-standing.ts';
import { applicationStatuses } from '../../../contract/campaigns/applications.ts';
import type { ApplicationRow, CampaignRow, OfferRow } from '../../../database/schema.ts';
import { completeTerms } from '../offers/offers.rules.ts';
import { canonicalJson, hashTerms, termsOf } from './agreements.rules.ts';

/** The same value with the keys of every object in reverse order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, turned(inner)] as const);
  return Object.fromEntries(entries.toReversed());
}

const json = fc.jsonValue();

describe('canonical JSON', () => {
  it('represents the value, whatever the order of its keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(turned(value))).toBe(text);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });

  it('differs for different values', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const same = JSON.stringify(turned(turned(one))) === JSON.stringify(turned(turned(other)));
        if (canonicalJson(one) === canonicalJson(other)) expect(JSON.parse(canonicalJson(one))).toEqual(other);
        else expect(same).toBe(false);
      }),
    );
  });

  it('has no spaces, sorted keys, and no undefined values', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x y' }], a: 18_000.5, e: undefined })).toBe(
      '{"a":18000.5,"b":[1,{"c":"x y","d":null}]}',
    );
  });
});

it('hashes the UTF-8 bytes of the text', () => {
  const terms = { title: 'दिवाली मिठाई बॉक्स', price: 18_000.5 } as AgreementTerms;
  const text = '{"price":18000.5,"title":"दिवाली मिठाई बॉक्स"}';
  expect(hashTerms(terms)).toBe(createHash('sha256').update(Buffer.from(text, 'utf8')).digest('hex'));
});

it('can change while in progress', () => {
  expect(applicationStatuses.filter(isActive)).toEqual(['accepted', 'in_progress', 'submitted', 'changes_requested']);
});

describe('the agreed terms', () => {
  /** Money in paise, as stored. */
  const campaign = {
    id: 3,
    creator_id: 5,
    title: 'Monsoon menu',
    brief: 'Rain and filter coffee',
    platforms: ['instagram'],
    ...{
      content: [{ type: 'reel', quantity: 2, due: '2026-11-28' }],
      start_date: '2026-11-20',
      end_date: '2026-11-30',
    },
    compensation: 'mixed',
    product_value: 1_499_50,
    commission_percent: 12.5,
    usage_days: 30,
    usage_territory: 'India',
    disclosure_label: '#ad',
    hashtags: ['#monsoon'],
    mentions: ['@kaapi'],
    dos: ['Show the cup'],
    donts: ['No plastic'],
  } as CampaignRow;
  const application = { id: 7, influencer_id: 9, quote: null, ready_by: '2026-11-27' } as ApplicationRow;
  const parties = { creatorName: 'Kaapi & Co', influencerName: 'Aarohi Menon' };
  const agree = (changes: Partial<CampaignRow> = {}, offered: Partial<OfferRow> = {}) => {
    const changed = { ...campaign, ...changes };
    const amount = offered.amount === undefined ? 18_000_50 : offered.amount;
    const terms = completeTerms(changed, {}, amount === null ? null : amount / 100);
    return termsOf({
      campaign: changed,
      application,
      ...parties,
      feePercent: 5,
      revisions: 2,
      offer: { gst: 0, gst_basis_points: 0, terms, ...offered, amount },
    });
  };
  const none = {
    exclusivity: null,
    days_online: 30,
    partnership_ad_until: null,
    raw_files: false,
    collab_tag: false,
    idea_first: false,
  };

  it('are the current campaign and the offer, in rupees', () => {
    expect(agree()).toEqual({
      campaign_id: '3',
      application_id: '7',
      title: 'Monsoon menu',
      brief: 'Rain and filter coffee',
      creator: { id: '5', name: 'Kaapi & Co' },
      influencer: { id: '9', name: 'Aarohi Menon' },
      platforms: ['instagram'],
      deliverables: [{ type: 'reel', quantity: 2, due: '2026-11-28' }],
      compensation: 'mixed',
      price: 18_000.5,
      product_value: 1_499.5,
      commission_percent: 12.5,
      platform_fee_percent: 5,
      revisions: 2,
      start_date: '2026-11-20',
      end_date: '2026-11-30',
      ready_by: '2026-11-27',
      usage_rights: { days: 30, territory: 'India', until: null },
      disclosure_label: '#ad',
      hashtags: ['#monsoon'],
      mentions: ['@kaapi'],
      dos: ['Show the cup'],
      donts: ['No plastic'],
      ...none,
      payments: [{ label: 'On publication', amount: 18_000.5, due: 'published', date: null, deliverables: [] }],
    });
  });

  it('name the influencer’s GST and its rate where there is one', () => {
    expect(agree().gst).toBeUndefined();
    const gst = { gst: 3_240_09, gst_basis_points: 1_800 };
    expect(agree({}, gst)).toMatchObject({ price: 18_000.5, gst: { amount: 3_240.09, percent: 18 } });
  });

  it('distinguish no money from zero', () => {
    expect(agree({ product_value: null }, { amount: null })).toMatchObject({ price: null, product_value: null });
    expect(agree({ product_value: 0 }, { amount: 0 })).toMatchObject({ price: 0, product_value: 0 });
  });

  it.each<[string, Partial<CampaignRow>, unknown]>([
    ['no right without a territory', { usage_territory: null }, null],
    ['no end without a number of days', { usage_days: null }, { days: null, territory: 'India', until: null }],
    ['no last day before the payment', { usage_days: 1 }, { days: 1, territory: 'India', until: null }],
  ])('about usage rights: %s', (_what, changes, rights) => expect(agree(changes).usage_rights).toEqual(rights));
});
