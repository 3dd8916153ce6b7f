import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgreementTerms } from '../../contract/agreements.ts';
import { applicationStatuses } from '../../contract/applications.ts';
import { canonicalJson, hashTerms, isLiving } from './agreements.rules.ts';

/** The same value with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, turned(inner)] as const);
  return Object.fromEntries(entries.toReversed());
}

const json = fc.jsonValue();

describe('canonical JSON', () => {
  it('says the same as the value, whatever the order of its keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(turned(value))).toBe(text);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });

  it('is another text for another value', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const same = JSON.stringify(turned(turned(one))) === JSON.stringify(turned(turned(other)));
        if (canonicalJson(one) === canonicalJson(other)) expect(JSON.parse(canonicalJson(one))).toEqual(other);
        else expect(same).toBe(false);
      }),
    );
  });

  it('has no spaces, keys in order, and leaves out what is undefined', () => {
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

it('can change while it is being worked on', () => {
  expect(applicationStatuses.filter(isLiving)).toEqual(['accepted', 'in_progress', 'submitted', 'changes_requested']);
});
