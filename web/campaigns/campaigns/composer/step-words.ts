import { useLingui } from '@lingui/react/macro';

export const stepCount = 5;

/** The question of each step, and what it is called on the button that leads there. */
export function useStepWords(type: 'standard' | 'joint') {
  const { t } = useLingui();
  const third =
    type === 'joint'
      ? { title: t`What do you need?`, name: t`what you need` }
      : { title: t`What should they make?`, name: t`what they make` };
  return [
    { title: t`What is it about?`, name: t`what it is about` },
    { title: t`When does it run?`, name: t`when it runs` },
    third,
    { title: t`Who fits?`, name: t`who fits` },
    { title: t`Check and post`, name: t`check and post` },
  ];
}
