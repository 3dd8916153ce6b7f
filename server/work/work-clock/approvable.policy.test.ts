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
  needs_label_ticks: false,
  disclosure_shown: {},
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
  expect(isDisclosed({ disclosure: { ok: true }, missingLabels: [] })).toBe(true);
  expect(
    readAnswer(isDisclosed({ disclosure: { ok: false, reason: 'Add #ad first.' }, missingLabels: ['spoken'] })),
  ).toBe('DISCLOSURE_MISSING: Add #ad first.');
});

it.each(['post', 'reel', 'story', 'video', 'short', 'live'])('names a %s by its number', (content_type) => {
  expect(inEnglish(wordPiece({ content_type, number: 3 }))).toBe(`${content_type} 3`);
});

it('names other content by its words', () => {
  expect(inEnglish(wordPiece({ content_type: 'long_form_video', number: 1 }))).toBe('long form video 1');
});

it.each([
  ['story', {}, 'DISCLOSURE_MISSING: The influencer hasn’t ticked that the ad label is shown in the picture.'],
  ['reel', {}, 'DISCLOSURE_MISSING: The influencer hasn’t ticked that the ad label is shown on screen and spoken.'],
  ['live', { picture: true }, 'DISCLOSURE_MISSING: The influencer hasn’t ticked that the ad label is spoken.'],
  [
    'short',
    { picture: false, spoken: true },
    'DISCLOSURE_MISSING: The influencer hasn’t ticked that the ad label is shown in the picture.',
  ],
])('needs the ticks of a %s with %o', (content_type, disclosure_shown, reason) => {
  const ticked = piece('submitted', { content_type, disclosure_shown, needs_label_ticks: true });
  expect(readAnswer(mayApproveAll([ticked]))).toBe(reason);
  const all = { picture: true, spoken: true };
  for (const older of [
    { ...ticked, needs_label_ticks: false },
    { ...ticked, disclosure_shown: all },
  ]) {
    expect(mayApproveAll([older])).toBe(true);
  }
});
