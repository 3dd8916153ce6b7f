/** Six digits in two groups that stay on one line. */
export function groupDigits(code: string): string {
  return code.replace(/^(\d{3})(\d{3})$/, '$1\u00a0$2');
}

/** A person's words in quotation marks, unless they have their own. */
export function quoted(text: string): string {
  return /^[“"]/.test(text) ? text : `“${text}”`;
}

/** Keeps an hour with its am or pm, and a day with its month, on one line. */
export function keepTogether(text: string): string {
  return text
    .replaceAll(/(\d) (am|pm)\b/g, '$1\u00a0$2')
    .replaceAll(/\b(\d{1,2}) (?=(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/g, '$1\u00a0')
    .replaceAll('₹ ', '₹\u00a0');
}

/** An address that may break after its @, and does so before it breaks elsewhere. */
export function breakable(address: string): string {
  return address.replace('@', '@\u200b');
}
