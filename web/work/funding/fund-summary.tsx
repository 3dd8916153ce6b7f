import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fundManyCalls } from '../../../contract/work/fund-many.ts';
import { approvalsPolicyQuery, approvalsQuery } from '../../accounts/approvals/approvals.queries.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import type { FundRow, sumRows } from './fund-rows.ts';

const { method, path } = fundManyCalls.fundMany;
const fundManyPath = `${method} ${path}`;

interface FundSummaryProps {
  chosen: readonly FundRow[];
  sums: ReturnType<typeof sumRows>;
  onPay: () => unknown;
}

/** Sums by line and in all, with the button that names the total. */
export function FundSummary({ chosen, sums, onPay }: FundSummaryProps) {
  const approval = useApproval(sums.amount);
  return (
    <Card as="section" className="grid gap-4 max-md:contents">
      <div className="grid gap-4 max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-4">
        <h3 className="h4">
          <Trans>You pay</Trans>
        </h3>
        <dl className="num rounded-box border border-line text-sm">
          {chosen.map(({ application_id: id, application, amount }) => (
            <div key={id} className="flex justify-between gap-4 px-4 py-2">
              <dt className="min-w-0 break-words text-t2">{application.user.fullname}</dt>
              <dd className="font-semibold">
                <Money value={amount} paise />
              </dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 border-ctl border-t border-dashed px-4 py-2.5">
            <dt className="font-semibold">
              <Trans>In all</Trans>
            </dt>
            <dd>
              <Money value={sums.amount} size={23} paise />
            </dd>
          </div>
        </dl>
        <p className="text-t3 text-xs">
          <Trans>By UPI, card or net banking, in the payment partner’s window.</Trans>{' '}
          {sums.fee > 0 ? (
            <Trans>Fees of {formatRupees(sums.fee)} with GST are inside and come off what each creator gets.</Trans>
          ) : null}{' '}
          {approval.above === null ? null : (
            <Trans>Above {formatRupees(approval.above)} a second member of your team has to agree.</Trans>
          )}
        </p>
      </div>
      <div
        data-at-bottom=""
        className="max-md:sticky max-md:bottom-17 max-md:z-10 max-md:-mx-4 max-md:border-line max-md:border-t max-md:bg-surface max-md:p-3"
      >
        <Button variant="primary" block disabled={chosen.length === 0} onClick={onPay}>
          {approval.isNeeded ? (
            approval.by ? (
              <Trans>
                Ask {approval.by} to approve {formatRupees(sums.amount)}
              </Trans>
            ) : (
              <Trans>Ask to approve {formatRupees(sums.amount)}</Trans>
            )
          ) : (
            <Trans>
              Fund {chosen.length} for {formatRupees(sums.amount)}
            </Trans>
          )}
        </Button>
      </div>
    </Card>
  );
}

/** Whether a sum still waits for a second member, and for whom where there is only one. The server decides. */
function useApproval(amount: number) {
  const { profile } = useSession();
  const { data: policy } = useQuery(approvalsPolicyQuery);
  const above = policy?.above ?? null;
  const isAbove = above !== null && amount > above;
  const { data: approvals } = useQuery({ ...approvalsQuery, enabled: isAbove });
  const isApproved = approvals?.data.some(
    (each) => each.asked_by_me && each.status === 'approved' && each.call === fundManyPath && each.amount === amount,
  );
  const me = profile?.home_id ?? profile?.id;
  const others = policy?.payers.filter(({ id }) => id !== me) ?? [];
  return {
    above,
    isNeeded: isAbove && !isApproved,
    by: others.length === 1 ? (others[0]?.fullname ?? null) : null,
  };
}
