import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Plus } from 'lucide-react';
import { useState } from 'react';
import { type OperatorPlan, operatorPlanCalls } from '../../../contract/operators/operator-plans.ts';
import { request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { RowSkeletons } from '../../ui/data/paged-list.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { plansQuery } from './operator.queries.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Asked = { act: 'add' } | { act: 'edit' | 'retire'; plan: OperatorPlan };

/** All current and former plans with their subscribers. */
export function PlanList() {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <>
      <div className="mb-4">
        <Button variant="primary" icon={Plus} onClick={() => setAsked({ act: 'add' })}>
          <Trans>New plan</Trans>
        </Button>
      </div>
      <Plans onAsk={setAsked} />
      {asked?.act === 'add' ? <PlanDialog onClose={close} /> : null}
      {asked?.act === 'edit' ? <PlanDialog plan={asked.plan} onClose={close} /> : null}
      {asked?.act === 'retire' ? (
        <ReasonDialog
          title={<Trans>Take “{asked.plan.title}” off sale?</Trans>}
          act={<Trans>Take off sale</Trans>}
          variant="danger"
          done={t`Off sale. Current subscribers keep it.`}
          onAct={(reason) => request(operatorPlanCalls.retirePlan, { params: { id: asked.plan.id }, body: { reason } })}
          onClose={close}
        >
          <Plural
            value={asked.plan.subscribers}
            _0="No current subscribers."
            one="# subscriber keeps it at the same price."
            other="# subscribers keep it at the same price."
          />
        </ReasonDialog>
      ) : null}
    </>
  );
}

function Plans({ onAsk }: { onAsk: (asked: Asked) => void }) {
  const { t } = useLingui();
  const { data: plans, error, refetch } = useQuery(plansQuery);
  if (!plans) {
    if (!error) return <RowSkeletons />;
    return <ErrorState title={<Trans>Couldn’t load the plans</Trans>} text={reasonOf(error)} onRetry={refetch} />;
  }
  if (plans.length === 0) return <EmptyState jaali="plans" title={<Trans>No plans yet</Trans>} />;
  return (
    <Card padding="none">
      <Table caption={t`Plans`} stacks className="md:min-w-[760px]">
        <thead>
          <tr>
            <th scope="col" className="w-[26%]">
              <Trans>Plan</Trans>
            </th>
            <th scope="col" className="w-32 text-right">
              <Trans>Price</Trans>
            </th>
            <th scope="col" className="w-24 text-right">
              <Trans>Unlocks</Trans>
            </th>
            <th scope="col" className="w-28 text-right">
              <Trans>Subscribers</Trans>
            </th>
            <th scope="col" className="w-32">
              <Trans>Status</Trans>
            </th>
            <th scope="col">
              <span className="sr-only">
                <Trans>Actions</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} onAsk={onAsk} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function PlanRow({ plan, onAsk }: { plan: OperatorPlan; onAsk: (asked: Asked) => void }) {
  return (
    <tr>
      <th scope="row" className="font-semibold max-md:w-3/5">
        <span className="block truncate">{plan.title}</span>
        <span className="block font-normal text-t3">
          {plan.subscription_duration_type === 0 ? (
            <Plural value={plan.subscription_duration} one="# day" other="# days" />
          ) : (
            <Plural value={plan.subscription_duration} one="# month" other="# months" />
          )}
        </span>
        <span className="block font-normal text-t3 md:hidden">
          <Trans>Unlocks</Trans> {plan.unlocks} · <Trans>Subscribers</Trans> {plan.subscribers}
        </span>
      </th>
      <td className="text-right">
        <Money value={plan.discount_price} className="font-bold" />
        <s className="block text-t3">
          <Money value={plan.original_price} />
        </s>
      </td>
      <td className="text-right max-md:hidden">{plan.unlocks}</td>
      <td className="text-right max-md:hidden">{plan.subscribers}</td>
      <td>
        {plan.withdrawn_at ? (
          <Tag icon={CircleX}>
            <Trans>Off sale</Trans>
          </Tag>
        ) : (
          <Tag tone="green" icon={CircleCheck}>
            <Trans>On sale</Trans>
          </Tag>
        )}
      </td>
      <td>
        <span className="flex justify-end gap-2">
          {plan.can.edit === true ? (
            <Button size="sm" onClick={() => onAsk({ act: 'edit', plan })}>
              <Trans>Edit</Trans>
            </Button>
          ) : null}
          {plan.can.retire === true ? (
            <Button size="sm" variant="danger" onClick={() => onAsk({ act: 'retire', plan })}>
              <Trans>Retire</Trans>
            </Button>
          ) : null}
        </span>
      </td>
    </tr>
  );
}
