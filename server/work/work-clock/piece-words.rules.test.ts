import { expect, it } from 'vitest';
import { contentIds } from '../../../contract/core/platforms.ts';
import { inEnglish, inLanguage } from '../../kit/i18n/messages.ts';
import { wordPiece } from './piece-words.rules.ts';

it.each(contentIds)('names a piece of work by its format and number, in the reader’s language: %s', (content_type) => {
  const piece = wordPiece({ content_type, number: 2 });
  expect(inEnglish(piece)).toBe(`${content_type} 2`);
  expect(inLanguage('hi')(piece)).toMatch(/^\p{Script=Devanagari}[^a-z]* 2$/u);
});

it('names a format of its own by its id', () => {
  expect(inEnglish(wordPiece({ content_type: 'guest_blog_post', number: 1 }))).toBe('guest blog post 1');
});
