interface Piece {
  text: string;
  /** Offset in the message. */
  at: number;
  isLink: boolean;
}

/** Web address within a text; `javascript:` and the like do not match. */
const address = /https?:\/\/[^\s<>"“”]+/gi;
/** Punctuation at the end of a sentence is not part of the link. */
const sentenceEnd = /[.,;:!?'’*_।]+$/;

/** Splits a message into links and text. */
export function cutAtLinks(message: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const cut = (to: number, isLink: boolean) => {
    if (to > at) pieces.push({ text: message.slice(at, to), at, isLink });
    at = to;
  };
  for (const { 0: found, index } of message.matchAll(address)) {
    const link = trim(found);
    if (!URL.canParse(link)) continue;
    cut(index, false);
    cut(index + link.length, true);
  }
  cut(message.length, false);
  return pieces;
}

/** A closing bracket opened before the link is not part of it. */
function trim(found: string): string {
  const link = found.replace(sentenceEnd, '');
  return link.endsWith(')') && !link.includes('(') ? trim(link.slice(0, -1)) : link;
}
