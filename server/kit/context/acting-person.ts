import { AsyncLocalStorage } from 'node:async_hooks';

interface Acting {
  /** The account. */
  id: number;
  person: { id: number };
}

const acting = new AsyncLocalStorage<Acting>();

/** Runs a call as its caller, so that the records it makes can name the person. */
export function actAs<T>(caller: Acting | null, work: () => T): T {
  return caller ? acting.run(caller, work) : work();
}

/** Person who sent the call under way; null in jobs, webhooks and public calls. */
export function actingPerson(): number | null {
  return acting.getStore()?.person.id ?? null;
}

/** Person who acts for an account in the call under way; null for records of another account or the platform. */
export function personActingFor(accountId: number | null): number | null {
  const caller = acting.getStore();
  return caller && caller.id === accountId ? caller.person.id : null;
}
