import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import type { Acknowledgement, ClientEvent, ClientPayload, LiveEvents } from '../../contract/live.ts';

/**
 * `off` before sign-in and after sign-out; `connecting` also while the connection is being restored; `refused` when
 * the token is not accepted any more.
 */
export type LiveState = 'off' | 'connecting' | 'open' | 'refused';

type Handler = (payload: never) => void;

const stateListeners = new Set<() => void>();
const handlers = new Map<string, Set<Handler>>();
let state: LiveState = 'off';
let socket: Socket | undefined;
let wantedToken: string | null = null;

/** How the connection is restored. Source: the specification, states: real-time connection. */
const options = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  timeout: 20_000,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
};
/** How long an acknowledgement may take before the event counts as unanswered. */
const answerMs = 10_000;

function setState(next: LiveState): void {
  if (state === next) return;
  state = next;
  for (const listener of stateListeners) listener();
}

/** Opens the live connection of a session; the same token again changes nothing. */
export async function openLive(token: string): Promise<void> {
  if (wantedToken === token) return;
  closeLive();
  wantedToken = token;
  setState('connecting');
  const { io } = await import('socket.io-client');
  if (wantedToken !== token) return;
  const made = io({ ...options, auth: { token } });
  socket = made;
  followNetwork();
  made.onAny((event: string, payload: unknown) => tell(event, payload));
  made.on('connect', () => setState('open'));
  made.on('disconnect', (reason) => {
    if (socket !== made) return;
    setState('connecting');
    // Closed by the server: the library does not try again by itself.
    if (reason === 'io server disconnect') tryAgain(made);
  });
  made.on('connect_error', (error) => {
    if (socket !== made || made.active) return;
    if ((error as { data?: { code?: string } }).data?.code === 'UNAUTHENTICATED') setState('refused');
    else tryAgain(made);
  });
}

let followsNetwork = false;

/** The browser knows of a lost network before the connection does, and of its return before the next attempt. */
function followNetwork(): void {
  if (followsNetwork) return;
  followsNetwork = true;
  addEventListener('offline', () => socket?.io.engine.close());
  addEventListener('online', hurryLive);
}

function tryAgain(made: Socket): void {
  const delay = options.reconnectionDelay * (1 + Math.random() * options.randomizationFactor);
  setTimeout(() => socket === made && made.connect(), delay);
}

/** Ends the live connection; at sign-out the server is told. */
export function closeLive(): void {
  socket?.emit('user-disconnect');
  socket?.disconnect();
  socket = undefined;
  wantedToken = null;
  setState('off');
}

/** Does not wait for the next attempt. */
export function hurryLive(): void {
  if (socket && !socket.connected) socket.connect();
}

function tell(event: string, payload: unknown): void {
  for (const handler of handlers.get(event) ?? []) (handler as (payload: unknown) => void)(payload);
}

/** Sends an event and waits for its answer; null when none came. */
export async function askLive<E extends ClientEvent, T = unknown>(
  event: E,
  payload: ClientPayload<E>,
): Promise<Acknowledgement<T> | null> {
  if (!socket?.connected) return null;
  try {
    return await socket.timeout(answerMs).emitWithAck(event, payload);
  } catch {
    return null;
  }
}

function onLive(event: string, handler: Handler): () => void {
  const known = handlers.get(event) ?? new Set();
  handlers.set(event, known.add(handler));
  return () => known.delete(handler);
}

/** Follows an event of the live connection while the component stands. */
export function useLiveEvent<E extends keyof LiveEvents>(event: E, handle: (payload: LiveEvents[E]) => void): void {
  const latest = useEffectEvent(handle);
  useEffect(() => onLive(event, (payload: LiveEvents[E]) => latest(payload)), [event]);
}

/** Whether the live connection stands. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(
    (listener) => {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    () => state,
    () => 'off',
  );
}
