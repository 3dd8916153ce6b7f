import { expect, it } from 'vitest';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { viewMove } from './moves.views.ts';
import { accountDeleted, campaignDeleted, notFunded } from './system-notes.rules.ts';

const event = { from_status: 'accepted', to_status: 'cancelled', by_id: null, person_id: null, created_at: new Date() };
const read = (note: string | null, locale: 'en' | 'hi') =>
  viewMove({ ...event, note }, { quote: null, locale, actorOf: () => null }).note;

it.each([
  [inEnglish(notFunded('2026-11-30')), '2026-11-30 तक पैसे जमा नहीं हुए।'],
  [campaignDeleted, 'कैंपेन डिलीट कर दिया गया।'],
  [accountDeleted, 'अकाउंट डिलीट कर दिया गया।'],
  ['It was not what we had talked about.', 'It was not what we had talked about.'],
  [null, null],
])('%s is read in Hindi as %s', (stored, hindi) => {
  expect(read(stored, 'hi')).toBe(hindi);
  expect(read(stored, 'en')).toBe(stored);
});
