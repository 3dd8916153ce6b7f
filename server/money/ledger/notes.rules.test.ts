import { expect, it } from 'vitest';
import { inEnglish, inLanguage } from '../../kit/i18n/messages.ts';
import { ledgerNotes, retellNote } from './notes.rules.ts';

const notes = Object.entries(ledgerNotes).map(([name, note]) => ({
  name,
  note: typeof note === 'function' ? note('Sadya {at} home', 'Vans') : note,
}));

it.each(notes)('tells $name again in either language as it was stored', ({ note }) => {
  const stored = inEnglish(note);
  expect(inEnglish(retellNote(stored))).toBe(stored);
  expect(inLanguage('hi')(retellNote(stored))).toBe(inLanguage('hi')(note));
});

it('tells what was only true on its day in words that stay true', () => {
  const stored = 'A referral reward, not withdrawable yet';
  expect(inEnglish(retellNote(stored))).toBe('A referral reward, on hold until it qualifies');
  // A line stays in the statement for good, whatever becomes of the reward.
  for (const { note } of notes) expect(inEnglish(note)).not.toMatch(/\b(?:yet|still|now|soon|today)\b/);
});

it('shows a text that it does not know as it stands', () => {
  expect(inEnglish(retellNote('Something of another day'))).toBe('Something of another day');
});
