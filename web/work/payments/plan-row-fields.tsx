import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import { advancePart, type PaymentDue, paymentDues } from '../../../contract/campaigns/offer-terms.ts';
import { pieceNamed } from '../../lib/campaign-labels.ts';
import { formatPercent } from '../../lib/format.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { FieldNotes } from '../../ui/forms/field.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { NumberInput, RupeeInput } from '../../ui/forms/number-input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { piecesInWords } from './payment-words.ts';
import { type PlanRow, type RowProblem, shareIn } from './plan-rows.ts';

const choices: Record<PaymentDue, MessageDescriptor> = {
  advance: msg`Advance, at the start`,
  approved: msg`On approval`,
  published: msg`On publication`,
  date: msg`On a date`,
};

const mostInAdvance = formatPercent(advancePart * 100);
const problemWords: Record<RowProblem, MessageDescriptor> = {
  advance: msg`At most ${mostInAdvance} can be paid in advance.`,
  amount: msg`Enter an amount, or remove this payment.`,
  date: msg`Choose a date from today on.`,
};

interface PlanRowFieldsProps {
  row: PlanRow;
  /** Place in the plan, from 1. */
  number: number;
  /** Rupees. */
  amount: number;
  total: number;
  /** Rupees of it that are not settled. */
  open: number;
  pieces: readonly string[];
  /** Date in India. */
  today: string;
  problem: RowProblem | undefined;
  onChange: (change: Partial<PlanRow>) => void;
  /** Undefined for the only payment. */
  onRemove: (() => void) | undefined;
}

/** One payment of a plan; share and amount follow one another. */
export function PlanRowFields(props: PlanRowFieldsProps) {
  const { row, number, amount, total, open, pieces, today, problem, onChange, onRemove } = props;
  const { t, i18n } = useLingui();
  const note = useId();
  const wiring = problem ? { 'aria-invalid': true as const, 'aria-describedby': note } : {};
  // A share is shown of the whole price, and kept of what is open of it.
  const part = total > 0 ? open / total : 1;
  const small = 'min-h-11! text-sm md:min-h-9!';
  return (
    <li className="grid gap-1.5 md:gap-1">
      <fieldset
        aria-label={t`Payment ${number}`}
        className="grid grid-cols-[84px_minmax(0,1fr)_36px] items-start gap-2 md:grid-cols-[minmax(0,1fr)_84px_116px_28px]"
      >
        <div className="max-md:col-span-2">
          <Select
            aria-label={t`When payment ${number} is paid`}
            className={small}
            value={row.due}
            onChange={({ target }) => onChange({ due: paymentDues.find((due) => due === target.value) ?? row.due })}
            options={paymentDues.map((id) => ({ id, name: i18n._(choices[id]) }))}
          />
        </div>
        <div>
          <NumberInput
            {...wiring}
            aria-label={t`Share of payment ${number}`}
            whole={false}
            max={100}
            value={row.share * part === 0 ? undefined : Math.round(row.share * part * 100) / 100}
            onChange={(share = 0) => onChange({ share: part > 0 ? share / part : row.share })}
            end={
              <span aria-hidden="true" className="pr-2 text-sm text-t3">
                %
              </span>
            }
            className={`${small} pr-7! text-right`}
          />
        </div>
        <div className="max-md:col-span-2">
          <RupeeInput
            {...wiring}
            aria-label={t`Amount of payment ${number}`}
            whole={false}
            value={amount === 0 ? undefined : amount}
            onChange={(rupees = 0) => onChange({ share: open > 0 ? shareIn(rupees, open) : row.share })}
            className={`${small} text-right`}
          />
        </div>
        {onRemove ? (
          <IconButton
            icon={X}
            size="sm"
            label={t`Remove payment ${number}`}
            onClick={onRemove}
            className="max-md:col-start-3 max-md:row-start-1 md:w-7!"
          />
        ) : null}
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden">
        {row.due !== 'advance' && pieces.length > 1 ? (
          <Awaited chosen={row.pieces} pieces={pieces} onChange={(chosen) => onChange({ pieces: chosen })} />
        ) : null}
        {row.due === 'date' ? (
          <div className="w-full md:mr-9 md:ml-auto md:w-52">
            <DateInput
              aria-label={t`Date of payment ${number}`}
              {...wiring}
              className={small}
              min={today}
              value={row.date}
              onChange={({ target }) => onChange({ date: target.value })}
            />
          </div>
        ) : null}
      </div>
      <FieldNotes error={problem ? i18n._(problemWords[problem]) : undefined} errorId={note} />
    </li>
  );
}

interface AwaitedProps {
  chosen: readonly string[];
  pieces: readonly string[];
  onChange: (pieces: string[]) => void;
}

/** Pieces that a payment waits for, folded into one line. */
function Awaited({ chosen, pieces, onChange }: AwaitedProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const named = pieces.filter((piece) => chosen.includes(piece));
  return (
    <div className="min-w-0 flex-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
        className="hit-44 inline-flex cursor-pointer items-center gap-1 text-left text-link text-sm"
      >
        {named.length === 0 ? (
          <Trans>Waits for all pieces</Trans>
        ) : (
          <Trans>Waits for {piecesInWords(named, i18n)}</Trans>
        )}
        <ChevronDown className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
      </button>
      <div id={list} hidden={!isOpen} className="mt-1.5">
        <div className="flex flex-wrap gap-2">
          {pieces.map((piece) => {
            const isOn = named.includes(piece);
            return (
              <ToggleChip
                key={piece}
                on={isOn}
                onToggle={() => onChange(isOn ? named.filter((one) => one !== piece) : [...named, piece])}
              >
                {pieceNamed(piece, i18n)}
              </ToggleChip>
            );
          })}
        </div>
      </div>
    </div>
  );
}
