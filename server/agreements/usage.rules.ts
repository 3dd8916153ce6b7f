import { writeDay } from '../kit/pdf-words.ts';

/** Both sides hear of the end of usage rights so many days before it. */
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
  title: string;
  description: string;
}

/** What either side is told about usage rights that end. */
export function usageNotices(ending: Ending): { creator: Notice; influencer: Notice } {
  const { moment, title, influencer, creator, territory, lastDay } = ending;
  if (moment === 'warned') {
    const heading = `Usage rights end soon: ${title}`;
    const until = `until the end of ${writeDay(lastDay)}, in ${territory}`;
    return {
      creator: { title: heading, description: `You may use ${influencer}’s work for ${title} ${until}.` },
      influencer: { title: heading, description: `${creator} may use your work for ${title} ${until}.` },
    };
  }
  const heading = `Usage rights have ended: ${title}`;
  return {
    creator: {
      title: heading,
      description: `The right to use ${influencer}’s work for ${title} in ${territory} has ended. Take down what is still out beyond their own post.`,
    },
    influencer: {
      title: heading,
      description: `${creator}’s right to use your work for ${title} in ${territory} has ended. What is still out beyond your own post has to come down.`,
    },
  };
}
