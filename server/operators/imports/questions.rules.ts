import type { ImportAnswer } from '../../../contract/core/import-fields.ts';
import { toAsciiDigits } from '../../../contract/kit/parse-number.ts';
import type { Fault, ImportSetup } from '../../core/creator-lists/line.rules.ts';

/** A question asked once for a column whose numbers have several readings. */
export interface Question {
  column: number;
  /** Lines that stay out without an answer. */
  count: number;
  /** One of the values. */
  value: string;
  options: { answer: ImportAnswer; reading: number }[];
}

const factors: readonly ImportAnswer[] = ['1', '1000', '100000', '1000000'];
const percentFactors: readonly ImportAnswer[] = ['1', '100'];

/** Gathers the questions that the faults of lines raise. */
export function createQuestions(setup: Pick<ImportSetup, 'fields' | 'fractions'>) {
  const asked = new Map<number, Question>();
  return {
    see(faults: readonly Fault[]): void {
      for (const { reason, column, value } of faults) {
        if (reason !== 'ambiguous' || column === null) continue;
        const before = asked.get(column);
        const options = before?.options ?? optionsOf(value, setup.fractions.has(column));
        if (options.length > 0)
          asked.set(column, { column, count: (before?.count ?? 0) + 1, value: before?.value ?? value, options });
      }
    },
    list: (): Question[] => [...asked.values()].toSorted((a, b) => a.column - b.column),
  };
}

function optionsOf(value: string, isFraction: boolean): Question['options'] {
  const bare = /^\d+[.,]\d+$/.test(toAsciiDigits(value).trim())
    ? Number(toAsciiDigits(value).trim().replace(',', '.'))
    : null;
  if (bare === null) return [];
  const round = (factor: number) => (isFraction ? Math.round(bare * factor * 100) / 100 : Math.round(bare * factor));
  return (isFraction ? percentFactors : factors).map((answer) => ({ answer, reading: round(Number(answer)) }));
}
