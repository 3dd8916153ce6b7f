import { dateInIndia, dayMs } from '../../../contract/kit/calendar.ts';
import { questionDays, type ReadingSource } from '../../../contract/work/figures.ts';
import type { DeliverableFigureRow } from '../../../database/schema.ts';

interface Reported {
  /** `YYYY-MM-DD` */
  asOf: string;
  submittedAt: Date | null;
  now: Date;
}

/** Null if a reading may have this date, otherwise the reason as a sentence. */
export function whyNotAsOf({ asOf, submittedAt, now }: Reported): string | null {
  if (asOf > dateInIndia(now)) return 'The date of the numbers can’t be in the future.';
  if (submittedAt && asOf < dateInIndia(submittedAt)) return 'This is before the piece was submitted.';
  return null;
}

/** The readings of a piece that count: those of the connected account, and typed ones only where there are none. */
export function countedReadings<R extends { source: ReadingSource }>(readings: readonly R[]): readonly R[] {
  const read = readings.filter(({ source }) => source === 'provider');
  return read.length > 0 ? read : readings;
}

/** Facts that decide who may say something about the figures of a piece. */
export interface FigureFacts {
  /** They are read of the connected account. */
  isRead: boolean;
  /** Whether the newest were typed in less than a week ago, and questioned; null without any. */
  newest: { isRecent: boolean; isQuestioned: boolean } | null;
}

/** Facts of the readings of a piece that count, oldest first. */
export function figureFactsOf(
  readings: readonly Pick<DeliverableFigureRow, 'source' | 'created_at' | 'question'>[],
  now: Date,
): FigureFacts {
  const newest = readings.at(-1);
  const isRecent = newest !== undefined && now.getTime() - newest.created_at.getTime() <= questionDays * dayMs;
  return {
    isRead: newest?.source === 'provider',
    newest: newest ? { isRecent, isQuestioned: newest.question !== null } : null,
  };
}
