import { toAsciiDigits } from '../../../contract/kit/parse-number.ts';

/** Extracts up to six digits from typed or pasted text: 'Your code: 123 456' → '123456'. */
export function readOtp(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '').slice(0, 6);
}

/**
 * Returns the code after a change of the field. A seventh digit is ignored, since it would replace the sixth; deleting and
 * pasting over a full code work.
 */
export function changeOtp(code: string, text: string): string {
  const next = readOtp(text);
  const isSeventhKey = code.length === 6 && next.length === 6 && next.startsWith(code.slice(0, 5));
  return isSeventhKey ? code : next;
}
