import { Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { pictureAlt } from '../../lib/content-words.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { ContentImage } from '../../ui/data/content-image.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { downloadAgreement } from '../agreements/agreements.queries.ts';
import type { FundRow } from './fund-rows.ts';

/** Newest work of the creator, the agreed pieces, and the last day of funding. */
export function AgreedWork({ row: { application, fund_by: fundBy } }: { row: FundRow }) {
  const { i18n } = useLingui();
  const day = formatDay(fundBy, { locale: i18n.locale });
  const { user, terms } = application;
  const [newest] = user.pictures;
  return (
    <span className="flex items-center gap-2">
      {newest ? (
        <ContentImage
          id={newest.id}
          picture={newest.picture}
          alt={pictureAlt(newest, user.fullname, i18n)}
          sizes="36px"
          className="h-11 w-9 flex-none rounded-[3px_8px_8px_8px]"
        />
      ) : null}
      <span className="min-w-0">
        <span className="block">{deliverablesInWords(terms?.deliverables ?? [], i18n)}</span>
        <span className="block font-semibold text-amber-t">
          <Trans>fund by {day}</Trans>
        </span>
      </span>
    </span>
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
