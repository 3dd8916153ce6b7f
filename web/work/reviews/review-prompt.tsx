import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Card } from '../../ui/data/card.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { campaignReviewsQuery } from './reviews.queries.ts';

/** Partners the reader can still review, once the work is done. */
export default function ReviewPrompt({ campaign }: { campaign: Campaign }) {
  const { data } = useQuery(campaignReviewsQuery(campaign.id));
  const open = data?.filter(({ can }) => can.write === true) ?? [];
  const [first] = open;
  if (!first) return null;
  const name = nameOf(first.partner);
  const others = open.length - 1;
  return (
    <Card as="section" aria-labelledby="review-prompt">
      <h2 id="review-prompt" className="h4">
        <Trans>Work completed</Trans>
      </h2>
      <p className="mt-1 mb-3 text-sm text-t2">
        {others > 0 ? (
          <Trans>
            How was it working with {name} and {others} more?
          </Trans>
        ) : (
          <Trans>How was it working with {name}?</Trans>
        )}
      </p>
      <LinkButton icon={Star} to={paths.campaignReviews(campaign.id)}>
        <Trans>Review {name}</Trans>
      </LinkButton>
    </Card>
  );
}
