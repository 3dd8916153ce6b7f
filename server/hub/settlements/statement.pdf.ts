import { View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { CampaignStatement, StatementSide } from '../../../contract/hub/settlements.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import { box, colours, size, weight } from '../../kit/pdf/pdf-look.ts';
import { drawDocument, drawTitle, small, write } from '../../kit/pdf/pdf-pieces.ts';
import { drawTable, writeFigure } from '../../kit/pdf/pdf-table.ts';
import { writeDay, writeMoney } from '../../kit/pdf/pdf-words.ts';
import { listLines, nameOf, type StatementLine } from './statement-lines.views.ts';

interface StatementDocument {
  brandName: string;
  supportEmail: string;
  madeAt: Date;
  statement: CampaignStatement;
}

const columns = [
  { title: 'Date', width: 62 },
  { title: 'Entry' },
  { title: 'Confirmed', width: 84, isFigure: true },
  { title: 'Money', width: 90, isFigure: true },
];

/** Draws the statement of a joint campaign: confirmed contributions, the pool, and each participant line by line. */
export function draw({ brandName, supportEmail, madeAt, statement }: StatementDocument) {
  const { title, needed, confirmed, pool, sides, creator } = statement;
  return drawDocument({
    brandName,
    title: `Joint campaign statement, ${title}`,
    foot: `Joint campaign statement  ·  Questions: ${supportEmail}`,
    children: [
      drawTitle({
        title: 'Joint statement',
        text: 'Amounts in rupees',
        facts: [
          ['Owner', creator.business_name ?? creator.fullname],
          ['Made on', writeDay(madeAt)],
          ['Needs', inMoney(needed)],
          ['Confirmed', inMoney(confirmed)],
          ['Pool: paid in', inMoney(pool.funded - pool.refunded)],
          ['Pool: drawn for the work', inMoney(pool.spent)],
          ['Pool: settled', inMoney(pool.settled)],
          ['Pool: held', inMoney(pool.held)],
        ],
      }),
      write(title, { fontSize: size.lead, fontWeight: weight.title }),
      ...sides.map(drawSide),
    ],
  });
}

function drawSide(side: StatementSide) {
  const { numerator, denominator } = side.fraction;
  const sums = [
    ['Confirmed', side.confirmed],
    ['Paid in', side.paid],
    ['Sent back', side.refunded],
    ['To the wallet', side.drawn + side.received],
    ['Paid outside', side.recorded],
  ] as const;
  return h(
    View,
    { key: side.user.id, style: { gap: 8 } },
    h(
      View,
      { style: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'baseline' } },
      write(nameOf(side), { fontSize: size.lead, fontWeight: weight.title }),
      write(`Share ${numerator}/${denominator}`, { fontWeight: weight.name }),
    ),
    drawTable({ columns, rows: listLines(side).map(rowOf) }),
    h(
      View,
      { style: { ...box, ...sumLine }, wrap: false },
      ...sums.map(([label, rupees]) =>
        h(
          View,
          { key: label },
          write(label, small),
          writeFigure(inMoney(rupees), { textAlign: 'left', fontWeight: weight.name }),
        ),
      ),
    ),
  );
}

const sumLine = {
  flexDirection: 'row',
  justifyContent: 'space-between',
  paddingHorizontal: 12,
  paddingVertical: 6,
  backgroundColor: colours.sunken,
} as const;

function rowOf(line: StatementLine) {
  return [
    line.at === null ? '' : writeDay(line.at),
    h(View, null, write(line.entry, { fontWeight: weight.name }), write(line.detail, small)),
    line.confirmed ? inMoney(line.confirmed) : '',
    moneyOf(line),
  ];
}

/** Formats money in and out; payments outside the product are in brackets. */
function moneyOf({ paid, refunded, drawn, received, recorded }: StatementLine): string {
  if (paid !== undefined) return inMoney(-paid);
  const came = refunded ?? drawn ?? received;
  if (came !== undefined) return `+ ${inMoney(came)}`;
  return recorded === undefined ? '' : `(${inMoney(recorded)})`;
}

/** Formats rupees. */
function inMoney(rupees: number): string {
  return writeMoney(toPaise(rupees));
}
