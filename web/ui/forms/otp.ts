import { toAsciiDigits } from '../../../contract/kit/parse-number.ts';

/** The digits of what was typed or pasted, at most six: 'Your code: 123 456' → '123456'. */
export function readOtp(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '').slice(0, 6);
}

/**
 * The code after `text` is typed over it. In a full one only the sixth digit would change with a seventh key,
 * so that is not taken; it can be deleted, and a code can be pasted over it.
 */
export function changeOtp(code: string, text: string): string {
  const next = readOtp(text);
  const isSeventhKey = code.length === 6 && next.length === 6 && next.startsWith(code.slice(0, 5));
  return isSeventhKey ? code : next;
}
