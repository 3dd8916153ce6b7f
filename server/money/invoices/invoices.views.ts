import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import { nameGstState, nameStateTax } from '../../../contract/money/gst-states.ts';
import type { Invoice } from '../../../contract/money/invoices.ts';
import type { InvoiceLine } from '../../../database/json-columns.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import { amountInWords } from './amount-in-words.rules.ts';
import type { InvoiceRow } from './invoices.queries.ts';
import { translateFee } from './invoices.rules.ts';

export function viewInvoice(row: InvoiceRow, locale: Locale): Invoice {
  const titleOf = ({ title }: InvoiceLine) => (isFee(row) ? inLanguage(locale)(translateFee(title)) : title);
  return {
    id: String(row.id),
    number: row.number,
    kind: row.kind,
    issued_at: row.issued_at.toISOString(),
    title: row.lines.map(titleOf).join(', '),
    taxable: toRupees(row.taxable),
    cgst: toRupees(row.cgst),
    sgst: toRupees(row.sgst),
    igst: toRupees(row.igst),
    total: toRupees(row.total),
    place_of_supply: row.place_of_supply && nameGstState(row.place_of_supply),
  };
}

function isFee(row: InvoiceRow): boolean {
  return row.subscription_payment_id === null;
}

/** Texts of the printed document; amounts in paise. */
export function viewInvoiceContent(row: InvoiceRow, platform: { brandName: string; supportEmail: string }) {
  const { supplier, recipient, lines, payment, kind, number, taxable, total, place_of_supply: place } = row;
  const percent = (basisPoints: number) => `${basisPoints / 100}%`;
  const half = percent(row.tax_basis_points / 2);
  const taxes =
    row.igst > 0
      ? [{ label: `IGST ${percent(row.tax_basis_points)}`, amount: row.igst }]
      : [
          { label: `CGST ${half}`, amount: row.cgst },
          { label: `${nameStateTax(place ?? '')} ${half}`, amount: row.sgst },
        ];
  return {
    ...platform,
    kind,
    isFee: isFee(row),
    number,
    issuedAt: row.issued_at,
    supplier,
    recipient,
    lines,
    taxable,
    taxes: kind === 'tax_invoice' ? taxes : [],
    total,
    inWords: amountInWords(total),
    place: place && nameGstState(place),
    payment: { id: payment.id, paidAt: new Date(payment.paid_at) },
  };
}
export type InvoiceContent = ReturnType<typeof viewInvoiceContent>;
