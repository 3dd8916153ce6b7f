import { foldSpelling } from '../kit/fold.ts';
import type { Disclosure } from './deliverables.ts';
import { aiLabels, labelsByLanguage } from './disclosure-labels.rules.ts';

/** Characters of a caption a feed shows before "more". */
const foldAt = 125;
/** Number of consecutive hashtags from which all but the first are considered buried. */
const crowd = 3;

export interface Ad {
  caption: string;
  /** The campaign's own label. */
  ownLabel: string;
  /** Ids of the campaign's languages; empty: any. */
  languages: readonly string[];
  aiMade: boolean;
}

/**
 * Checks whether a caption discloses the ad: an allowed label in the ad's language, up front, not among hashtags; AI-made
 * content needs a label of its own too.
 */
export function checkDisclosure(ad: Ad): Disclosure {
  const { ownLabel, aiMade } = ad;
  const { text, written, places, good } = readCaption(ad);
  if (!good) return { ok: false, reason: whyNot({ text, written, ownLabel, places }) };
  const found = written(good);
  if (aiMade && !findLabels(text, aiLabels).some((place) => isUpFront(text, place))) {
    const reason = `AI-made content needs its own label: add “AI-generated” within the first ${foldAt} characters.`;
    return { ok: false, found, reason };
  }
  return { ok: true, found };
}

/** Position of the label in the original caption; null if there is none, or if characters were left out before it. */
export function placeOfLabel(ad: Ad): Place | null {
  const { good, origin } = readCaption(ad);
  if (!good) return null;
  const place = origin(good);
  return unseen.test(ad.caption.slice(0, place.end)) ? null : place;
}

function readCaption({ caption, ownLabel, languages }: Ad) {
  const { text, origin } = readSpelling(caption);
  /** A label as written in the caption, normalized in case and width. */
  const written = (place: Place) => {
    const { start, end } = origin(place);
    return caption.slice(start, end).normalize('NFKC').replace(allUnseen, '').toLowerCase().normalize('NFC');
  };
  const places = findLabels(text, [ownLabel, ...labelsOf(languages)]);
  return {
    text,
    written,
    origin,
    places,
    good: places.find((place) => isUpFront(text, place) && !isBuried(text, place)),
  };
}

/** English is allowed beside every language; an ad without a language may use any. */
function labelsOf(languages: readonly string[]): string[] {
  const chosen = languages.length > 0 ? ['en', ...languages] : Object.keys(labelsByLanguage);
  return chosen.flatMap((language) => labelsByLanguage[language] ?? []);
}

interface Place {
  start: number;
  end: number;
}

/** Zero-width characters: spaces and joiners, soft hyphens, direction marks, variation selectors. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;
const allUnseen = new RegExp(unseen, 'gu');

/** Folds look-alike spellings into one form. */
const plainText = (text: string) => foldSpelling(text).trim();

/** The folded caption with a map back to positions in the original, built one grapheme at a time. */
function readSpelling(caption: string) {
  const ahead = caption.length - caption.trimStart().length;
  const starts: number[] = [];
  let text = '';
  for (const { 0: letter, index } of caption.trim().matchAll(/.[\p{M}\p{Default_Ignorable_Code_Point}]*/gsu)) {
    const folded = foldSpelling(letter);
    for (let at = 0; at < folded.length; at += 1) starts.push(ahead + index);
    text += folded;
  }
  const end = ahead + caption.trim().length;
  return { text, origin: (place: Place) => ({ start: starts[place.start] ?? end, end: starts[place.end] ?? end }) };
}

const letter = String.raw`[\p{L}\p{M}\p{N}_]`;
/** Not within a longer word, a handle or an address, nor in a hyphenated word: ad-free, non-sponsored. */
const before = `(?:#|(?<!${letter}|${letter}[-.'’]|[@/#]))`;
const after = String.raw`(?![-'’]?${letter}|\.${letter})`;
const denied = /(?:^|[^\p{L}])(?:not|no|non|never|isn['’]t|without)\s+(?:an?\s+|any\s+)?(?:paid\s+)?$/u;

/** Positions of labels that are separate words or hashtags, in order. */
function findLabels(text: string, labels: readonly string[]): Place[] {
  const wanted = labels.map(patternOf).filter((pattern) => pattern !== '');
  const shown = maskAddresses(text);
  const pattern = new RegExp(`${before}(?:${wanted.join('|')})${after}`, 'gu');
  return [...shown.matchAll(pattern)]
    .map(({ index, 0: match }) => ({ start: index, end: index + match.length }))
    .filter(({ start }) => !denied.test(shown.slice(Math.max(0, start - 40), start)));
}

function patternOf(label: string): string {
  return plainText(label)
    .split(/[\s#_-]/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .join(String.raw`[\s_-]*`);
}

/** Blanks out handles and addresses, which cannot hold a label, keeping the length. */
function maskAddresses(text: string): string {
  return text.replace(/(?:https?:\/\/|www\.)\S+|\S*@\S*/gu, (address) => '@'.repeat(address.length));
}

function isUpFront(text: string, { end }: Place): boolean {
  return [...text.slice(0, end)].length <= foldAt;
}

/** True for a hashtag within three or more consecutive hashtags, handles or links that is not the first of them. */
function isBuried(text: string, { start, end }: Place): boolean {
  if (text[start] !== '#') return false;
  const ahead = readTags(text.slice(0, start));
  const behind = readTags(text.slice(end));
  const nearAhead = ahead.length - 1 - ahead.lastIndexOf(false);
  const firstOther = behind.indexOf(false);
  const nearBehind = firstOther === -1 ? behind.length : firstOther;
  return nearAhead > 0 && nearAhead + 1 + nearBehind >= crowd;
}

/** For each word, whether it is a hashtag, a handle or an address; hashtags need no space between them. */
function readTags(part: string): boolean[] {
  return Array.from(maskAddresses(part).matchAll(/#?[^\s#]+/gu), ([word]) => /^[#@]/u.test(word));
}

interface Missed {
  text: string;
  written: (place: Place) => string;
  ownLabel: string;
  places: Place[];
}

/** Sentence that tells the person how to fix it. */
function whyNot({ text, written, ownLabel, places }: Missed): string {
  const nameOf = (place: Place) => `“${written(place)}”`;
  const front = places.find((place) => isUpFront(text, place));
  if (front) return `The label ${nameOf(front)} is hidden among the hashtags. Move it to the beginning.`;
  const [late] = places;
  if (late) return `The label ${nameOf(late)} comes too late. Move it to the first ${foldAt} characters.`;
  const [other] = findLabels(text, Object.values(labelsByLanguage).flat());
  if (other) return `The label ${nameOf(other)} isn’t in the language of this ad. Start with “${ownLabel}”.`;
  return `The caption doesn’t say this is an ad. Start it with “${ownLabel}” or another label such as “Sponsored”.`;
}
