import { View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { toPaise } from '../../../contract/kit/money.ts';
import type { WalletEntry } from '../../../contract/money/wallet.ts';
import { box, colours, size, weight } from '../../kit/pdf/pdf-look.ts';
import { drawDocument, drawTitle, write } from '../../kit/pdf/pdf-pieces.ts';
import { drawTable, writeFigure } from '../../kit/pdf/pdf-table.ts';
import { writeDay, writeMoney } from '../../kit/pdf/pdf-words.ts';
import type { Statement } from './wallet.views.ts';

type Currency = WalletEntry['currency'];

interface StatementDocument {
  brandName: string;
  supportEmail: string;
  /** Name of the account holder. */
  holder: string;
  madeAt: Date;
  statement: Statement;
  /** One or both currencies. */
  currencies: Currency[];
}

const columns = [
  { title: 'Date', width: 62 },
  { title: 'Entry' },
  { title: 'Reference', width: 78 },
  { title: 'Amount', width: 84, isFigure: true },
  { title: 'Balance', width: 84, isFigure: true },
];

/** Draws the statement of a period: opening balance, every line with its balance, closing balance. */
export function draw({ brandName, supportEmail, holder, madeAt, statement, currencies }: StatementDocument) {
  const period = `${writeDay(statement.from)} to ${writeDay(statement.to)}`;
  return drawDocument({
    brandName,
    title: `Wallet statement, ${period}`,
    foot: `Wallet statement  ·  ${holder}  ·  Questions: ${supportEmail}`,
    children: [
      drawTitle({
        title: 'Wallet statement',
        text: holder,
        facts: [
          ['Period', period],
          ['Made on', writeDay(madeAt)],
        ],
      }),
      ...currencies.flatMap((currency) => drawAccount(currency, statement)),
    ],
  });
}

function drawAccount(currency: Currency, { lines, opening, closing }: Statement) {
  const own = lines.filter((line) => line.currency === currency);
  const title = currency === 'INR' ? 'Money' : 'Coins';
  return [
    // Keeps the heading on the same page as at least one row of its table.
    h(View, { key: title, minPresenceAhead: 80 }, write(title, { fontSize: size.lead, fontWeight: weight.title })),
    h(
      View,
      { key: `${title} lines`, style: closer },
      drawTable({
        columns,
        rows: [
          ['', 'Balance brought forward', '', '', amountIn(currency, opening[currency])],
          ...own.map((line) => [
            writeDay(line.createdAt),
            line.description,
            write(line.reference, { fontSize: size.meta, color: colours.t3 }),
            writeFigure(signed(currency, line.amount), {
              fontWeight: weight.name,
              color: line.amount > 0 ? colours.ok : colours.t1,
            }),
            amountIn(currency, line.balance),
          ]),
        ],
      }),
    ),
    h(
      View,
      { key: `${title} closing`, style: { ...box, ...closingLine, ...closer }, wrap: false },
      write('Closing balance', { fontWeight: weight.name }),
      writeFigure(amountIn(currency, closing[currency]), { fontSize: size.total, fontWeight: weight.title }),
    ),
  ];
}

/** Less space within one currency's section than between sections. */
const closer = { marginTop: -10 } as const;

const closingLine = {
  flexDirection: 'row',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingHorizontal: 12,
  paddingVertical: 6,
  backgroundColor: colours.sunken,
} as const;

/** Formats rupees or coins. */
function amountIn(currency: Currency, amount: number): string {
  return currency === 'INR' ? writeMoney(toPaise(amount)) : amount.toLocaleString('en-IN');
}

function signed(currency: Currency, amount: number): string {
  const text = amountIn(currency, Math.abs(amount));
  return amount < 0 ? `− ${text}` : `+ ${text}`;
}
