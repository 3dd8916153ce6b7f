import * as z from 'zod/mini';
import { cleanText } from '../../../contract/kit/clean-text.ts';
import { cutText } from '../../../contract/kit/truncate.ts';

/** A count: whole, not negative, exact. */
export const count = z.int().check(z.minimum(0), z.maximum(10_000_000_000_000));
/** A count as Google writes it: digits in a string. */
export const digits = z.pipe(z.string().check(z.regex(/^\d{1,14}$/)), z.pipe(z.transform(Number), count));
export const moment = z.pipe(
  z.string().check(z.maxLength(40)),
  z.pipe(
    z.transform((text: string) => new Date(text)),
    z.date(),
  ),
);
export const providerId = z.string().check(z.regex(/^[\w-]{1,100}$/));
export const token = z.string().check(z.minLength(10), z.maxLength(4_000));
export const seconds = z.number().check(z.minimum(1), z.maximum(400 * 24 * 3600));
export const handleText = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^[^\p{Cc}]+$/u));

const captionLength = 2_200;

/** A caption as it can be stored, cut at the longest length any platform allows. */
export function cleanCaption(text: string | undefined): string | null {
  return text ? cutText(cleanText(text.replaceAll('\0', '').toWellFormed()), captionLength) : null;
}

/** Accepts https URLs only. */
export function cleanLink(text: string | undefined): string | null {
  return text && text.length <= 500 && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null;
}

/** Address of a picture: longer than a link, because it is signed. */
export function pictureLink(text: string | undefined): string | null {
  return text && text.length <= 2_000 && URL.canParse(text) ? text : null;
}

/** The time this many seconds from now. */
export function inSeconds(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
