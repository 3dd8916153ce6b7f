/** People who are signed in already, for journeys that begin after sign-up. */
import type { Browser } from 'playwright-core';
import { giveAccount, join, laySession } from '../sessions.ts';
import { meetPerson, type Person, passTours, password } from './people.ts';

type Newcomer = Parameters<typeof meetPerson>[1] & {
  /** An influencer without one is asked for it on every page. */
  hasAccount?: boolean;
  /** Nobody but a newcomer is met by the tours. */
  hasTours?: boolean;
  /** Proving a mobile counts as a sign of life. */
  provesMobile?: boolean;
};

export interface Entered extends Person {
  id: string;
  token: string;
}

/** Signs a person up over HTTP and lays the session into their browser. */
export async function enterAs(
  browser: Browser,
  { hasAccount = true, hasTours = false, provesMobile = true, ...newcomer }: Newcomer,
): Promise<Entered> {
  const person = await meetPerson(browser, newcomer);
  const { url, fullname, username, email } = person;
  const role = person.role.toLowerCase() as 'influencer' | 'brand' | 'partner';
  const session = await join(url, { role, fullname, username, email, password }, { provesMobile });
  const { token, user } = session;
  if (role === 'influencer' && hasAccount) await giveAccount({ url, token, username });
  if (!hasTours) await passTours(url, session);
  await laySession(person.context, session);
  return { ...person, id: user.id, token };
}
