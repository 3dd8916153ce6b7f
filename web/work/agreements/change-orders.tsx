import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Agreement } from '../../../contract/work/agreements.ts';
import type { ChangeOrder } from '../../../contract/work/change-orders.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { Tag, type Tone } from '../../ui/data/tag.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import type { AgreementProps } from './agreement-props.ts';
import { useAnswer } from './agreements.queries.ts';

interface OpenOrderProps {
  order: ChangeOrder;
  agreement: Agreement;
  side: AgreementProps['side'];
}

/** Pending proposal: old and new terms, with buttons for the party that may answer. */
export function OpenOrder({ order, agreement, side }: OpenOrderProps) {
  const { t } = useLingui();
  const answer = useAnswer(order.id);
  const { can } = order;
  const isOwn = order.proposed_by.id === agreement.terms[side].id;
  const next = agreement.version + 1;

  async function give(status: 'accepted' | 'declined' | 'withdrawn', done: string) {
    try {
      await answer.mutateAsync(status);
      showToast('success', done);
    } catch {
      // The error is shown in the box.
    }
  }

  return (
    <div className="grid gap-3 rounded-box bg-amber-tint p-4 text-on-tint text-sm">
      <p className="font-semibold">
        {isOwn ? (
          <Trans>Your change order is waiting for an answer</Trans>
        ) : (
          <Trans>Proposed by {order.proposed_by.name}</Trans>
        )}
      </p>
      <Changes order={order} />
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

/** Changed terms, before and after. */
function Changes({ order: { revisions, ready_by: ready } }: { order: ChangeOrder }) {
  const { i18n } = useLingui();
  const day = (date: string) => formatDate(date, { locale: i18n.locale });
  return (
    <dl className="num grid gap-1">
      {revisions ? (
        <Change name={<Trans>Revisions</Trans>} from={revisions.from ?? <Trans>no limit</Trans>} to={revisions.to} />
      ) : null}
      {ready ? (
        <Change
          name={<Trans>Remaining work due by</Trans>}
          from={ready.from ? day(ready.from) : <Trans>no date</Trans>}
          to={day(ready.to)}
        />
      ) : null}
    </dl>
  );
}

function Change({ name, from, to }: { name: ReactNode; from: ReactNode; to: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <dt>{name}</dt>
      <dd className="flex items-center gap-1.5">
        <del>{from}</del>
        <ArrowRight aria-hidden="true" className="size-4" />
        <span className="sr-only">
          <Trans>becomes</Trans>
        </span>
        <ins className="font-bold no-underline">{to}</ins>
      </dd>
    </div>
  );
}

const tones: Record<ChangeOrder['status'], Tone> = {
  open: 'amber',
  accepted: 'green',
  declined: 'grey',
  withdrawn: 'grey',
  lapsed: 'grey',
};

/** Earlier proposals, latest first. */
export function EarlierOrders({ orders }: { orders: readonly ChangeOrder[] }) {
  const { i18n } = useLingui();
  const names: Record<ChangeOrder['status'], ReactNode> = {
    open: <Trans context="state">Open</Trans>,
    accepted: <Trans>Accepted</Trans>,
    declined: <Trans>Declined</Trans>,
    withdrawn: <Trans>Withdrawn</Trans>,
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
