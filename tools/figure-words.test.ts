/** Terms with a single meaning in every language: reach is not followers, a campaign is paused, not held. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** English texts and their Hindi, from pages, server and contract. */
function readTexts(): [english: string, hindi: string][] {
  return ['web/lib', 'server/kit', 'contract/kit']
    .flatMap((folder) => [...readFileSync(`${folder}/i18n/hi.po`, 'utf8').matchAll(/^msgid "(.*)"\nmsgstr "(.*)"$/gmu)])
    .map(([, id = '', text = '']) => [id, text]);
}

const texts = readTexts();
/** Contexts in which "reach" is allowed: measured by a platform, pledged as a resource, or used as a verb. */
const mayReach =
  /\b(?:views|reported|likes and comments|pledge|pool|joint|venue|production|product|fees|reaches|cannot reach|can’t reach|not reach|reach us|reach nobody|reach the|never reach|of \{month\}|in \{month\})\b|^reach$/iu;

it('use "reach" only for measured or pledged reach', () => {
  expect(texts.length).toBeGreaterThan(3_000);
  const odd = texts.filter(
    ([english]) => /\breach\b/iu.test(english) && (!mayReach.test(english) || /follower/iu.test(english)),
  );
  expect(odd.map(([english]) => english)).toEqual([]);
  expect(texts.filter(([english, hindi]) => /रीच/u.test(hindi) && !/reach/iu.test(english))).toEqual([]);
});

it('call a stopped campaign paused, and keep "held" and "on hold" for money', () => {
  const held = /campaigns? (?:is|was|are) held|holding or delet|posted and not held|nothing to hold|can hold it/iu;
  expect(texts.filter(([english]) => held.test(english))).toEqual([]);
  expect(texts.filter(([english, hindi]) => /होल्ड/u.test(hindi) && !/on hold|\bheld\b/iu.test(english))).toEqual([]);
});
