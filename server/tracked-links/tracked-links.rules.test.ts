import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newCode, readCode, readTarget } from './tracked-links.rules.ts';

it('makes codes that are read again however they are typed', () => {
  const codes = new Set(Array.from({ length: 500 }, newCode));
  expect(codes.size).toBe(500);
  for (const code of codes) expect(readCode(code.toUpperCase())).toBe(code);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const code = readCode(text);
      expect(code === null || /^[2-9a-z]{10}$/.test(code)).toBe(true);
    }),
  );
});

it('leads to https alone, in a form that fits a header', () => {
  expect(readTarget('https://shop.example/चाय?a=1')).toBe('https://shop.example/%E0%A4%9A%E0%A4%BE%E0%A4%AF?a=1');
  expect(readTarget('https://shop.example/\r\nSet-Cookie: a=1')).not.toMatch(/[\r\n]/);
  for (const link of [null, '', 'http://shop.example', 'javascript:alert(1)', '//evil.example', 'data:text/html,x']) {
    expect(readTarget(link)).toBe(null);
  }
});
