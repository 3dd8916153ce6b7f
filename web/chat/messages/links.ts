interface Piece {
  text: string;
  /** Where it begins in the message. */
  at: number;
  isLink: boolean;
}

/** An address as somebody types or pastes it. What only looks like one, as `javascript:`, stays text. */
const address = /https?:\/\/[^\s<>"“”]+/gi;
/** What ends a sentence is not part of the address in it. */
const sentenceEnd = /[.,;:!?'’*_।]+$/;

/** A message in pieces: the web addresses in it, and what stands between. */
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

/** A bracket that was opened before the address closes after it. */
function trim(found: string): string {
  const link = found.replace(sentenceEnd, '');
  return link.endsWith(')') && !link.includes('(') ? trim(link.slice(0, -1)) : link;
}
