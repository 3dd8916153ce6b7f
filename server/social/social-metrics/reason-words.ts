import type { SignalFigures } from '../../../contract/social/authenticity.rules.ts';

const percent = (value: number) => `${value}%`;

/** A reason in English, with every figure behind its points. */
export function reasonInWords(figures: SignalFigures): string {
  switch (figures.signal) {
    case 'likes_follow_reach':
      return `Likes and comments rise with reach on ${figures.fitting} of ${figures.posts} posts`;
    case 'growth':
      return figures.jumps === 0
        ? `No jump of followers in ${figures.days} days`
        : `${figures.jumps} jumps of followers in ${figures.days} days, ${figures.unexplained} of them without a post that explains it: ${percent(figures.unexplained_percent)} of all followers`;
    case 'engagement_for_size':
      return `Engagement of ${percent(figures.engagement_rate)}; the middle half of ${figures.peers} accounts of this size has ${percent(figures.lower_quartile)} to ${percent(figures.upper_quartile)}`;
    case 'comments_to_likes':
      return `${figures.per_hundred_likes} comments for a hundred likes, the median of ${figures.posts} posts`;
    case 'likes_vary':
      return `Likes differ from post to post: the middle half of ${figures.posts} posts has ${figures.lower_quartile} to ${figures.upper_quartile}, ${figures.ratio} times`;
  }
}
