import { cutText } from '../../../contract/kit/truncate.ts';

/**
 * A name as it may appear in an e-mail to a stranger: letters only, at most 30, so that it cannot carry an address,
 * number or message. Null when nothing is left.
 */
export function recipientName(fullname: string): string | null {
  const words = fullname
    .split(/\s+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => /^[\p{L}\p{M}'’-]+$/u.test(word) && !/^(?:https?|www)$/i.test(word));
  const name = words.slice(0, 3).join(' ');
  return name === '' ? null : cutText(name, 30).trim();
}
