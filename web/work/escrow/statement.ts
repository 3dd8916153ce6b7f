import { useLingui } from '@lingui/react/macro';

/** Minimum length of a dispute statement. */
const least = 10;

/** Validation of a dispute statement. */
export function useStatementProblem(): (words: string) => string | undefined {
  const { t } = useLingui();
  return (words) => (words.length < least ? t`Use at least ${least} characters.` : undefined);
}
