import type { AgreedContent, deliveries } from './agreed-content.ts';

interface PlannedPiece {
  type: string;
  number: number;
  /** A date in India. */
  due: string | null;
  delivery: (typeof deliveries)[number];
  /** Last day for its publication, a date in India; null where none was named. */
  publishBy: string | null;
}

/** The agreed pieces, each with its number within its type and its day; one post by default. */
export function piecesOf(agreed: readonly AgreedContent[]): PlannedPiece[] {
  const counts = new Map<string, number>();
  const lines: readonly AgreedContent[] = agreed.length > 0 ? agreed : [{ type: 'post', quantity: 1 }];
  return lines.flatMap(({ type, quantity, due, delivery = 'publish', publish_by: publishBy = null }) =>
    Array.from({ length: quantity }, () => {
      const number = (counts.get(type) ?? 0) + 1;
      counts.set(type, number);
      return { type, number, due: due ?? null, delivery, publishBy };
    }),
  );
}

/** Name by which payments wait for a piece: `reel-1`. */
export function pieceKey({ type, number }: Pick<PlannedPiece, 'type' | 'number'>): string {
  return `${type}-${number}`;
}
