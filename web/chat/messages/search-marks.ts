import type { FoundMessage } from '../../../contract/chat/messages.ts';

interface Piece {
  text: string;
  /** Offset in the snippet. */
  at: number;
  isMarked: boolean;
}

/** Splits a snippet into matches and text. */
export function cutAtMarks({ snippet, marks }: Pick<FoundMessage, 'snippet' | 'marks'>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const cut = (to: number, isMarked: boolean) => {
    if (to > at) pieces.push({ text: snippet.slice(at, to), at, isMarked });
    at = Math.max(at, to);
  };
  for (const { start, length } of marks) {
    cut(start, false);
    cut(start + length, true);
  }
  cut(snippet.length, false);
  return pieces;
}
