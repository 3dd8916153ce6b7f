import { View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { nameGstState } from '../../../contract/money/gst-states.ts';
import type { InvoiceLine, InvoiceParty } from '../../../database/json-columns.ts';
import { box, colours, size, weight } from '../../kit/pdf/pdf-look.ts';
import { drawDocument, drawTitle, small, write } from '../../kit/pdf/pdf-pieces.ts';
import { drawTable, writeFigure } from '../../kit/pdf/pdf-table.ts';
import { writeDay, writeMoney } from '../../kit/pdf/pdf-words.ts';
import type { InvoiceContent } from './invoices.views.ts';

/** Draws a tax invoice with all particulars of CGST Rule 46, or a receipt. */
export function draw(invoice: InvoiceContent) {
  const { brandName, supportEmail, number, kind } = invoice;
  const title = kind === 'tax_invoice' ? 'Tax invoice' : 'Receipt';
  return drawDocument({
    brandName,
    title: `${title} ${number}`,
    foot: `${number}  ·  Questions: ${supportEmail}`,
    children: [
      drawHead(invoice, title),
      h(
        View,
        { style: { flexDirection: 'row', gap: 12 } },
        drawParty('From', invoice.supplier),
        drawParty('To', invoice.recipient),
      ),
      drawLines(invoice),
      h(View, { style: { flexDirection: 'row', gap: 28 }, wrap: false }, drawNotes(invoice), drawTotals(invoice)),
      drawSignature(invoice),
    ],
  });
}

function drawHead({ kind, number, issuedAt, place }: InvoiceContent, title: string) {
  return drawTitle({
    title,
    text: kind === 'tax_invoice' ? 'Original for recipient' : 'For your payment, with thanks',
    facts: [
      ['Number', number],
      ['Date', writeDay(issuedAt)],
      ...(place ? [['Place of supply', place] as const] : []),
      ...(kind === 'tax_invoice' ? [['Tax payable on reverse charge', 'No'] as const] : []),
    ],
  });
}

function drawParty(label: string, { name, address, gstin, state_code: state }: InvoiceParty) {
  return h(
    View,
    { style: { ...box, flexGrow: 1, flexBasis: 0, padding: 12 } },
    write(label, small),
    write(name, { fontSize: size.lead, fontWeight: weight.name }),
    address ? write(address, { color: colours.t2 }) : null,
    state ? write(nameGstState(state), { color: colours.t2 }) : null,
    gstin ? write(`GSTIN ${gstin}`, { fontWeight: weight.name, marginTop: 3 }) : null,
  );
}

function drawLines({ lines, kind, isFee }: InvoiceContent) {
  const isTaxed = kind === 'tax_invoice';
  const columns = [
    { title: 'Description' },
    ...(isTaxed ? [{ title: 'SAC', width: 64 }] : []),
    { title: isTaxed ? 'Taxable value' : 'Amount', width: 110, isFigure: true },
  ];
  return drawTable({
    columns,
    rows: lines.map((line) => [
      h(
        View,
        null,
        write(isFee ? line.title : `Subscription: ${line.title}`, { fontWeight: weight.name }),
        writePeriod(line),
      ),
      ...(isTaxed ? [line.sac ?? ''] : []),
      writeMoney(line.taxable),
    ]),
  });
}

function writePeriod({ from, to }: InvoiceLine) {
  return from && to ? write(`${writeDay(from)} to ${writeDay(to)}`, small) : null;
}

function drawNotes({ inWords, payment, kind, isFee }: InvoiceContent) {
  const how = isFee ? `kept from what was released, ${payment.id}` : `payment ${payment.id}`;
  return h(
    View,
    { style: { flexGrow: 1, flexBasis: 0, gap: 8, paddingTop: 4 } },
    h(View, null, write('Amount in words', small), write(inWords, { fontWeight: weight.name })),
    h(View, null, write('Paid', small), write(`${writeDay(payment.paidAt)}, ${how}`)),
    kind === 'receipt'
      ? write('The supplier is not registered under GST; no GST is charged.', { color: colours.t2 })
      : null,
  );
}

function drawTotals({ taxable, taxes, total }: InvoiceContent) {
  const line = (label: string, amount: number) =>
    h(
      View,
      { key: label, style: { flexDirection: 'row', justifyContent: 'space-between' } },
      write(label, { color: colours.t2 }),
      writeFigure(writeMoney(amount)),
    );
  const rule = { borderTopWidth: 1, borderTopStyle: 'dashed', borderTopColor: colours.line, paddingTop: 6 } as const;
  return h(
    View,
    { style: { ...box, alignSelf: 'flex-start', width: 230, padding: 14, gap: 5 } },
    ...(taxes.length > 0 ? [line('Taxable value', taxable), ...taxes.map((tax) => line(tax.label, tax.amount))] : []),
    h(
      View,
      {
        style: {
          flexDirection: 'row',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          ...(taxes.length > 0 ? rule : {}),
        },
      },
      write('Total', { fontWeight: weight.name }),
      writeFigure(writeMoney(total), { fontSize: size.total, fontWeight: weight.title, lineHeight: 1.2 }),
    ),
  );
}

function drawSignature({ supplier, issuedAt }: InvoiceContent) {
  return h(
    View,
    { style: { marginTop: 14, gap: 2 }, wrap: false },
    write(`For ${supplier.name}`, { fontWeight: weight.name }),
    write(`Computer-generated and signed electronically on ${writeDay(issuedAt)}; it needs no other signature.`, small),
  );
}
