import fc from 'fast-check';
import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['0000:0000:0000:0000:0000:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8::1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['2001:DB8:0:1::5', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('takes %s for the network %s', (address, network) => expect(networkOf(address)).toBe(network));

it('gives any two addresses of one /64 the same network', () => {
  const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16));
  fc.assert(
    fc.property(fc.array(group, { minLength: 12, maxLength: 12 }), (groups) => {
      const line = groups.slice(0, 4);
      const [one, other] = [groups.slice(4, 8), groups.slice(8)].map((host) => networkOf([...line, ...host].join(':')));
      expect(one).toBe(other);
    }),
  );
});

it('has a network for every address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV6(), fc.ipV4()), (address) => {
      expect(networkOf(address)).toMatch(/^([0-9a-f]{1,4}:){3}[0-9a-f]{1,4}$|^[\d.]+$/);
    }),
  );
});
