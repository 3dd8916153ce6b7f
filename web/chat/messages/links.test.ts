import { expect, it } from 'vitest';
import { cutAtLinks } from './links.ts';

const cut = (message: string) => cutAtLinks(message).map(({ text, isLink }) => (isLink ? `[${text}]` : text));

it('splits a message at its links without losing text', () => {
  expect(cut('No address here')).toEqual(['No address here']);
  expect(cut('https://a.in/x?y=1#z')).toEqual(['[https://a.in/x?y=1#z]']);
  expect(cut('See https://a.in/one,\nthen http://b.in.')).toEqual([
    'See ',
    '[https://a.in/one]',
    ',\nthen ',
    '[http://b.in]',
    '.',
  ]);
  expect(cut('(as in https://a.in/b) और https://a.in/क।')).toEqual([
    '(as in ',
    '[https://a.in/b]',
    ') और ',
    '[https://a.in/क]',
    '।',
  ]);
  expect(cut('https://a.in/w/Leaf_(print)')).toEqual(['[https://a.in/w/Leaf_(print)]']);
});

it('leaves other text alone', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'https://', 'ftp://a.in', 'www.a.in', 'https://[']) {
    expect(cut(text)).toEqual([text]);
  }
});
