import { describe, expect, it } from 'vitest';
import { codeContact, trustedContact } from './trusted-contacts.rules.ts';

const at = new Date('2026-11-20T10:00:00Z');
const contacts = { email: 'a@x.test', email_verified_at: at, mobile: '+919800000001', mobile_verified_at: at };
const change = (
  kind: 'email' | 'mobile' | 'password',
  former: string | null,
  former_verified_at: Date | null = at,
) => ({
  kind,
  former,
  former_verified_at,
});

describe('the trusted contact', () => {
  it('is the account’s own, once verified', () => {
    expect(trustedContact(contacts, { channel: 'email', pending: [] })).toBe('a@x.test');
    expect(trustedContact(contacts, { channel: 'mobile', pending: [] })).toBe('+919800000001');
    expect(trustedContact({ ...contacts, email_verified_at: null }, { channel: 'email', pending: [] })).toBeNull();
  });

  it('is the one before the first change that can be undone', () => {
    const pending = [change('password', null), change('email', 'old@x.test'), change('email', 'newer@x.test')];
    expect(trustedContact(contacts, { channel: 'email', pending })).toBe('old@x.test');
    expect(trustedContact(contacts, { channel: 'mobile', pending })).toBe('+919800000001');
    const unproven = [change('email', 'old@x.test', null), change('email', 'newer@x.test')];
    expect(trustedContact(contacts, { channel: 'email', pending: unproven })).toBeNull();
  });

  it('for codes is the email, else the mobile', () => {
    expect(codeContact(contacts, [])).toEqual({ channel: 'email', contact: 'a@x.test' });
    const noEmail = { ...contacts, email: null };
    expect(codeContact(noEmail, [])).toEqual({ channel: 'mobile', contact: '+919800000001' });
    expect(codeContact(contacts, [change('email', null, null)])).toEqual({
      channel: 'mobile',
      contact: '+919800000001',
    });
    expect(codeContact({ ...noEmail, mobile_verified_at: null }, [])).toBeNull();
  });
});
