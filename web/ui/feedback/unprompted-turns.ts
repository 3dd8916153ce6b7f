import { isCalm } from './typing-pause.ts';

interface Turn {
  isUrgent: boolean;
  unless?: string | undefined;
  open: () => void;
}

const lookMs = 200;
/** Opened by the reader, who is busy with it. */
const openedByReader = 'dialog:modal, :popover-open';

const waiting = new Set<Turn>();
let holder: Turn | null = null;
/** Page on which the last one opened. */
let usedOn: string | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

function look(): void {
  if (holder || !isCalm()) return;
  const ready = [...waiting].filter(
    ({ isUrgent, unless }) =>
      (isUrgent || usedOn !== location.pathname) &&
      document.querySelector(unless ? `${openedByReader}, ${unless}` : openedByReader) === null,
  );
  const next = ready.find(({ isUrgent }) => isUrgent) ?? ready[0];
  if (!next) return;
  waiting.delete(next);
  holder = next;
  usedOn = location.pathname;
  rest();
  next.open();
}

/** Stops looking while nothing waits. */
function rest(): void {
  if (waiting.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

/**
 * Lets things that open by themselves take turns: one at a time, one a page, urgent ones first, and only once nobody is typing
 * or has something else open. Returns a function that ends the turn.
 */
export function takeTurn(turn: Turn): () => void {
  waiting.add(turn);
  timer ??= setInterval(look, lookMs);
  look();
  return () => {
    waiting.delete(turn);
    if (holder === turn) holder = null;
    rest();
  };
}
