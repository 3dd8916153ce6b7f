/** Signed-in people, for journeys that start after sign-up. */
import type { Browser } from 'playwright-core';
import { giveAccount, join, laySession } from '../sessions.ts';
import { meetPerson, type Person, passTours, password } from './people.ts';

type Newcomer = Parameters<typeof meetPerson>[1] & {
  /** Influencers without one are asked on every page. */
  hasAccount?: boolean;
  /** Only new users see the tours. */
  hasTours?: boolean;
  /** Verifying a mobile counts as activity. */
  provesMobile?: boolean;
};

export interface Entered extends Person {
  id: string;
  token: string;
}

/** Signs up over HTTP and stores the session in the browser. */
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
