import type { ContentItem } from '../../../contract/social/content.ts';

/** With fewer pieces a median says nothing. */
const leastPieces = 3;

export interface BesideMedian {
  /** Views of the piece divided by the median, one digit after the point. */
  times: number;
  median: number;
  /** Pieces that the median is of. */
  of: number;
}

/** Views of a piece beside the median of those of its platform and format; undefined where too few are known. */
export function besideMedian(piece: ContentItem, pieces: readonly ContentItem[]): BesideMedian | undefined {
  const own = piece.figures?.views;
  const views = pieces
    .filter(({ platform, kind }) => platform === piece.platform && kind === piece.kind)
    .flatMap(({ figures }) => figures?.views ?? [])
    .toSorted((a, b) => a - b);
  if (own === null || own === undefined || views.length < leastPieces) return undefined;
  const middle = views.length / 2;
  const median = ((views[Math.ceil(middle) - 1] ?? 0) + (views[Math.floor(middle)] ?? 0)) / 2;
  if (median <= 0) return undefined;
  return { times: Math.round((own / median) * 10) / 10, median: Math.round(median), of: views.length };
}

/** Likes and comments in percent of the views, one digit after the point; null where one of them is not known. */
export function engagedShare({ figures }: ContentItem): number | null {
  if (!figures?.views || figures.likes === null || figures.comments === null) return null;
  return Math.round(((figures.likes + figures.comments) / figures.views) * 1000) / 10;
}
