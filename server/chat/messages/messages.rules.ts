import { type LocalizedText, msg } from '../../kit/i18n/messages.ts';
/** Reason why a text cannot be a message of at most `maxLength` characters, as a sentence; null when it can. */
export function refuseText(text: string, maxLength: number): LocalizedText | null {
  if (text.trim() === '') return 'Write something first.';
  if (isLonger(text, maxLength)) {
    return msg`Messages can have up to ${{ max: maxLength.toLocaleString('en-IN') }} characters. Please shorten yours.`;
  }
  if (text.includes('\0') || !text.isWellFormed())
    return 'The message contains a character we can’t send. Please remove it.';
  return null;
}

/** Counts code points, as PostgreSQL does, so that an emoji of two UTF-16 units counts as one. */
function isLonger(text: string, maxLength: number): boolean {
  if (text.length <= maxLength) return false;
  let count = 0;
  for (const _ of text) count += 1;
  return count > maxLength;
}

/** The two people of a conversation in their stored order. */
export function pairOf(one: number, other: number): { low: number; high: number } {
  return one < other ? { low: one, high: other } : { low: other, high: one };
}

/** Whether somebody has been inactive for this many minutes. */
export function isAway(lastActiveAt: Date | null, { now, minutes }: { now: Date; minutes: number }): boolean {
  return !lastActiveAt || now.getTime() - lastActiveAt.getTime() >= minutes * 60_000;
}

/** Days within which an answer to a first message counts for the reply rate. */
export const replyDays = 7;

/** Key of the conversation of two people. */
export function pairKey(one: number, other: number): string {
  const { low, high } = pairOf(one, other);
  return `${low}:${high}`;
}
