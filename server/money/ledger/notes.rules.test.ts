import { expect, it } from 'vitest';
import { inEnglish, inLanguage } from '../../kit/i18n/messages.ts';
import { formerNotes, ledgerNotes, translateNote } from './notes.rules.ts';

const notes = Object.entries(ledgerNotes).map(([name, note]) => ({
  name,
  note: typeof note === 'function' ? note('Sadya {at} home', 'Vans') : note,
}));

it.each(notes)('translates the stored note $name into every language', ({ note }) => {
  const stored = inEnglish(note);
  expect(stored).toMatch(/^[A-Z]./);
  expect(inEnglish(translateNote(stored))).toBe(stored);
  expect(inLanguage('hi')(translateNote(stored))).toBe(inLanguage('hi')(note));
});

it('names the campaign and what it was for', () => {
  for (const note of Object.values(ledgerNotes)) {
    if (typeof note !== 'function') continue;
    const [campaign, what] = ['Sadya at home', 'Vans'];
    expect(inEnglish(note(campaign, what))).toContain(campaign);
    if (note.length > 1) expect(inEnglish(note(campaign, what))).toContain(what);
  }
});

it('uses wording that stays true later', () => {
  const stored = 'A referral reward, not withdrawable yet';
  expect(inEnglish(translateNote(stored))).toBe('A referral reward, on hold until it qualifies');
  // A line stays in the statement for good, whatever happens to the reward later.
  for (const { note } of notes) expect(inEnglish(note)).not.toMatch(/\b(?:yet|still|now|soon|today)\b/);
});

it.each(Object.entries(formerNotes))(
  'translates "%s" of an earlier release with the current wording',
  (template, { template: now }) => {
    const fill = (text: string) => text.replace('{campaign}', 'Sadya {at} home');
    expect(inEnglish(translateNote(fill(template)))).toBe(fill(now));
    expect(inLanguage('hi')(translateNote(fill(template)))).not.toBe(fill(now));
  },
);

it('shows an unknown text unchanged', () => {
  expect(inEnglish(translateNote('Something of another day'))).toBe('Something of another day');
});
