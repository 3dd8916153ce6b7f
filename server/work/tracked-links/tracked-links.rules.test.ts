import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newCode, readCode, readTarget } from './tracked-links.rules.ts';

it('makes codes that are recognised in any case', () => {
  const codes = new Set(Array.from({ length: 500 }, newCode));
  expect(codes.size).toBe(500);
  for (const code of codes) expect(readCode(code.toUpperCase())).toBe(code);
  for (const text of ['23456789abc', ' 23456789ab', '23456789ab\n', '23456789a', '0123456789', '']) {
    expect(readCode(text)).toBeNull();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      const code = readCode(text);
      expect(code === null || /^[2-9a-z]{10}$/.test(code)).toBe(true);
    }),
  );
});

it('redirects to https only, in a form safe for a header', () => {
  expect(readTarget('https://shop.example/चाय?a=1')).toBe('https://shop.example/%E0%A4%9A%E0%A4%BE%E0%A4%AF?a=1');
  expect(readTarget('https://shop.example/\r\nSet-Cookie: a=1')).toBe(null);
  for (const link of [null, '', 'http://shop.example', 'javascript:alert(1)', '//evil.example', 'data:text/html,x']) {
    expect(readTarget(link)).toBe(null);
  }
});

const plain = fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true });

it('redirects to complete URLs only, without user names, passwords and invisible characters', () => {
  const unseen = fc.constantFrom(
    ...'\u0000\t\n\r\u001b\u007f\u00a0\u00ad\u061c\u115f\u200b\u200d\u202e\u2066\u2028\u3000\ufeff\u{e0041}',
  );
  const word = fc.stringMatching(/^[a-z0-9._~%-]{0,12}$/);
  fc.assert(
    fc.property(plain, unseen, fc.nat(), (url, character, at) => {
      expect(readTarget(url)).toBe(new URL(url).href);
      const place = at % (url.length + 1);
      expect(readTarget(`${url.slice(0, place)}${character}${url.slice(place)}`)).toBe(null);
    }),
  );
  fc.assert(
    fc.property(plain, word, word, fc.boolean(), (url, name, password, hasPassword) => {
      const credentials = hasPassword ? `${name}:${password}` : name;
      expect(readTarget(url.replace('https://', `https://${credentials}@`))).toBe(null);
      expect(readTarget(url.replace('https://', `https:\\\\${credentials}@`))).toBe(null);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const target = readTarget(`https://${text}`);
      if (target === null) return;
      expect(target).toMatch(/^https:\/\/[\x21-\x7e]+$/);
      expect(new URL(target).username + new URL(target).password).toBe('');
    }),
  );
  expect(readTarget('https://shop.example/?to=a@b.example')).toBe('https://shop.example/?to=a@b.example');
});
