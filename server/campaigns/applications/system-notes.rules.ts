import { retell, type Said, say, worded } from '../../kit/i18n/messages.ts';

/** What the system notes beside a move; stored in English, and said again to whoever reads it. */
export const campaignDeleted = 'The campaign was deleted.';
export const accountDeleted = 'The account was deleted.';
/** `day` as YYYY-MM-DD. */
export const notFunded = (day: string) => say`It wasn’t funded by ${{ day }}.`;

const sayings = [worded(campaignDeleted), worded(accountDeleted), notFunded('')];

/** Texts stored by earlier releases, with their current wording. */
const former = { 'It was not funded by {day}.': notFunded('') };

/** A stored note as words: the system's own, or what a person wrote, as it stands. */
export function retellNote(stored: string): Said {
  return retell(stored, sayings, former);
}
