import type { Message } from '../../../contract/chat/messages.ts';

interface Page {
  data: Message[];
  /** Cursor of the next page; null at the end. */
  next_cursor: string | null;
}

interface Parts {
  /** Stores messages; must be idempotent. */
  keep: (messages: Message[]) => void;
  fetchSince: (cursor: string) => Promise<Page>;
}

/**
 * Position in the user's message stream. Positions are dense, so a skipped number is a missed message. One instance per page
 * and account.
 */
export function createStream({ keep, fetchSince }: Parts) {
  /** All messages up to here were stored; null before the first connect. */
  let position: number | null = null;
  /** Highest position known to exist. */
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
  /** Fetches missing messages; one request at a time. */
  function catchUp(): Promise<void> {
    catching ??= fetchMissing().finally(() => {
      catching = null;
    });
    return catching;
  }
  return {
    /** Stores a live message and fills a gap before it. */
    async take(message: Message): Promise<void> {
      keep([message]);
      const at = Number(message.cursor);
      known = Math.max(known, at);
      if (position === null || at <= position) return;
      if (at === position + 1) position = at;
      if (position < known) await catchUp();
    },
    /** Connected, with the stream at `cursor`: fetches newer messages. */
    async join(cursor: string): Promise<void> {
      position ??= Number(cursor);
      known = Math.max(known, Number(cursor));
      if (position < known) await catchUp();
    },
  };
}
