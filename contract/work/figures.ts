import * as z from 'zod/mini';
import { date, id, instant } from '../kit/fields.ts';

/** Figures of a published piece, as its platform shows them. */
export const figureNames = ['views', 'reach', 'likes', 'comments', 'shares', 'saves'] as const;
export type FigureName = (typeof figureNames)[number];

function eachFigure<S>(figure: S): Record<FigureName, S> {
  return { views: figure, reach: figure, likes: figure, comments: figure, shares: figure, saves: figure };
}

/** Origin of a reading: typed in by the influencer, or read of the connected account. */
export const readingSources = ['self_reported', 'provider'] as const;
export type ReadingSource = (typeof readingSources)[number];

/** Reading of a published piece: totals since publication. A figure not reported is null, not 0. */
export const reading = z.object({
  source: z.enum(readingSources),
  /** Platform that it was read of; null where typed in. */
  platform: z.nullable(z.string()),
  as_of: date,
  /** Instant of the reading, or when it was typed in. */
  read_at: instant,
  /** Hours after publication at which this reading was due; null where typed in. */
  hours: z.nullable(z.number()),
  /** The campaign owner's question about figures that were typed in. */
  question: z.nullable(z.object({ note: z.string(), asked_at: instant })),
  ...eachFigure(z.nullable(z.number())),
});
export type Reading = z.infer<typeof reading>;

export const newestReading = z.extend(reading, {
  /** URLs of screenshots of the platform's own insights; they expire after five minutes. */
  screenshots: z.array(z.string()),
});
export type NewestReading = z.infer<typeof newestReading>;

/** Screenshots that a reading may carry. */
export const maxScreenshots = 3;

/** Days in which the campaign owner may question figures that were typed in. Source: the product's rules, Results. */
export const questionDays = 7;

export const reported = z
  .strictObject({
    /** Default: today in India. A second reading on the same day replaces the first. */
    as_of: z.optional(date),
    /** Ids returned by `POST /campaign/{id}/deliverable-files`. */
    screenshots: z.optional(z.array(id).check(z.maxLength(maxScreenshots))),
    ...eachFigure(
      z.optional(
        z.nullable(
          z
            .int('Enter a whole number.')
            .check(z.minimum(0, 'Enter 0 or more.'), z.maximum(100_000_000_000, 'This number is too large.')),
        ),
      ),
    ),
  })
  .check(z.refine((figures) => figureNames.some((name) => figures[name] != null), 'Enter at least one number.'));
export type ReportedFigures = z.infer<typeof reported>;
