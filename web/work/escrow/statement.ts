import { useLingui } from '@lingui/react/macro';

/** Characters of a statement that an operator can work with. */
const least = 10;

/** What is wrong with the words of one side of a dispute as they are. */
export function useStatementProblem(): (words: string) => string | undefined {
  const { t } = useLingui();
  return (words) => (words.length < least ? t`Use at least ${least} characters.` : undefined);
}
