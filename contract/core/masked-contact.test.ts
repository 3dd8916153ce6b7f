import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskContact } from './masked-contact.ts';

describe('maskContact', () => {
  it.each([
    ['aarohisharma@gmail.com', 'aarohixxxxxx@gmail.com'],
    ['abc@x.in', 'axx@x.in'],
    ['a@x.in', 'x@x.in'],
    ['9876543210', '98765xxxxx'],
  ])('%s is shown as %s', (contact, shown) => {
    expect(maskContact(contact)).toBe(shown);
  });

  it('keeps the length and the domain and never shows more than half', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-w0-9]{1,40}$/), fc.stringMatching(/^[a-z]{2,9}\.in$/), (name, domain) => {
        const shown = maskContact(`${name}@${domain}`);
        expect(shown).toHaveLength(name.length + domain.length + 1);
        expect(shown.endsWith(`@${domain}`)).toBe(true);
        const half = Math.floor(name.length / 2);
        expect(shown.slice(0, name.length)).toBe(name.slice(0, half) + 'x'.repeat(name.length - half));
      }),
    );
  });
});
