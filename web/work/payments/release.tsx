import { Trans } from '@lingui/react/macro';
import type { PaymentDue } from '../../../contract/campaigns/offer-terms.ts';
import { useSite } from '../../lib/site.ts';

/** Condition that releases a payment, as the server follows it. */
export function Release({ due }: { due: PaymentDue }) {
  const { autoReleaseDays, publicationHours } = useSite().terms;
  switch (due) {
    case 'advance':
      return (
        <Trans>
          released when it’s funded, or at the first hand-in for creators with fewer than two agreements in their track
          record
        </Trans>
      );
    case 'approved':
      return <Trans>released when the work is approved, by silence after {autoReleaseDays} days</Trans>;
    case 'published':
      return (
        <Trans>
          released when the post is matched on the creator’s account or the brand confirms it; without a connected
          account also {publicationHours} h after the link
        </Trans>
      );
    case 'date':
      return <Trans>released on that day if the work is approved by then, otherwise on its approval</Trans>;
  }
}
