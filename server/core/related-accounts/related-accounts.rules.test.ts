import { describe, expect, it } from 'vitest';
import { canonicalContact, haveInCommon, sameContact } from './related-accounts.rules.ts';

describe('contacts of one person', () => {
  it.each([
    ['A.b+ads@GMAIL.com', 'ab@gmail.com'],
    ['a.b@googlemail.com', 'ab@gmail.com'],
    ['a.b+x@Example.com', 'a.b@example.com'],
    ['9847012345', '9847012345'],
    ['98+47', '98+47'],
    ['A.B+x+y@gmail.com', 'ab@gmail.com'],
    ['xa.b@gmail.com.example', 'xa.b@gmail.com.example'],
    ['a.b@notgmail.com', 'a.b@notgmail.com'],
  ])('%s is %s', (contact, canonical) => {
    expect(canonicalContact(contact)).toBe(canonical);
  });

  it('are found in common', () => {
    for (const spell of [canonicalContact, sameContact]) {
      expect(haveInCommon(['a.b@gmail.com', '9847012345'], ['AB@gmail.com'], spell)).toBe(true);
      expect(haveInCommon(['a.b@example.com'], ['ab@example.com', '9847012345'], spell)).toBe(false);
      expect(haveInCommon([], [], spell)).toBe(false);
    }
    expect(haveInCommon(['team+asha@example.com'], ['team+ravi@example.com'], canonicalContact)).toBe(true);
    expect(haveInCommon(['team+asha@example.com'], ['team+ravi@example.com'], sameContact)).toBe(false);
  });
});
