import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { Acknowledgement, ClientEvent, ClientPayload, LiveEvents } from '../../contract/live.ts';
import type { LiveConnection } from './live-connection.ts';

/** State of the live connection. `off`: not signed in; `connecting`: also while reconnecting; `refused`: invalid token. */
export type LiveState = 'off' | 'connecting' | 'open' | 'refused';

type Handler = (payload: never) => void;

/** Delay before catching up on events between the first data and the first connection. */
const settlingMs = 2_000;

const stateListeners = new Set<() => void>();
const handlers = new Map<string, Set<Handler>>();
let state: LiveState = 'off';
let connection: LiveConnection | undefined;
let wantedToken: string | null = null;
let settledAt = 0;

function setState(next: LiveState): void {
  if (state === next) return;
  state = next;
  if (next === 'open') settledAt ||= performance.now() + settlingMs;
  for (const listener of stateListeners) listener();
}

/** Opens the live connection of a session; idempotent for the same token. */
export function openLive(token: string): void {
  if (wantedToken === token) return;
  closeLive();
  wantedToken = token;
  setState('connecting');
  void connect(token);
  addEventListener('offline', dropLive);
  addEventListener('online', hurryLive);
}

/** Loads the connection script; a failure is retried by hurryLive. */
async function connect(token: string): Promise<void> {
  const script = await import('./live-connection.ts').catch(() => null);
  if (!script || wantedToken !== token || connection) return;
  connection = script.connectLive({ origin: location.origin, token, onState: setState, onEvent: tell });
}

/** Closes the live connection; on sign-out the server is told. */
export function closeLive(): void {
  connection?.send('user-disconnect');
  connection?.close();
  connection = undefined;
  wantedToken = null;
  setState('off');
}

/** On the browser's offline event, which comes before the timeout. */
function dropLive(): void {
  connection?.drop();
}

/** Reconnects immediately, on the browser's online event. */
export function hurryLive(): void {
  if (connection) connection.hurry();
  else if (wantedToken) void connect(wantedToken);
}

function tell(event: string, payload: unknown): void {
  for (const handler of handlers.get(event) ?? []) (handler as (payload: unknown) => void)(payload);
}

/** Sends an event and waits for its acknowledgement; null without one. */
export async function askLive<E extends ClientEvent, T = unknown>(
  event: E,
  payload: ClientPayload<E>,
): Promise<Acknowledgement<T> | null> {
  const answer = await connection?.ask(event, payload);
  return (answer ?? null) as Acknowledgement<T> | null;
}

function onLive(event: string, handler: Handler): () => void {
  const known = handlers.get(event) ?? new Set();
  handlers.set(event, known.add(handler));
  return () => known.delete(handler);
}

/** Subscribes a component to a live event. */
export function useLiveEvent<E extends keyof LiveEvents>(event: E, handle: (payload: LiveEvents[E]) => void): void {
  const latest = useEffectEvent(handle);
  useEffect(() => onLive(event, (payload: LiveEvents[E]) => latest(payload)), [event]);
}

/** State of the live connection. */
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

/** Runs now, or once the first page has settled. Returns a function that cancels it. */
export function whenSettled(run: () => void): () => void {
  const timer = setTimeout(run, Math.max(0, settledAt - performance.now()));
  return () => clearTimeout(timer);
}

interface CatchUp {
  /** The component has just fetched its data, so an existing connection needs no refetch. */
  isFresh?: boolean;
}

/** Refetches on each reconnection, since events may have been missed. */
export function useCatchUp(ask: () => void, { isFresh = false }: CatchUp = {}): void {
  const latest = useEffectEvent(ask);
  const isOpen = useLiveState() === 'open';
  const wasOpen = useRef(isFresh && isOpen);
  useEffect(() => {
    const isNew = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    return isNew ? whenSettled(() => latest()) : undefined;
  }, [isOpen]);
}
