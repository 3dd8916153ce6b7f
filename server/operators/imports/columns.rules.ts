import { createHash } from 'node:crypto';
import {
  type ImportAnswer,
  type ImportField,
  importAnswers,
  repeatableFields,
} from '../../../contract/core/import-fields.ts';
import { isPlatform } from '../../../contract/core/platforms.ts';
import type { ImportChoices, ImportMapping } from '../../../contract/operators/imports.ts';
import { plainHeading } from '../../core/creator-lists/headings.rules.ts';
import type { Decisions } from '../../core/creator-lists/open-list.ts';

const keyLength = 120;

/** Names of the columns in mappings: their headings, with the place where one is empty or stands twice. */
export function columnKeys(headings: readonly string[]): string[] {
  const tidy = headings.map((heading) => heading.replaceAll(/\s+/g, ' ').trim().slice(0, keyLength));
  return tidy.map((heading, at) =>
    heading === '' || heading === 'platform' || tidy.indexOf(heading) !== at ? `${heading}#${at + 1}` : heading,
  );
}

/** Digest of the headings: lists of one source have the same. */
export function markOfSource(headings: readonly string[]): string {
  return createHash('sha256').update(headings.map(plainHeading).join('\n')).digest('hex');
}

/** A mapping with each column once; unknown columns are returned as such. */
export function readDecisions(
  keys: readonly string[],
  suggested: readonly ImportField[],
  { mapping, choices }: { mapping: ImportMapping; choices: ImportChoices },
): { decisions: Decisions; unknown: string | undefined; twice: string | undefined } {
  const fields = keys.map((key, at) => mapping[key] ?? suggested[at] ?? 'ignore');
  const answers = new Map<number, ImportAnswer>();
  for (const [at, key] of keys.entries()) {
    const answer = choices[key];
    if (answer !== undefined && isAnswer(answer)) answers.set(at, answer);
  }
  const platform = choices.platform;
  const named = [...Object.keys(mapping), ...Object.keys(choices).filter((key) => key !== 'platform')];
  const second = fields.findIndex((field, at) => !repeatableFields.has(field) && fields.indexOf(field) !== at);
  return {
    decisions: { fields, answers, platform: platform && isPlatform(platform) ? platform : null },
    unknown: named.find((key) => !keys.includes(key)),
    twice: second === -1 ? undefined : keys[second],
  };
}

function isAnswer(answer: string): answer is ImportAnswer {
  return (importAnswers as readonly string[]).includes(answer);
}
