import { contentIds, type PlatformId, platformIds } from '../../../contract/core/platforms.ts';
import type { NumberKind } from '../../../contract/kit/parse-number.ts';
import { truncate } from '../../../contract/kit/truncate.ts';
import type { ImportedAccount } from '../../../database/import/influencer-row.ts';
import { givenText, readNumber } from './cells.rules.ts';
import type { Line } from './line.rules.ts';

type Figures = Pick<ImportedAccount, 'followers' | 'engagement_rate' | 'average_views'>;

const kinds = {
  followers: { kind: 'whole', max: 2_000_000_000 },
  engagement_rate: { kind: 'percent', max: 100 },
  average_views: { kind: 'whole', max: 20_000_000_000 },
} as const satisfies Record<keyof Figures, NumberKind>;
const rupees = { kind: 'rupees', max: 100_000_000 } as const;

/**
 * Figures of a line, by the platform of its account. A figure that names no platform belongs to the line's only account;
 * with several it is not known whose it is.
 */
export function readFigures(line: Line): { of(platform: string, accounts: number): Figures } {
  const plain: Figures = {};
  for (const field of ['followers', 'engagement_rate', 'average_views'] as const)
    for (const at of line.columnsOf(field)) plain[field] = readCell(line, at, kinds[field]);
  const own: Partial<Record<PlatformId, number | null>> = {};
  for (const platform of platformIds)
    for (const at of line.columnsOf(`followers_${platform}`)) own[platform] = readCell(line, at, kinds.followers);
  return {
    of(platform, accounts) {
      const followers = own[platform as PlatformId];
      const said = followers === undefined ? {} : { followers };
      if (accounts <= 1) return { ...plain, ...said };
      if (Object.values(plain).some((figure) => figure !== null)) line.note('unclear_figures');
      return said;
    },
  };
}

/** Paise by content type. */
export function readPrices(line: Line): Record<string, number | null> {
  const prices: Record<string, number | null> = {};
  for (const content of contentIds) {
    for (const at of line.columnsOf(`price_${content}`)) {
      const value = readCell(line, at, rupees);
      prices[content] = value ? Math.round(value * 100) : null;
    }
  }
  return prices;
}

/** Number in a cell; null for an empty one, and with a fault for one that cannot be read or not in one way only. */
function readCell(line: Line, column: number, kind: NumberKind): number | null {
  const text = givenText(line.cells[column] ?? '');
  if (text === '') return null;
  const { answers, fractions } = line.setup;
  const reading = readNumber(text, kind, { answer: answers.get(column), isFraction: fractions.has(column) });
  if ('value' in reading) return reading.value;
  const value = truncate(text, 60);
  if (reading.reason === 'ambiguous') {
    const choices = reading.choices.map((choice) => choice.toLocaleString('en-IN', { maximumFractionDigits: 20 }));
    const sentence = `can be read as ${choices.join(' or ')}: ${value}. Write it without separators.`;
    line.fault(column, { reason: 'ambiguous', value, choices: reading.choices, sentence });
  } else if (reading.reason === 'too_large') {
    line.fault(column, { reason: 'too_large', value, sentence: `is more than ${kind.max.toLocaleString('en-IN')}.` });
  } else {
    const sentence = `is not ${reading.isWhole ? 'a whole' : 'a'} number: ${value}.`;
    line.fault(column, { reason: 'number', value, sentence });
  }
  return null;
}
