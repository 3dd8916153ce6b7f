import { asMessage, type LocalizedMessage, msg, translateStored } from '../../kit/i18n/messages.ts';

/** Notes of the system on moves; stored in English, and translated for each reader. */
export const campaignDeleted = 'The campaign was deleted.';
export const accountDeleted = 'The account was deleted.';
export const notArrived = 'Nobody confirmed that the product arrived.';
export const noStep = 'Nobody took the next step in time.';
/** `day` as YYYY-MM-DD. */
export const notFunded = (day: string) => msg`It wasn’t funded by ${{ day }}.`;

const sayings = [
  asMessage(campaignDeleted),
  asMessage(accountDeleted),
  asMessage(notArrived),
  asMessage(noStep),
  notFunded(''),
];

/** Texts stored by earlier releases, with their current wording. */
const former = { 'It was not funded by {day}.': notFunded('') };

/** A stored note as a translatable text: the system's own, or a person's unchanged. */
export function translateNote(stored: string): LocalizedMessage {
  return translateStored(stored, sayings, former);
}
