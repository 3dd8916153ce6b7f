import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Invoice } from '../../../contract/money/invoices.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { Money } from '../../ui/data/money.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { readInvoiceUrl } from './invoices.queries.ts';

/** Invoice with its PDF, whose link is requested on click because it expires after minutes. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { i18n } = useLingui();
  const { id, number, kind, title, issued_at: issuedAt, total } = invoice;
  async function download() {
    try {
      window.location.assign(await readInvoiceUrl(id));
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 sm:flex md:px-5">
      <div className="min-w-0 sm:flex-1">
        <p className="num font-semibold">{number}</p>
        <p className="text-sm text-t3">
          {kind === 'receipt' ? <Trans>Receipt</Trans> : <Trans>Tax invoice</Trans>} · {title}
        </p>
      </div>
      <span className="num text-sm text-t2 max-sm:order-1 sm:w-32">
        {formatDay(dateInIndia(new Date(issuedAt)), { locale: i18n.locale })}
      </span>
      <Money value={total} paise className="text-right font-semibold sm:w-28" />
      <Button size="sm" icon={Download} onClick={download} className="max-sm:order-2">
        <Trans>Download</Trans>
        <span className="sr-only">{`: ${number}`}</span>
      </Button>
    </li>
  );
}
