import { usageTerms } from '../../../contract/work/usage-terms.ts';
import { type LocalizedMessage, msg, onDay } from '../../kit/i18n/messages.ts';

export type UsageMoment = 'month' | 'week' | 'ended';

/** Moment that is announced on a day, `daysLeft` days before the last one. */
export function usageMoment(daysLeft: number): UsageMoment {
  if (daysLeft < 0) return 'ended';
  return daysLeft <= usageTerms.weekDays ? 'week' : 'month';
}

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
  title: LocalizedMessage;
  description: LocalizedMessage;
}

/** Notifications to both parties about ending usage rights. */
export function usageNotices(ending: Ending): { creator: Notice; influencer: Notice } {
  const { moment, title, influencer, creator, territory, lastDay } = ending;
  if (moment !== 'ended') {
    const heading = msg`Usage rights end soon: ${{ title }}`;
    const day = onDay(lastDay);
    return {
      creator: {
        title: heading,
        description: msg`You may use ${{ influencer }}’s work for ${{ title }} until the end of ${{ day }}, in ${{ territory }}.`,
      },
      influencer: {
        title: heading,
        description: msg`${{ creator }} may use your work for ${{ title }} until the end of ${{ day }}, in ${{ territory }}.`,
      },
    };
  }
  const heading = msg`Usage rights have ended: ${{ title }}`;
  return {
    creator: {
      title: heading,
      description: msg`The right to use ${{ influencer }}’s work for ${{ title }} in ${{ territory }} has ended. Remove everything except their own post.`,
    },
    influencer: {
      title: heading,
      description: msg`${{ creator }}’s right to use your work for ${{ title }} in ${{ territory }} has ended. They have to remove everything except your own post.`,
    },
  };
}
