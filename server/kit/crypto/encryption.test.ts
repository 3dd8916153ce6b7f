import { describe, expect, it } from 'vitest';
import { fingerprint, seal, unseal } from './encryption.ts';

const secret = 'a secret of an installation, long enough';

describe('an encrypted text', () => {
  it('is decrypted with its secret and purpose, and differs each time', () => {
    const sealed = seal(secret, 'method', 'asha@okbank');
    expect(unseal(secret, 'method', sealed)).toBe('asha@okbank');
    expect(sealed).not.toContain('asha');
    expect(seal(secret, 'method', 'asha@okbank')).not.toBe(sealed);
  });

  it('is rejected for another purpose, with another secret, or after a change', () => {
    const sealed = seal(secret, 'method', '1234567890');
    const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
    expect(() => unseal(secret, 'token', sealed)).toThrow();
    expect(() => unseal(`${secret}!`, 'method', sealed)).toThrow();
    expect(() => unseal(secret, 'method', changed)).toThrow();
  });

  it('is found by its fingerprint', () => {
    expect(fingerprint(secret, 'method', 'x')).toBe(fingerprint(secret, 'method', 'x'));
    expect(fingerprint(secret, 'method', 'x')).not.toBe(fingerprint(secret, 'method', 'y'));
    expect(fingerprint(secret, 'method', 'x')).not.toContain('x@');
  });
});
