import * as z from 'zod/mini';
import { cleanName, cleanText } from './clean-text.ts';
import { toAsciiDigits } from './parse-number.ts';
import { emailPattern, mobilePattern } from './patterns.ts';

/** Opaque identifier. */
export const id = z.string().check(z.minLength(1), z.maxLength(64));

const base64urlPattern = z.regex(/^[\w-]*$/, 'This isn’t complete. Copy it again, or start over.');
/** Bytes in base64url without padding, maybe none. */
export const maybeBase64url = (max: number) => z.string().check(z.maxLength(max), base64urlPattern);
/** Bytes in base64url without padding: keys, tickets, what WebAuthn answers. */
export const base64url = (max: number) => maybeBase64url(max).check(z.minLength(1, 'This field is required.'));

/** Id of a record in a query or body. */
export const entityId = z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'This isn’t a valid ID.'));

const bounds = (min: number, max: number) =>
  [
    z.trim(),
    z.minLength(min, min === 1 ? 'This field is required.' : `Use at least ${min} characters.`),
    z.maxLength(max, `Use at most ${max.toLocaleString('en-IN')} characters.`),
    z.refine<string>((value) => !value.includes('\0'), 'This contains a character we can’t save. Please remove it.'),
  ] as const;

/** Text of bounded length (in UTF-16 units), cleaned and trimmed; text without visible characters counts as empty. */
export function text(min: number, max: number) {
  return z.string().check(z.overwrite(cleanText), ...bounds(min, max));
}

/** Single-line name or title, cleaned like all names. */
export function name(min: number, max: number) {
  return z.string().check(z.overwrite(cleanName), ...bounds(min, max));
}

export const email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(emailPattern, 'Enter a valid email address.'));
export const mobile = z
  .string()
  .check(z.trim(), z.overwrite(toAsciiDigits), z.regex(mobilePattern, 'Enter a 10-digit mobile number.'));
/** One-time code; accepts digits of any script. */
export const otp = z.string().check(z.trim(), z.overwrite(toAsciiDigits), z.maxLength(20));
/** ISO 8601 instant in UTC. */
export const instant = z.string();
const timeNeeded = 'Use an ISO 8601 time in UTC.';
/** Instant sent by a client; years start at 1. */
export const givenInstant = z.iso.datetime(timeNeeded).check(z.refine((at) => !at.startsWith('0000'), timeNeeded));
/** Calendar date, `YYYY-MM-DD`, read in Asia/Kolkata. */
export const date = z.string().check(
  z.iso.date('Enter a date as YYYY-MM-DD.'),
  z.refine((value) => value >= '1900-01-01' && value < '2200-01-01', 'Enter a year between 1900 and 2199.'),
);
/** Rupees with at most two decimals. */
export const rupees = z.number().check(
  z.nonnegative('Enter an amount of 0 or more.'),
  z.maximum(99_99_99_999, 'This amount is too large.'),
  z.refine((value) => Number(value.toFixed(2)) === value, 'Use at most two decimals.'),
);
/** A positive amount in rupees. */
export const amount = rupees.check(z.positive('Enter an amount above 0.'));
/** Flag as 0 or 1, as the records of the API encode it. */
export const flag = z.union([z.literal(0), z.literal(1)]);
/** Item of a lookup list. */
export const named = z.object({ id, name: z.string() });

/** `true` or `false` in a query string. */
export const queryBoolean = z.pipe(
  z.enum(['true', 'false'], 'Use true or false.'),
  z.transform((value) => value === 'true'),
);

/** A number in a query string. */
export function queryNumber(min: number, max: number) {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,15}(?:\.\d{1,6})?$/, 'Enter a number.')),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(min, `Enter ${min} or more.`), z.maximum(max, `Enter ${max} or less.`)),
    ),
  );
}

/** An integer in a query string. */
export function queryInteger(min: number, max: number) {
  return queryNumber(min, max).check(z.refine((value) => Number.isInteger(value), 'Enter a whole number.'));
}

/** Repeatable query parameter; a single value becomes a list of one. */
export function queryList<S extends z.ZodMiniType>(item: S, max = 50) {
  return z.pipe(
    z.transform((value) => (Array.isArray(value) ? value : [value])),
    z.array(item).check(z.maxLength(max, `Choose at most ${max}.`)),
  );
}

/** `limit` and `cursor` of all lists. */
export const page = {
  limit: z._default(queryInteger(1, 100), 20),
  cursor: z.optional(z.string().check(z.maxLength(400))),
};
export const nextCursor = z.nullable(z.string());

const answerParts = ['cards', 'facets'] as const;
/** Parts of the reply of a list with facets, repeated or comma-separated. Later pages ask for cards alone. */
export const parts = z._default(
  z.pipe(
    z.transform((value) => [value].flat().flatMap((one) => (typeof one === 'string' ? one.split(',') : [one]))),
    z.array(z.enum(answerParts)).check(z.minLength(1), z.maxLength(4)),
  ),
  [...answerParts],
);
/** Value of a filter, with how many results it would leave. */
export const facetItem = z.object({ id, name: z.string(), count: z.number() });
