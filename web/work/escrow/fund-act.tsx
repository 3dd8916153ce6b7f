import { Trans } from '@lingui/react/macro';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { Button } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { useFundOrder } from './escrow.queries.ts';
import { FundingDialog } from './funding-dialog.tsx';
import { useFunding } from './use-funding.ts';

interface FundActProps {
  /** It can be paid now. */
  isDue: boolean;
  campaign: Pick<Campaign, 'id' | 'title'>;
  application: Pick<Application, 'id' | 'status' | 'quote'>;
}

/** Pays for an agreement. Stays mounted after the payment, so that the last dialog can show the result. */
export default function FundAct({ campaign, application, isDue }: FundActProps) {
  const { id, quote } = application;
  const amount = quote ?? 0;
  const start = useFundOrder(campaign.id, id);
  const { step, fund, close } = useFunding({ start, applicationIds: [id], title: campaign.title });
  return (
    <>
      {isDue ? (
        <Button variant="primary" block onClick={fund}>
          <Trans>Fund {formatRupees(amount)}</Trans>
        </Button>
      ) : null}
      <FundingDialog step={step} amount={amount} onClose={close} onTryAgain={fund} />
    </>
  );
}
