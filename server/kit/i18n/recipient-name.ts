import { cutText } from '../../../contract/kit/truncate.ts';

/**
 * Somebody's name as a letter to a stranger may carry it: letters only and 30 at most, so that no address, number or
 * message travels in it. Null when nothing is left.
 */
export function recipientName(fullname: string): string | null {
  const words = fullname
    .split(/\s+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => /^[\p{L}\p{M}'’-]+$/u.test(word) && !/^(?:https?|www)$/i.test(word));
  const name = words.slice(0, 3).join(' ');
  return name === '' ? null : cutText(name, 30).trim();
}
