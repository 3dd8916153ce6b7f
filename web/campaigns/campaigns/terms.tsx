import { Trans } from '@lingui/react/macro';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { useMay } from '../../lib/member-roles.ts';
import { Card } from '../../ui/data/card.tsx';
import { Facts } from './facts.tsx';
import { OfferLine } from './offer-line.tsx';

/** Pay and work. */
export function Terms({ campaign }: { campaign: Campaign }) {
  return (
    <Card as="section" aria-labelledby="terms" className="grid gap-3">
      <h2 id="terms" className="h4">
        <Trans>Terms</Trans>
      </h2>
      {useMay('money') ? <OfferLine campaign={campaign} /> : null}
      <Facts campaign={campaign} withDates />
    </Card>
  );
}
