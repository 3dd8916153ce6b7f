import { expect, it } from 'vitest';
import { readAnswer } from '../../../tests/answers.ts';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { isDisclosed, mayApproveAll, type Piece } from './approvable.policy.ts';
import { wordPiece } from './piece-words.rules.ts';

const piece = (status: Piece['status'], other: Partial<Piece> = {}): Piece => ({
  status,
  content_type: 'story',
  number: 2,
  disclosure: { ok: true },
  ...other,
});

it('approves everything that was submitted and says that it is an ad', () => {
  expect(mayApproveAll([piece('submitted'), piece('approved', { disclosure: null })])).toBe(true);
  expect(readAnswer(mayApproveAll([piece('submitted'), piece('planned')]))).toBe(
    'ILLEGAL_MOVE: The story 2 hasn’t been submitted yet.',
  );
  expect(readAnswer(mayApproveAll([piece('changes_requested')]))).toMatch(/^ILLEGAL_MOVE/);
  expect(readAnswer(mayApproveAll([piece('submitted'), piece('submitted', { disclosure: null })]))).toBe(
    'DISCLOSURE_MISSING: The caption doesn’t say that this is an ad.',
  );
});

it('gives the reason of the caption check', () => {
  expect(isDisclosed({ disclosure: { ok: true } })).toBe(true);
  expect(readAnswer(isDisclosed({ disclosure: { ok: false, reason: 'Add #ad first.' } }))).toBe(
    'DISCLOSURE_MISSING: Add #ad first.',
  );
});

it.each(['post', 'reel', 'story', 'video', 'short', 'live'])('names a %s by its number', (content_type) => {
  expect(inEnglish(wordPiece({ content_type, number: 3 }))).toBe(`${content_type} 3`);
});

it('names other content by its words', () => {
  expect(inEnglish(wordPiece({ content_type: 'long_form_video', number: 1 }))).toBe('long form video 1');
});
