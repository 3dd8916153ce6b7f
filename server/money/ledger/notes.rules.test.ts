import { expect, it } from 'vitest';
import { inEnglish, inLanguage } from '../../kit/i18n/messages.ts';
import { formerNotes, ledgerNotes, retellNote } from './notes.rules.ts';

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

it.each(Object.entries(formerNotes))(
  'says "%s" of an earlier release in the words of today',
  (template, { template: now }) => {
    const fill = (text: string) => text.replace('{campaign}', 'Sadya {at} home');
    expect(inEnglish(retellNote(fill(template)))).toBe(fill(now));
    expect(inLanguage('hi')(retellNote(fill(template)))).not.toBe(fill(now));
  },
);

it('shows a text that it does not know as it stands', () => {
  expect(inEnglish(retellNote('Something of another day'))).toBe('Something of another day');
});
