import { onDay, type Said, say } from '../../kit/i18n/messages.ts';

/** Days before the end of usage rights when both parties are notified. */
export const usageWarningDays = 7;

export type UsageMoment = 'warned' | 'ended';

interface Ending {
  moment: UsageMoment;
  title: string;
  influencer: string;
  creator: string;
  territory: string;
  /** `YYYY-MM-DD`, India. */
  lastDay: string;
}

interface Notice {
  title: Said;
  description: Said;
}

/** Notifications to both parties about ending usage rights. */
export function usageNotices(ending: Ending): { creator: Notice; influencer: Notice } {
  const { moment, title, influencer, creator, territory, lastDay } = ending;
  if (moment === 'warned') {
    const heading = say`Usage rights end soon: ${{ title }}`;
    const day = onDay(lastDay);
    return {
      creator: {
        title: heading,
        description: say`You may use ${{ influencer }}’s work for ${{ title }} until the end of ${{ day }}, in ${{ territory }}.`,
      },
      influencer: {
        title: heading,
        description: say`${{ creator }} may use your work for ${{ title }} until the end of ${{ day }}, in ${{ territory }}.`,
      },
    };
  }
  const heading = say`Usage rights have ended: ${{ title }}`;
  return {
    creator: {
      title: heading,
      description: say`The right to use ${{ influencer }}’s work for ${{ title }} in ${{ territory }} has ended. Remove everything except their own post.`,
    },
    influencer: {
      title: heading,
      description: say`${{ creator }}’s right to use your work for ${{ title }} in ${{ territory }} has ended. They have to remove everything except your own post.`,
    },
  };
}
