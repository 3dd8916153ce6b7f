import { expect, it } from 'vitest';
import { applicationStatuses } from '../../../contract/campaigns/applications.ts';
import { inEnglish, inLanguage } from '../../kit/i18n/messages.ts';
import { statusWords } from './status-words.rules.ts';

it.each(applicationStatuses)('names the status %s within a sentence, in the reader’s language', (status) => {
  expect(inEnglish(statusWords[status])).toMatch(
    status === 'changes_requested' ? /^waiting for changes$/ : /^[a-z ]+$/,
  );
  expect(inLanguage('hi')(statusWords[status])).toMatch(/^[\p{Script=Devanagari} ]+$/u);
});

it('gives every status a name of its own', () => {
  const names = Object.values(statusWords).map(inEnglish);
  expect(new Set(names).size).toBe(applicationStatuses.length);
});
