import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSignedRequest } from './provider-callbacks.rules.ts';

const secret = 'the-apps-own-secret';
const valid = { algorithm: 'HMAC-SHA256', user_id: '1784_0-9' };

function sign(content: string, key = secret): string {
  return `${createHmac('sha256', key).update(content).digest('base64url')}.${content}`;
}
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64url');

describe('a signed request of Meta', () => {
  it('names the person', () => {
    expect(readSignedRequest(sign(encode(valid)), secret)).toBe('1784_0-9');
    expect(readSignedRequest(sign(encode({ ...valid, issued_at: 1 })), secret)).toBe('1784_0-9');
    expect(readSignedRequest(`${sign(encode(valid))}.more`, secret)).toBe('1784_0-9');
  });

  it.each([
    ['another secret', sign(encode(valid), 'another')],
    ['no signature', `.${encode(valid)}`],
    ['a short signature', `AAAA.${encode(valid)}`],
    ['no content', createHmac('sha256', secret).update(encode(valid)).digest('base64url')],
    ['nothing', ''],
    ['content that is not JSON', sign(Buffer.from('{').toString('base64url'))],
    ['content that is no object', sign(encode('1784'))],
    ['another algorithm', sign(encode({ ...valid, algorithm: 'none' }))],
    ['no algorithm', sign(encode({ user_id: '1' }))],
    ['nobody', sign(encode({ algorithm: valid.algorithm }))],
    ['a number for a name', sign(encode({ ...valid, user_id: 5 }))],
    ['an empty name', sign(encode({ ...valid, user_id: '' }))],
    ['a name of 101 characters', sign(encode({ ...valid, user_id: '1'.repeat(101) }))],
    ['a name with other characters before', sign(encode({ ...valid, user_id: '%1' }))],
    ['a name with other characters behind', sign(encode({ ...valid, user_id: '1%' }))],
  ])('with %s is about nobody', (_, signed) => {
    expect(readSignedRequest(signed, secret)).toBeNull();
  });

  it('accepts the longest name', () => {
    const user_id = '1'.repeat(100);
    expect(readSignedRequest(sign(encode({ ...valid, user_id })), secret)).toBe(user_id);
  });

  it('is rejected once a byte of its signature differs', () => {
    const content = encode(valid);
    const right = createHmac('sha256', secret).update(content).digest();
    fc.assert(
      fc.property(fc.nat(right.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const wrong = Buffer.from(right);
        wrong.writeUInt8(wrong.readUInt8(at) ^ change, at);
        expect(readSignedRequest(`${wrong.toString('base64url')}.${content}`, secret)).toBeNull();
      }),
    );
  });
});
