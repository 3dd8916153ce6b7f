/** Kind of number, which decides the possible readings of a text. */
export interface NumberKind {
  kind: 'whole' | 'rupees' | 'percent';
  min?: number;
  max: number;
}

type NumberProblem = 'not-a-number' | 'not-whole' | 'too-small' | 'too-large';

export type ParsedNumber =
  | { value: number; problem?: undefined; choices?: undefined }
  | { value?: undefined; problem: NumberProblem; choices?: undefined }
  /** Ambiguous text with its possible values, smallest first. */
  | { value?: undefined; problem: 'ambiguous'; choices: number[] };

/** Decimal exponents of suffixes, in lower case and NFKC. */
const suffixes: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [3, ['k', 'thousand', 'हज़ार', 'हजार']],
      [5, ['l', 'lac', 'lacs', 'lakh', 'lakhs', 'लाख']],
      [6, ['m', 'mn', 'mio', 'million', 'millions']],
      [7, ['cr', 'crore', 'crores', 'करोड़', 'करोड']],
      [9, ['b', 'bn', 'billion', 'billions']],
    ] as const
  ).flatMap(([exponent, names]) => names.map((name) => [name.normalize('NFKC'), exponent])),
);

const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const currencyBefore = /^(?:₹|rs\b\.?|inr\b)\s*/i;
const currencyAfter = /\s*(?:\/-|₹|rs\.?|inr|rupees?|रुपये|रुपए)$/i;

/** Converts digits of any script to 0–9: १२३ → 123, １２ → 12. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode assigns the digits of a script ten consecutive code points, starting with zero. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (point - first) % 10;
}

/**
 * Parses a number as people write it: Indian and western grouping, decimal comma or point, spaces or apostrophes between
 * groups, suffixes (`1.2M`, `12.5k`, `3.4L`, `2Cr`), `₹` and `/-` for rupees, `%` for percent, digits of any script. A comma
 * before three digits groups in counts and rupees (`12,500`), as in India; other ambiguous texts are refused with their
 * readings.
 */
export function parseNumber(text: string, { kind, min = 0, max }: NumberKind): ParsedNumber {
  const { digits, exponent } = splitUnits(text, kind);
  const readings = readMantissa(digits, exponent).filter(
    (reading) => !(reading.isDecimalComma && kind !== 'percent' && exponent === 0),
  );
  if (readings.length === 0) return { problem: 'not-a-number' };
  const values = [...new Set(readings.map(({ value }) => value))];
  const fitting = values.filter((value) => kind !== 'whole' || Number.isInteger(value));
  if (fitting.length === 0) return { problem: 'not-whole' };
  const inRange = fitting.filter((value) => value >= min && value <= max).sort((a, b) => a - b);
  const [value] = inRange;
  if (value === undefined) return { problem: fitting.every((each) => each > max) ? 'too-large' : 'too-small' };
  return inRange.length === 1 ? { value } : { problem: 'ambiguous', choices: inRange };
}

/** Strips currency, percent sign and suffix. */
function splitUnits(text: string, kind: NumberKind['kind']): { digits: string; exponent: number } {
  let rest = toAsciiDigits(text.replace(invisible, '').normalize('NFKC')).trim();
  if (kind === 'rupees') rest = rest.replace(currencyBefore, '').replace(currencyAfter, '');
  if (kind === 'percent') return { digits: rest.replace(/\s*(?:%|per ?cent)$/i, ''), exponent: 0 };
  const suffix = /[\p{L}\p{M}]+\.?$/u.exec(rest)?.[0] ?? '';
  const exponent = suffixes[suffix.toLowerCase().replace(/\.$/, '')];
  if (exponent === undefined) return { digits: rest, exponent: 0 };
  return { digits: rest.slice(0, -suffix.length).trim(), exponent };
}

interface Reading {
  value: number;
  /** A comma read as the decimal sign although its position fits a grouping comma: `12,500` as 12.5. */
  isDecimalComma: boolean;
}

const scientific = /^(?<mantissa>\d+(?:[.,]\d+)?)e\+?(?<power>\d{1,2})$/i;
const decimal = /^(?<whole>.*\d)?(?<sign>[.,])(?<decimals>\d+)$/;
const plain = /^\d+$/;
const westernGroups = /^[1-9]\d{0,2}(?<sign>[,.' ’])\d{3}(?:\k<sign>\d{3})*$/;
const indianGroups = /^[1-9]\d?(?<sign>[, ])(?:\d{2}\k<sign>)*\d{3}$/;

/** All possible readings of the mantissa, times ten to the exponent. */
function readMantissa(text: string, exponent: number): Reading[] {
  const power = scientific.exec(text)?.groups;
  if (power) {
    const mantissa = power.mantissa?.replace(',', '.');
    return [{ value: Number(`${mantissa}e${Number(power.power) + exponent}`), isDecimalComma: false }];
  }
  const readings: Reading[] = [];
  const grouped = isGrouped(text);
  if (grouped) readings.push({ value: Number(`${digitsOf(text)}e${exponent}`), isDecimalComma: false });
  const { whole = '', sign = '', decimals } = decimal.exec(text)?.groups ?? {};
  if (decimals && !whole.includes(sign) && (whole === '' || isGrouped(whole))) {
    const value = Number(`${digitsOf(whole) || '0'}.${decimals}e${exponent}`);
    readings.push({ value, isDecimalComma: grouped && sign === ',' });
  }
  return readings;
}

function isGrouped(text: string): boolean {
  return plain.test(text) || westernGroups.test(text) || indianGroups.test(text);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
