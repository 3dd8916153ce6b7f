import { describe, expect, it } from 'vitest';
import { readSubject, subjectsOf } from './suppression.rules.ts';

describe('a handle is recognised in every spelling', () => {
  it.each([
    ['suma.kitchen', 'handle', 'suma.kitchen'],
    ['@Suma.Kitchen', 'handle', 'suma.kitchen'],
    [' @suma.kitchen. ', 'handle', 'suma.kitchen'],
    ['＠ｓｕｍａ.kitchen', 'handle', 'suma.kitchen'],
    ['su\u200bma.kitchen\u202e', 'handle', 'suma.kitchen'],
    ['https://www.instagram.com/Suma.Kitchen/?igsh=1#x', 'instagram', 'suma.kitchen'],
    ['instagram.com/suma.kitchen', 'instagram', 'suma.kitchen'],
    ['http://m.instagram.com/_u/SUMA.KITCHEN', 'instagram', 'suma.kitchen'],
    ['https://www.instagram.com/%40suma.kitchen/reels', 'instagram', 'suma.kitchen'],
    ['https://youtube.com/@SumaKitchen/videos', 'youtube', 'sumakitchen'],
    ['youtube.com/c/SumaKitchen', 'youtube', 'sumakitchen'],
    ['https://m.facebook.com/Suma.Kitchen', 'facebook', 'sumakitchen'],
    ['fb.com/suma.kitchen.', 'facebook', 'sumakitchen'],
  ])('%j', (text, kind, value) => {
    expect(readSubject(text)).toEqual({ kind, value });
  });
});

describe('an e-mail and a mobile are recognised in every spelling', () => {
  it.each([
    ['Suma@Example.IN', 'email', 'suma@example.in'],
    ['mailto:suma+brand@example.in', 'email', 'suma@example.in'],
    ['suma@example.in.', 'email', 'suma@example.in'],
    ['S.U.M.A+x@GoogleMail.com', 'email', 'suma@gmail.com'],
    ['suma@bücher.example', 'email', 'suma@xn--bcher-kva.example'],
    ['+91 98470-61218', 'mobile', '9847061218'],
    ['098470 61218', 'mobile', '9847061218'],
  ])('%j', (text, kind, value) => {
    expect(readSubject(text)).toEqual({ kind, value });
  });
});

it.each(['', '@', '...', ' \u200b ', 'two words', 'https://example.com/x', 'x'.repeat(101)])(
  '%j names nobody',
  (text) => {
    expect(readSubject(text)).toBeNull();
  },
);

it('recognises an import line by its handle on that platform or on any, by e-mail and by mobile', () => {
  const line = { platform: 'facebook', handle: 'Suma.Kitchen', email: 'Suma@Example.in', mobile: '9847061218' };
  expect(subjectsOf(line)).toEqual([
    { kind: 'facebook', value: 'sumakitchen' },
    { kind: 'handle', value: 'suma.kitchen' },
    { kind: 'email', value: 'suma@example.in' },
    { kind: 'mobile', value: '9847061218' },
  ]);
});
