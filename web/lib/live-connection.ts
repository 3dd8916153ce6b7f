import { io } from 'socket.io-client';

/** Reconnection. Source: the specification, states: real-time connection. */
const settings = {
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  timeout: 20_000,
};
/** Timeout of an acknowledgement. */
const answerMs = 10_000;

interface Options {
  origin: string;
  token: string;
  /** `refused`: invalid token, no further attempts. */
  onState: (state: 'connecting' | 'open' | 'refused') => void;
  onEvent: (event: string, payload: unknown) => void;
}

export type LiveConnection = ReturnType<typeof connectLive>;

/** Connection that is restored until closed or refused. */
export function connectLive({ origin, token, onState, onEvent }: Options) {
  const socket = io(origin, {
    ...settings,
    auth: { token },
    // Polling is a fallback for networks without WebSocket; it ties a client to one process.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
  });
  let isOver = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** The library reconnects after a lost connection, but not when the server closed or refused it. */
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
    /** Sends an event and waits for its acknowledgement; null without one. Nothing is queued. */
    async ask(event: string, payload: unknown): Promise<unknown> {
      if (!socket.connected) return null;
      return socket
        .timeout(answerMs)
        .emitWithAck(event, payload)
        .catch(() => null);
    },
    /** Closes the connection because the network is down. */
    drop(): void {
      socket.io.engine?.close();
    },
    /** Reconnects immediately. */
    hurry(): void {
      if (isOver || socket.connected) return;
      clearTimeout(retry);
      socket.disconnect().connect();
    },
  };
}
