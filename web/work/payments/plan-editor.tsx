import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, LockKeyhole, Plus } from 'lucide-react';
import { maxPayments, type Payment } from '../../../contract/campaigns/offer-terms.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { Money } from '../../ui/data/money.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { momentOf } from './payment-words.ts';
import { PlanRowFields } from './plan-row-fields.tsx';
import {
  amountsOf,
  missingIn,
  openIn,
  openRows,
  type PlanRow,
  paymentsOf,
  rowProblems,
  withChange,
  withoutRow,
  withRow,
} from './plan-rows.ts';

export interface PlanEditorProps {
  rows: readonly PlanRow[];
  onChange: (rows: PlanRow[]) => void;
  /** Price in rupees. */
  total: number;
  /** Keys of the offered pieces. */
  pieces: readonly string[];
}

/** Payments of an offer or a change order: moment, share, amount, and the pieces that each waits for. */
export function PlanEditor({ rows, onChange, total, pieces }: PlanEditorProps) {
  const today = dateInIndia(new Date());
  const amounts = amountsOf(rows, total);
  const problems = total > 0 ? rowProblems(rows, total, today) : new Map();
  const payments = paymentsOf(rows, total, pieces);
  const mayRemove = openRows(rows).length > 1;
  return (
    <div className="num">
      <p
        aria-hidden="true"
        className="mb-1.5 grid grid-cols-[minmax(0,1fr)_84px_116px_28px] gap-2 font-semibold text-t3 text-xs max-md:hidden"
      >
        <span>
          <Trans>When</Trans>
        </span>
        <span className="text-right">
          <Trans>Share</Trans>
        </span>
        <span className="text-right">
          <Trans>Amount</Trans>
        </span>
      </p>
      <ol className="grid gap-2.5 md:gap-2">
        {rows.map((row, at) => {
          const payment = payments[at];
          return payment && row.settled !== null ? (
            <SettledRow key={row.id} payment={payment} />
          ) : (
            <PlanRowFields
              key={row.id}
              row={row}
              number={at + 1}
              amount={amounts[at] ?? 0}
              total={total}
              open={openIn(rows, total)}
              pieces={pieces}
              today={today}
              problem={problems.get(row.id)}
              onChange={(change) => onChange(withChange(rows, row.id, change))}
              onRemove={mayRemove ? () => onChange(withoutRow(rows, row.id)) : undefined}
            />
          );
        })}
      </ol>
      <div className="mt-2.5 flex min-h-11 flex-wrap items-center gap-x-3 border-line border-t border-dashed pt-1 md:min-h-9 text-sm">
        {rows.length < maxPayments ? (
          <Button variant="text" size="sm" icon={Plus} onClick={() => onChange(withRow(rows))} className="-ml-2">
            <Trans>Add a payment</Trans>
          </Button>
        ) : null}
        <span aria-live="polite" className="ml-auto">
          {total > 0 ? <SumState missing={missingIn(rows, total)} /> : null}
        </span>
        <span className="font-semibold md:pr-9">
          <Money value={total} />
        </span>
      </div>
    </div>
  );
}

/** A payment that was released or is earned: it can be read, not changed. */
function SettledRow({ payment }: { payment: Payment }) {
  const { i18n } = useLingui();
  return (
    <li className="flex min-h-11 items-center gap-2.5 rounded-ctl bg-sunken px-3 py-2 text-sm">
      <LockKeyhole className="size-4 flex-none text-t3" />
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{momentOf(payment, i18n)}</b>
        <span className="block text-t3 text-xs">
          <Trans>released or earned, so it stays</Trans>
        </span>
      </span>
      <b className="font-semibold">
        <Money value={payment.amount} />
      </b>
    </li>
  );
}

function SumState({ missing }: { missing: number }) {
  const difference = formatRupees(Math.abs(missing));
  if (missing === 0) {
    return (
      <span className="flex items-center gap-1.5 font-semibold text-ok">
        <CircleCheck className="size-4" />
        <Trans>Adds up</Trans>
      </span>
    );
  }
  return (
    <span className="flex items-center gap-1.5 font-semibold text-bad">
      <CircleAlert className="size-4" />
      {missing > 0 ? <Trans>{difference} missing</Trans> : <Trans>{difference} too much</Trans>}
    </span>
  );
}
