import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ChangeOrder } from '../../../contract/work/change-orders.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import { Button } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { FundingDialog } from '../escrow/funding-dialog.tsx';
import { useFunding } from '../escrow/use-funding.ts';
import { changeOrdersQuery, useFundChange } from './change-orders.queries.ts';

interface FundDifferenceProps {
  order: ChangeOrder;
  /** Description in the checkout. */
  title: string;
}

/** Pays an accepted increase, or says until when the owner can. Stays mounted after the payment, so that its dialog can show the result. */
export function FundDifference({ order, title }: FundDifferenceProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { id, application_id: applicationId, difference, fund_by: until, can, status } = order;
  const amount = difference ?? 0;
  const start = useFundChange(id);
  const { step, fund, close } = useFunding({ start, applicationIds: [applicationId], title, check });

  async function check() {
    const { data } = await client.fetchQuery({ ...changeOrdersQuery(applicationId), staleTime: 0 });
    const now = data.find((each) => each.id === id)?.status;
    if (now === 'funding') return 'late';
    return now === 'accepted' ? 'held' : 'returned';
  }

  return (
    <>
      {status === 'funding' ? (
        <div className="grid gap-3 rounded-box bg-amber-tint p-4 text-on-tint text-sm">
          <p className="num">
            {can.fund === true ? (
              <Trans>It takes effect once you fund the difference.</Trans>
            ) : (
              <Trans>It takes effect once the difference is funded.</Trans>
            )}{' '}
            {until ? <Trans>Otherwise it ends on {momentInWords(until, i18n)}.</Trans> : null}
          </p>
          {can.fund === true ? (
            <Button variant="primary" onClick={fund}>
              <Trans>Fund the difference, {formatRupees(amount, { paise: true })}</Trans>
            </Button>
          ) : null}
        </div>
      ) : null}
      <FundingDialog
        step={step}
        amount={amount}
        effect={<Trans>The changed agreement applies now.</Trans>}
        onClose={close}
        onTryAgain={fund}
      />
    </>
  );
}
