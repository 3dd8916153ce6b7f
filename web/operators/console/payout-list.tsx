import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type OperatorPayout, operatorPayoutCalls } from '../../../contract/operators/operator-payouts.ts';
import { request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { Card } from '../../ui/data/card.tsx';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { Money } from '../../ui/data/money.tsx';
import { PagedList } from '../../ui/data/paged-list.tsx';
import { Table } from '../../ui/data/table.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ChoiceField, FilterBar } from '../../ui/forms/filter-bar.tsx';
import { Moment } from './moment.tsx';
import { payoutsQuery, useAct } from './operator.queries.ts';
import { PersonLine } from './person-line.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { PayoutTag } from './state-tags.tsx';

/** Payouts of all users. */
export function PayoutList() {
  const { t } = useLingui();
  const { filters, set, clear, isFiltered } = useUrlFilters(['state', 'user_id']);
  const [cancelling, setCancelling] = useState<OperatorPayout>();
  return (
    <>
      <FilterBar>
        <ChoiceField
          label={t`Status`}
          all={t`All`}
          value={filters.state}
          onChange={(state) => set('state', state)}
          options={[
            { id: 'stuck', name: t`Stuck` },
            { id: 'requested', name: t`Requested` },
            { id: 'processing', name: t`Processing` },
            { id: 'paid', name: t`Paid` },
            { id: 'failed', name: t`Failed` },
          ]}
        />
        {filters.user_id ? (
          <ToggleChip on onToggle={() => set('user_id', '')}>
            <Trans>One person’s payouts</Trans>
          </ToggleChip>
        ) : null}
      </FilterBar>
      <PagedList
        query={payoutsQuery(filters)}
        isFiltered={isFiltered}
        onClear={clear}
        empty={<EmptyState jaali="payouts" title={<Trans>No payouts yet</Trans>} />}
      >
        {(payouts) => (
          <Card padding="none">
            <PayoutTable payouts={payouts} onCancel={setCancelling} />
          </Card>
        )}
      </PagedList>
      {cancelling ? (
        <ReasonDialog
          title={<Trans>Cancel this payout?</Trans>}
          hint={<Trans>The person can read this.</Trans>}
          act={<Trans>Cancel the payout</Trans>}
          variant="danger"
          done={t`Cancelled. The money is back in the wallet.`}
          onAct={(reason) =>
            request(operatorPayoutCalls.cancelPayout, { params: { id: cancelling.id }, body: { reason } })
          }
          onClose={() => setCancelling(undefined)}
        >
          <Trans>The provider never received this payout. The money goes back to the wallet at once.</Trans>
        </ReasonDialog>
      ) : null}
    </>
  );
}

function PayoutTable({ payouts, onCancel }: { payouts: OperatorPayout[]; onCancel: (one: OperatorPayout) => void }) {
  const { t } = useLingui();
  return (
    <Table caption={t`Payouts`} stacks className="md:min-w-[860px]">
      <thead>
        <tr>
          <th scope="col" className="w-[34%]">
            <Trans>Person</Trans>
          </th>
          <th scope="col" className="w-36 text-right">
            <Trans>Amount received</Trans>
          </th>
          <th scope="col" className="w-32">
            <Trans>Status</Trans>
          </th>
          <th scope="col">
            <Trans>Reference</Trans>
          </th>
          <th scope="col" className="w-48">
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {payouts.map((payout) => (
          <tr key={payout.id}>
            <td className="max-md:w-full">
              <PersonLine person={payout.person} />
            </td>
            <td className="md:text-right">
              <Money value={payout.net} paise className="font-bold" />
              <span className="block text-t3">{payout.payment_method.masked}</span>
            </td>
            <td>
              <PayoutTag payout={payout} />
            </td>
            <td>
              <span className="block truncate">{payout.reference ?? payout.provider_id ?? '–'}</span>
              <span className="block text-t3">{payout.failure_reason ?? <Moment at={payout.createdAt} />}</span>
            </td>
            <td>
              <PayoutActs payout={payout} onCancel={onCancel} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function PayoutActs({ payout, onCancel }: { payout: OperatorPayout; onCancel: (one: OperatorPayout) => void }) {
  const { t } = useLingui();
  const retry = useAct(() => request(operatorPayoutCalls.retryPayout, { params: { id: payout.id } }));
  async function askAgain() {
    try {
      const { data } = await retry.mutateAsync(undefined);
      showToast(
        'success',
        data.status === payout.status ? t`No change at the provider.` : t`The payout has moved to the next stage.`,
      );
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  return (
    <span className="flex justify-end gap-2">
      {payout.can.cancel === true ? (
        <Button size="sm" variant="danger" onClick={() => onCancel(payout)}>
          <Trans>Cancel</Trans>
        </Button>
      ) : null}
      {payout.can.retry === true ? (
        <Button size="sm" onClick={askAgain}>
          <Trans>Retry</Trans>
        </Button>
      ) : null}
    </span>
  );
}
