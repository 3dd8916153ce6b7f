import type { Message } from '../../../contract/chat/messages.ts';

interface Page {
  data: Message[];
  /** Where to go on; null at the end. */
  next_cursor: string | null;
}

interface Parts {
  /** Takes messages into what the page shows; the same one again must change nothing. */
  keep: (messages: Message[]) => void;
  fetchSince: (cursor: string) => Promise<Page>;
}

/**
 * Where one's stream of messages stands: positions are dense, so that a number left out is a message missed.
 * One per page and account.
 */
export function createStream({ keep, fetchSince }: Parts) {
  /** Up to here everything was kept; null before the first connect. */
  let position: number | null = null;
  /** The furthest place that is known to exist. */
  let known = 0;
  let catching: Promise<void> | null = null;

  async function fetchMissing(): Promise<void> {
    while (position !== null && position < known) {
      const page = await fetchSince(String(position));
      keep(page.data);
      const last = page.data.at(-1);
      if (!last) return;
      position = Math.max(position, Number(last.cursor));
      known = Math.max(known, position, page.next_cursor === null ? 0 : position + 1);
    }
  }
  /** Fills what is missing; one question at a time. */
  function catchUp(): Promise<void> {
    catching ??= fetchMissing().finally(() => {
      catching = null;
    });
    return catching;
  }
  return {
    /** A message that came live; a gap before it is filled. */
    async take(message: Message): Promise<void> {
      keep([message]);
      const at = Number(message.cursor);
      known = Math.max(known, at);
      if (position === null || at <= position) return;
      if (at === position + 1) position = at;
      if (position < known) await catchUp();
    },
    /** The connection stands, with the stream at `cursor`: what came since is fetched. */
    async join(cursor: string): Promise<void> {
      position ??= Number(cursor);
      known = Math.max(known, Number(cursor));
      if (position < known) await catchUp();
    },
  };
}
