import { goodbye, readFrame } from './live-frames.ts';

/** A way for frames to the server and back. */
export interface Line {
  send: (frame: string) => void;
  close: () => void;
}

interface Ends {
  onFrame: (frame: string) => void;
  /** Closed by the other side or lost; may come after close() too. */
  onEnd: () => void;
}

export type OpenLine = (address: string, ends: Ends) => Line;

const openSocket: OpenLine = (address, { onFrame, onEnd }) => {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}&transport=websocket`);
  socket.addEventListener('message', ({ data }) => onFrame(String(data)));
  socket.addEventListener('close', onEnd);
  return { send: (frame) => socket.send(frame), close: () => socket.close() };
};

const separator = '\u001e';

/** For networks that let no WebSocket through: one request waits for frames, another one brings ours, never two. */
const openPolling: OpenLine = (address, { onFrame, onEnd }) => {
  const stopped = new AbortController();
  let session = '';
  let waiting: string[] = [];
  let isSending = false;

  async function ask(init: RequestInit): Promise<string> {
    const reply = await fetch(`${address}&transport=polling${session}`, { cache: 'no-store', ...init });
    if (!reply.ok) throw new Error(`Polling was answered with ${reply.status}`);
    return reply.text();
  }
  async function receive(): Promise<void> {
    while (!stopped.signal.aborted) {
      for (const frame of (await ask({ signal: stopped.signal })).split(separator)) {
        const read = readFrame(frame);
        if (read.kind === 'opening') session = `&sid=${encodeURIComponent(read.session)}`;
        onFrame(frame);
      }
    }
  }
  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (waiting.length > 0) {
      const body = waiting.join(separator);
      waiting = [];
      await ask({ method: 'POST', body, keepalive: stopped.signal.aborted });
    }
    isSending = false;
  }
  function send(frame: string): void {
    waiting.push(frame);
    flush().catch(onEnd);
  }
  receive().catch(onEnd);
  return {
    send,
    close() {
      stopped.abort();
      if (session) send(goodbye);
    },
  };
};

/** From the best to the one that always goes. */
export const lines: readonly OpenLine[] = [openSocket, openPolling];
