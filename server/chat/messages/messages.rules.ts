import { type Sayable, say } from '../../kit/i18n/messages.ts';
/** Why this text cannot be a message of at most so many characters, in a sentence; null when it can. */
export function refuseText(text: string, maxLength: number): Sayable | null {
  if (text.trim() === '') return 'Write something first.';
  if (isLonger(text, maxLength)) {
    return say`Messages can have up to ${{ max: maxLength.toLocaleString('en-IN') }} characters. Please shorten yours.`;
  }
  if (text.includes('\0') || !text.isWellFormed())
    return 'The message contains a character we can’t send. Please remove it.';
  return null;
}

/** In characters as PostgreSQL counts them: code points, so that an emoji of two UTF-16 units is one. */
function isLonger(text: string, maxLength: number): boolean {
  if (text.length <= maxLength) return false;
  let count = 0;
  for (const _ of text) count += 1;
  return count > maxLength;
}

/** The two people of a conversation in the order in which it is stored. */
export function pairOf(one: number, other: number): { low: number; high: number } {
  return one < other ? { low: one, high: other } : { low: other, high: one };
}

/** Whether somebody gave no sign of life for so many minutes. */
export function isAway(lastActiveAt: Date | null, { now, minutes }: { now: Date; minutes: number }): boolean {
  return !lastActiveAt || now.getTime() - lastActiveAt.getTime() >= minutes * 60_000;
}

/** Days within which an answer to a first message counts for somebody's reply rate. */
export const replyDays = 7;

/** One name for the conversation of two people. */
export function pairKey(one: number, other: number): string {
  const { low, high } = pairOf(one, other);
  return `${low}:${high}`;
}
