import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock } from 'lucide-react';
import { advancePart, type Payment } from '../../../contract/campaigns/offer-terms.ts';
import { formatPercent } from '../../lib/format.ts';
import { useMedia } from '../../lib/use-media.ts';
import { SheetRow } from '../../ui/overlays/sheet-row.tsx';
import { paymentsInWords } from '../payments/payment-words.ts';
import { PlanEditor, type PlanEditorProps } from '../payments/plan-editor.tsx';

interface PlanFieldProps extends PlanEditorProps {
  /** The plan with its amounts. */
  payments: readonly Payment[];
}

/** Payment plan of a form; on phones a row that opens it as a sheet of its own. */
export function PlanField({ payments, ...editor }: PlanFieldProps) {
  const { i18n } = useLingui();
  const isWide = useMedia('(width >= 768px)');
  if (!isWide) {
    return (
      <SheetRow icon={CalendarClock} title={<Trans>Payment plan</Trans>} words={paymentsInWords(payments, i18n)}>
        <PlanEditor {...editor} />
      </SheetRow>
    );
  }
  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full justify-between gap-2 font-semibold text-sm">
        <Trans>Payment plan</Trans>
        <span className="font-normal text-t3">
          <Trans>advance at most {formatPercent(advancePart * 100)}</Trans>
        </span>
      </legend>
      <PlanEditor {...editor} />
    </fieldset>
  );
}
