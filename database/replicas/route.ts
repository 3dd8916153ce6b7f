import { AsyncLocalStorage } from 'node:async_hooks';
import type { Driver } from 'kysely';

interface Route {
  /** Of a read replica; null: the primary. */
  driver: Driver | null;
  hasWritten: boolean;
}

const routes = new AsyncLocalStorage<Route>();

/** Has the queries of `work` sent to a replica. */
export function onReplica<T>(driver: Driver, work: () => Promise<T>): Promise<T> {
  return routes.run({ driver, hasWritten: false }, work);
}

/** Runs what outlives a request, such as a cache that is filled or a timer that is started, on the primary. */
export function onPrimary<T>(work: () => T): T {
  return routes.run({ driver: null, hasWritten: false }, work);
}

/** Calls `afterWriting` once `work` has ended, however it did, if one of its statements wrote. */
export async function noteWrites<T>(work: () => Promise<T>, afterWriting: () => Promise<unknown>): Promise<T> {
  const route: Route = { driver: null, hasWritten: false };
  try {
    return await routes.run(route, work);
  } finally {
    if (route.hasWritten) await afterWriting();
  }
}

/** The replica that the queries of the work under way go to, if any. */
export const replicaUnderWay = (): Driver | null => routes.getStore()?.driver ?? null;

const writing = /\b(?:insert|update|delete|merge)\b/i;

/** Remembers a statement that writes. One that only locks counts too, which costs little. */
export function noteStatement(text: string): void {
  const route = routes.getStore();
  if (route && !route.hasWritten && writing.test(text)) route.hasWritten = true;
}
