import { Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { downloadAgreement } from '../agreements/agreements.queries.ts';
import type { FundRow } from './fund-rows.ts';

/** Agreed pieces, and the last day of funding. */
export function AgreedWork({ row: { application, fund_by: fundBy } }: { row: FundRow }) {
  const { i18n } = useLingui();
  const day = formatDay(fundBy, { locale: i18n.locale });
  return (
    <>
      <span className="block">{deliverablesInWords(application.terms?.deliverables ?? [], i18n)}</span>
      <span className="block font-semibold text-amber-t">
        <Trans>fund by {day}</Trans>
      </span>
    </>
  );
}

export function AgreementPdf({ application: { id, terms } }: { application: Application }) {
  if (!terms) return null;
  const { version } = terms;
  return (
    <button
      type="button"
      className="link hit-44 cursor-pointer text-sm"
      onClick={() => downloadAgreement(id, version).catch((error) => showToast('error', reasonOf(error)))}
    >
      <Trans>Agreement, PDF</Trans>
    </button>
  );
}
