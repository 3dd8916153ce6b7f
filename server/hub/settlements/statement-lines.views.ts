import type { CampaignStatement, StatementSide } from '../../../contract/hub/settlements.ts';
import { timeInIndia } from '../../../contract/kit/calendar.ts';
import { inRupees, toPaise } from '../../../contract/kit/money.ts';

/** Figures of a participant's line in rupees; each line has one. */
type Figures = Partial<Record<'confirmed' | 'paid' | 'refunded' | 'drawn' | 'received' | 'recorded', number>>;

/** A line of a participant's statement. */
export interface StatementLine extends Figures {
  /** ISO 8601; null for a sum of several. */
  at: string | null;
  entry: string;
  detail: string;
}

/** Lines of a participant's statement: each contribution with its payments, earliest first, then what it received. */
export function listLines(side: StatementSide): StatementLine[] {
  const drawn = { at: null, entry: 'Drawn for the work', detail: 'From the pool to the wallet', drawn: side.drawn };
  return [
    ...side.contributions.toReversed().flatMap(linesOfContribution),
    ...(side.drawn > 0 ? [drawn] : []),
    ...side.settlements.toReversed().map(lineOfSettlement),
  ];
}

function linesOfContribution(contribution: StatementSide['contributions'][number]): StatementLine[] {
  const { kind, description, value, status, createdAt, paid, refunded, paid_at, refunded_at } = contribution;
  const name = description ? `${kind}: ${description}` : kind;
  const isConfirmed = status === 'contributed';
  const how = contribution.confirmed_by === 'payment' ? 'confirmed by its payment' : 'confirmed by the owner’s word';
  const lines: StatementLine[] = [
    {
      at: createdAt,
      entry: isConfirmed ? 'Contribution' : `Pledge, ${status}`,
      detail: `${name} (${isConfirmed ? how : inRupees(toPaise(value))})`,
      confirmed: isConfirmed ? value : 0,
    },
  ];
  if (paid > 0) lines.push({ at: paid_at, entry: 'Paid into the pool', detail: name, paid });
  if (refunded > 0) lines.push({ at: refunded_at, entry: 'Sent back', detail: name, refunded });
  return lines;
}

function lineOfSettlement(settlement: StatementSide['settlements'][number]): StatementLine {
  const { number, source, whole, fraction, amount, createdAt } = settlement;
  const isMoved = source === 'pool';
  return {
    at: createdAt,
    entry: `Settlement ${number}, ${isMoved ? 'from the pool to the wallet' : 'paid outside'}`,
    detail: `${fraction.numerator}/${fraction.denominator} of ${inRupees(toPaise(whole))}`,
    ...(isMoved ? { received: amount } : { recorded: amount }),
  };
}

const columns = [
  'Side',
  'Time (India)',
  'Entry',
  'Detail',
  'Confirmed',
  'Paid',
  'Refunded',
  'Drawn',
  'Received',
  'Recorded',
];

/** Rows of the statement as a table, headings first, each participant's sums after its lines; amounts in rupees. */
export function tabulateStatement({ sides }: CampaignStatement): (string | number)[][] {
  const rows = sides.flatMap((side) => {
    const { numerator, denominator } = side.fraction;
    const figuresOf = (of: Figures) =>
      [of.confirmed, of.paid, of.refunded, of.drawn, of.received, of.recorded].map((figure) => figure ?? '');
    return [
      ...listLines(side).map((line) => [
        nameOf(side),
        line.at === null ? '' : timeInIndia(new Date(line.at)),
        line.entry,
        line.detail,
        ...figuresOf(line),
      ]),
      [nameOf(side), '', 'Total', `Share ${numerator}/${denominator}`, ...figuresOf(side)],
    ];
  });
  return [columns, ...rows];
}

/** Name of a business, otherwise of the person. */
export function nameOf({ user }: StatementSide): string {
  return user.business_name ?? user.fullname;
}
