import { describe, expect, it } from 'vitest';
import { canonicalContact, haveContactInCommon } from './related-accounts.rules.ts';

describe('contacts of one person', () => {
  it.each([
    ['A.b+ads@GMAIL.com', 'ab@gmail.com'],
    ['a.b@googlemail.com', 'ab@gmail.com'],
    ['a.b+x@Example.com', 'a.b@example.com'],
    ['9847012345', '9847012345'],
  ])('%s is %s', (contact, canonical) => {
    expect(canonicalContact(contact)).toBe(canonical);
  });

  it('are found in common', () => {
    expect(haveContactInCommon(['a.b@gmail.com', '9847012345'], ['AB@gmail.com'])).toBe(true);
    expect(haveContactInCommon(['a.b@example.com'], ['ab@example.com', '9847012345'])).toBe(false);
    expect(haveContactInCommon([], [])).toBe(false);
  });
});
