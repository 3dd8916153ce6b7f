import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Agreement } from '../../../contract/work/agreements.ts';
import type { ChangeOrder, ChangeOrderAnswer } from '../../../contract/work/change-orders.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { Tag, type Tone } from '../../ui/data/tag.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import type { AgreementProps } from '../agreements/agreement-props.ts';
import { useAnswer } from './change-orders.queries.ts';
import { Changes, PriceEffect } from './changes.tsx';

interface OpenOrderProps {
  order: ChangeOrder;
  agreement: Agreement;
  side: AgreementProps['side'];
}

/** Pending proposal, or an accepted increase to fund: old and new terms, with buttons for the party whose turn it is. */
export function OpenOrder({ order, agreement, side }: OpenOrderProps) {
  const { t } = useLingui();
  const answer = useAnswer(order.id);
  const { can } = order;
  const isOwn = order.proposed_by.id === agreement.terms[side].id;
  const next = agreement.version + 1;

  async function give(status: ChangeOrderAnswer, done: string) {
    try {
      const { data } = await answer.mutateAsync(status);
      showToast('success', data.status === 'funding' ? t`Accepted. It takes effect once it’s funded.` : done);
    } catch {
      // The error is shown in the box.
    }
  }

  return (
    <div className="grid gap-3 rounded-box bg-amber-tint p-4 text-on-tint text-sm">
      <p className="font-semibold">
        <Headline order={order} isOwn={isOwn} />
      </p>
      <Changes order={order} />
      <PriceEffect order={order} isOwner={side === 'creator'} />
      <p>“{order.note}”</p>
      <FormError>{answer.error ? reasonOf(answer.error) : undefined}</FormError>
      <div className="flex flex-wrap gap-2">
        {can.withdrawn === true ? (
          <Button size="sm" onClick={() => give('withdrawn', t`Change order withdrawn.`)}>
            <Trans>Withdraw</Trans>
          </Button>
        ) : null}
        {can.accepted === true ? (
          <Button
            size="sm"
            variant="primary"
            onClick={() => give('accepted', t`Accepted. Version ${next} of the agreement now applies.`)}
          >
            <Trans>Accept the change</Trans>
          </Button>
        ) : null}
        {can.declined === true ? (
          <Button size="sm" onClick={() => give('declined', t`Declined. The agreement is unchanged.`)}>
            <Trans>Decline</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Headline({ order, isOwn }: { order: ChangeOrder; isOwn: boolean }) {
  if (order.status === 'funding') return <Trans>Accepted change order, not funded yet</Trans>;
  if (isOwn) return <Trans>Your change order is waiting for an answer</Trans>;
  return <Trans>Proposed by {order.proposed_by.name}</Trans>;
}

const tones: Record<ChangeOrder['status'], Tone> = {
  open: 'amber',
  funding: 'amber',
  accepted: 'green',
  declined: 'grey',
  withdrawn: 'grey',
  expired: 'grey',
  lapsed: 'grey',
};

/** Earlier proposals, latest first. */
export function EarlierOrders({ orders }: { orders: readonly ChangeOrder[] }) {
  const { i18n } = useLingui();
  const names: Record<ChangeOrder['status'], ReactNode> = {
    open: <Trans context="state">Open</Trans>,
    funding: <Trans>To fund</Trans>,
    accepted: <Trans>Accepted</Trans>,
    declined: <Trans>Declined</Trans>,
    withdrawn: <Trans>Withdrawn</Trans>,
    expired: <Trans>Not funded in time</Trans>,
    lapsed: <Trans>Ended with the agreement</Trans>,
  };
  if (orders.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="hit-44 cursor-pointer font-semibold text-link">
        <Plural value={orders.length} one="# earlier change order" other="# earlier change orders" />
      </summary>
      <ul className="mt-2 grid gap-3">
        {orders.map((order) => (
          <li key={order.id} className="grid gap-1 border-line border-t pt-3">
            <p className="flex flex-wrap items-center gap-2">
              <Tag tone={tones[order.status]}>{names[order.status]}</Tag>
              <span className="num text-t3">
                {order.proposed_by.name}, {formatDate(order.createdAt, { locale: i18n.locale })}
              </span>
            </p>
            <Changes order={order} />
            <p className="text-t2">“{order.note}”</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
