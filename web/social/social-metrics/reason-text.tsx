import { Plural, Trans } from '@lingui/react/macro';
import type { SignalFigures } from '../../../contract/social/authenticity.rules.ts';
import { groupIndian } from '../../ui/forms/rupees.ts';

/** Reason with the figures behind its points. */
export function ReasonText({ figures }: { figures: SignalFigures }) {
  switch (figures.signal) {
    case 'likes_follow_reach': {
      const { fitting, posts } = figures;
      return (
        <Trans>
          Likes and comments rise with reach on {fitting} of {posts} posts
        </Trans>
      );
    }
    case 'growth': {
      const { days, jumps, unexplained, unexplained_percent: percent } = figures;
      if (jumps === 0) return <Trans>No jumps in followers in {days} days</Trans>;
      return (
        <>
          <Plural value={jumps} one="# jump in followers" other="# jumps in followers" />{' '}
          <Trans>
            in {days} days, {unexplained} without a post behind it: {percent}% of all
          </Trans>
        </>
      );
    }
    case 'engagement_for_size': {
      const { engagement_rate: rate, lower_quartile: low, upper_quartile: high, peers } = figures;
      return (
        <Trans>
          Engagement {rate}%; the middle half of {peers} accounts this size has {low}% to {high}%
        </Trans>
      );
    }
    case 'comments_to_likes': {
      const { per_hundred_likes: ratio, posts } = figures;
      return (
        <Trans>
          {ratio} comments per 100 likes, median of {posts} posts
        </Trans>
      );
    }
    case 'likes_vary': {
      const { posts, ratio } = figures;
      const [low, high] = [groupIndian(figures.lower_quartile), groupIndian(figures.upper_quartile)];
      return (
        <Trans>
          Likes vary from post to post: {low} to {high} in the middle half of {posts}, {ratio} times
        </Trans>
      );
    }
  }
}
