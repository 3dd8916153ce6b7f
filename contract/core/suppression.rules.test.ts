import { describe, expect, it } from 'vitest';
import {
  readEmail,
  readHandle,
  readNumber,
  readSubject,
  subjectsOf,
  suppressionKinds,
  textOf,
} from './suppression.rules.ts';

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
    ['@ @suma', 'handle', 'suma'],
    ['suma./ ', 'handle', 'suma'],
    ['su\u00adma', 'handle', 'suma'],
    ['youtube.com/user/Suma', 'youtube', 'suma'],
    ['youtube.com/channel/Suma', 'youtube', 'suma'],
    ['facebook.com/people/Suma/100', 'facebook', 'suma'],
    ['facebook.com/pages/Suma', 'facebook', 'suma'],
    ['facebook.com/pg/Suma/about', 'facebook', 'suma'],
    ['facebook.com/profile/Suma', 'facebook', 'suma'],
    ['instagram.com/Stories/Suma/1', 'instagram', 'suma'],
    ['instagram.com//suma', 'instagram', 'suma'],
    ['instagram.com/su%6da', 'instagram', 'suma'],
    ['instagram.com/100%25', 'instagram', '100%'],
    ['instagram.com/su%ZZma', 'instagram', 'su%zzma'],
    ['HTTPS://INSTAGRAM.COM/suma', 'instagram', 'suma'],
    ['x'.repeat(100), 'handle', 'x'.repeat(100)],
  ])('%j', (text, kind, value) => {
    expect(readSubject(text)).toEqual({ kind, value });
  });
});

describe('an e-mail and a mobile are recognised in every spelling', () => {
  it.each([
    ['Suma@Example.IN', 'email', 'suma@example.in'],
    ['mailto:suma+brand@example.in', 'email', 'suma@example.in'],
    ['suma@example.in.', 'email', 'suma@example.in'],
    ['MailTo:suma@example.in..', 'email', 'suma@example.in'],
    ['+suma@example.in', 'email', '+suma@example.in'],
    ['mailto:mailto:suma@example.in', 'email', 'mailto:suma@example.in'],
    ['suma+a+b@example.in', 'email', 'suma@example.in'],
    ['s.uma@gmail.com', 'email', 'suma@gmail.com'],
    ['s.uma@example.in', 'email', 's.uma@example.in'],
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

it('refuses what is not of its kind', () => {
  for (const text of ['', 'suma', 'suma@', '@example.in', 'suma@localhost', 'su ma@example.in', 'suma@a@example.in']) {
    expect(readEmail(text)).toBeNull();
  }
  expect(readEmail('suma@exa:mple.in')).toBeNull();
  for (const text of ['', '98470', '+1 98470 61218 00', 'x9847061218', '9847061218x'])
    expect(readNumber(text)).toBeNull();
  expect(readSubject('suma@example.in/menu')).toBeNull();
  expect(readSubject('instagram.com/suma@example.in')).toBeNull();
  expect(readHandle('see http://instagram.com/suma')).toBeNull();
  expect(readHandle('instagram.com')).toEqual({ kind: 'handle', value: 'instagram.com' });
  for (const text of ['two words', 'a@b', 'a/b', 'a\\b']) expect(readHandle(text)).toBeNull();
  expect(readHandle('Suma.Kitchen', 'facebook')).toEqual({ kind: 'facebook', value: 'sumakitchen' });
  expect(readHandle('Suma.Kitchen', 'instagram')).toEqual({ kind: 'instagram', value: 'suma.kitchen' });
  expect(readHandle('youtube.com/suma', 'instagram')).toEqual({ kind: 'youtube', value: 'suma' });
  expect(readSubject('suma.k', 'facebook')).toEqual({ kind: 'facebook', value: 'sumak' });
});

it('tells subjects of different kinds apart in the text that is hashed', () => {
  expect(textOf({ kind: 'email', value: 'suma@example.in' })).toBe('email:suma@example.in');
  expect(suppressionKinds).toEqual(['handle', 'instagram', 'facebook', 'youtube', 'email', 'mobile']);
});

it('leaves out of an import line what it does not have or nobody knows', () => {
  expect(subjectsOf({ platform: 'orkut', handle: 'Suma', email: null, mobile: '' })).toEqual([
    { kind: 'handle', value: 'suma' },
    { kind: 'handle', value: 'suma' },
  ]);
  expect(subjectsOf({ platform: 'instagram', handle: '@', email: 'none', mobile: '1' })).toEqual([]);
});

it('recognises an import line by its handle on that platform or on any, by e-mail and by mobile', () => {
  const line = { platform: 'facebook', handle: 'Suma.Kitchen', email: 'Suma@Example.in', mobile: '9847061218' };
  expect(subjectsOf(line)).toEqual([
    { kind: 'facebook', value: 'sumakitchen' },
    { kind: 'handle', value: 'suma.kitchen' },
    { kind: 'email', value: 'suma@example.in' },
    { kind: 'mobile', value: '9847061218' },
  ]);
});
