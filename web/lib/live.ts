import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { Acknowledgement, ClientEvent, ClientPayload, LiveEvents } from '../../contract/live.ts';
import type { LiveConnection } from './live-connection.ts';

/**
 * `off` before sign-in and after sign-out; `connecting` also while the connection is being restored; `refused` when
 * the token is not accepted any more.
 */
export type LiveState = 'off' | 'connecting' | 'open' | 'refused';

type Handler = (payload: never) => void;

/** So long a page has for itself before what came between its first answers and its first connection is asked for. */
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

/** Opens the live connection of a session; the same token again changes nothing. */
export function openLive(token: string): void {
  if (wantedToken === token) return;
  closeLive();
  wantedToken = token;
  setState('connecting');
  void connect(token);
  addEventListener('offline', dropLive);
  addEventListener('online', hurryLive);
}

/** Its script comes when somebody is signed in; one that does not come is asked for again with the next hurry. */
async function connect(token: string): Promise<void> {
  const script = await import('./live-connection.ts').catch(() => null);
  if (!script || wantedToken !== token || connection) return;
  connection = script.connectLive({ origin: location.origin, token, onState: setState, onEvent: tell });
}

/** Ends the live connection; at sign-out the server is told. */
export function closeLive(): void {
  connection?.send('user-disconnect');
  connection?.close();
  connection = undefined;
  wantedToken = null;
  setState('off');
}

/** The browser knows of a lost network before the connection does. */
function dropLive(): void {
  connection?.drop();
}

/** Does not wait for the next attempt: the browser knows of a network's return first. */
export function hurryLive(): void {
  if (connection) connection.hurry();
  else if (wantedToken) void connect(wantedToken);
}

function tell(event: string, payload: unknown): void {
  for (const handler of handlers.get(event) ?? []) (handler as (payload: unknown) => void)(payload);
}

/** Sends an event and waits for its answer; null when none came. */
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

/** Runs now, or once the page of a first connection has settled. Returns what calls it off. */
export function whenSettled(run: () => void): () => void {
  const timer = setTimeout(run, Math.max(0, settledAt - performance.now()));
  return () => clearTimeout(timer);
}

interface CatchUp {
  /** The component has just asked for itself: a connection that stands already tells nothing new. */
  isFresh?: boolean;
}

/** Asks again, with every connection, for what was not told while there was none. */
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
