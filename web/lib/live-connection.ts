import { io } from 'socket.io-client';

/** How the connection is restored. Source: the specification, states: real-time connection. */
const settings = {
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  timeout: 20_000,
};
/** How long an acknowledgement may take before the event counts as unanswered. */
const answerMs = 10_000;

interface Options {
  origin: string;
  token: string;
  /** `refused`: the token is not accepted, and no further attempt is made. */
  onState: (state: 'connecting' | 'open' | 'refused') => void;
  onEvent: (event: string, payload: unknown) => void;
}

export type LiveConnection = ReturnType<typeof connectLive>;

/** A connection that is restored until it is closed or refused. */
export function connectLive({ origin, token, onState, onEvent }: Options) {
  const socket = io(origin, {
    ...settings,
    auth: { token },
    // Polling is for networks that let no WebSocket through; from the start it would bind a client to one process.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
  });
  let isOver = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** The library comes back by itself when a line breaks, but not when the server ended it or refused to open it. */
  function comeBack(): void {
    if (isOver || socket.active) return;
    const { reconnectionDelay: least, reconnectionDelayMax: most } = settings;
    retry = setTimeout(() => socket.connect(), least + Math.random() * (most - least));
  }
  function close(): void {
    isOver = true;
    clearTimeout(retry);
    socket.disconnect();
  }

  socket.onAny(onEvent);
  socket.on('connect', () => onState('open'));
  socket.on('disconnect', () => {
    if (isOver) return;
    onState('connecting');
    comeBack();
  });
  socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
    if (error.data?.code === 'UNAUTHENTICATED') {
      close();
      onState('refused');
    } else {
      onState('connecting');
      comeBack();
    }
  });

  return {
    close,
    send(event: string, ...payload: unknown[]): void {
      if (socket.connected) socket.emit(event, ...payload);
    },
    /** Sends an event and waits for its answer; null when none came. Nothing is kept for a later connection. */
    async ask(event: string, payload: unknown): Promise<unknown> {
      if (!socket.connected) return null;
      return socket
        .timeout(answerMs)
        .emitWithAck(event, payload)
        .catch(() => null);
    },
    /** The network is known to be gone. */
    drop(): void {
      socket.io.engine?.close();
    },
    /** Does not wait for the next attempt. */
    hurry(): void {
      if (isOver || socket.connected) return;
      clearTimeout(retry);
      socket.disconnect().connect();
    },
  };
}
