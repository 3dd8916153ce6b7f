import { messageMaxLength } from '../../contract/messages.ts';

/** Why this text cannot be a message, in a sentence; null when it can. */
export function refuseText(text: string): string | null {
  if (text.trim() === '') return 'Write something first.';
  if (countCharacters(text) > messageMaxLength) {
    return `A message can have ${messageMaxLength.toLocaleString('en-IN')} characters at most. Please shorten it.`;
  }
  if (text.includes('\0') || !text.isWellFormed()) return 'The message holds a character that cannot be sent.';
  return null;
}

/** Characters as PostgreSQL counts them: code points, so that an emoji of two UTF-16 units is one. */
function countCharacters(text: string): number {
  if (text.length <= messageMaxLength) return text.length;
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The two people of a conversation in the order in which it is stored. */
export function pairOf(one: number, other: number): { low: number; high: number } {
  return one < other ? { low: one, high: other } : { low: other, high: one };
}

/** Minutes without a sign of life after which a new message is worth a notification. Source: the product's rules. */
const awayMinutes = 5;

export function isAway(lastActiveAt: Date | null, now: Date): boolean {
  return !lastActiveAt || now.getTime() - lastActiveAt.getTime() >= awayMinutes * 60_000;
}

/** Days within which an answer to a first message counts for somebody's reply rate. */
export const replyDays = 7;
