import { useLingui } from '@lingui/react/macro';

export const stepCount = 5;

/** Question of each step and its label on the Next button. */
export function useStepWords(type: 'standard' | 'joint') {
  const { t } = useLingui();
  const third =
    type === 'joint'
      ? { title: t`What do you need?`, name: t`needs` }
      : { title: t`What should they make?`, name: t`deliverables` };
  return [
    { title: t`What’s it about?`, name: t`basics` },
    { title: t`When does it run?`, name: t`dates` },
    third,
    { title: t`Who are you looking for?`, name: t`audience` },
    { title: t`Check and post`, name: t`check and post` },
  ];
}
