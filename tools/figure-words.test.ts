/** Words that stand for one thing only, in every language: reach is not followers, and a campaign is paused, not held. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** English to Hindi of the pages, the server and the contract. */
function readTexts(): [english: string, hindi: string][] {
  const po = readFileSync('web/lib/i18n/hi.po', 'utf8');
  const pages = [...po.matchAll(/^msgid "(.*)"\nmsgstr "(.*)"$/gmu)].map(([, id = '', text = '']): [string, string] => [
    id,
    text,
  ]);
  const words = ['server/kit/i18n/hi.json', 'contract/kit/hi.json'].flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  );
  return [...pages, ...words];
}

const texts = readTexts();
/** Measured by a platform, or pledged as a resource; "reach" as a verb is another word. */
const mayReach =
  /\b(?:views|reported|likes and comments|pledge|pool|joint|venue|production|product|fees|reaches|cannot reach|can’t reach|not reach|reach us|reach nobody|reach the|never reach|of \{month\}|in \{month\})\b|^reach$/iu;

it('speak of reach only where it was measured or is pledged', () => {
  expect(texts.length).toBeGreaterThan(3_000);
  const odd = texts.filter(
    ([english]) => /\breach\b/iu.test(english) && (!mayReach.test(english) || /follower/iu.test(english)),
  );
  expect(odd.map(([english]) => english)).toEqual([]);
  expect(texts.filter(([english, hindi]) => /रीच/u.test(hindi) && !/reach/iu.test(english))).toEqual([]);
});

it('call a campaign that is at rest paused, and keep "held" and "on hold" for money', () => {
  const held = /campaigns? (?:is|was|are) held|holding or delet|posted and not held|nothing to hold|can hold it/iu;
  expect(texts.filter(([english]) => held.test(english))).toEqual([]);
  expect(texts.filter(([english, hindi]) => /होल्ड/u.test(hindi) && !/on hold/iu.test(english))).toEqual([]);
});
