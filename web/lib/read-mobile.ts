import { mobilePattern } from '../../contract/patterns.ts';

/** A mobile as people write it (+91, a 0 before it, spaces, hyphens) as its ten digits; any other text as it is. */
export function readMobile(text: string): string {
  const digits = text.replaceAll(/[\s()-]/g, '').replace(/^(\+?91|0)(?=\d{10}$)/, '');
  return mobilePattern.test(digits) ? digits : text;
}
