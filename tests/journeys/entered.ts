/** People who are signed in already, for journeys that begin after sign-up. */
import type { Browser } from 'playwright-core';
import { readCode } from '../outbox.ts';
import { giveAccount, meetPerson, type Person, password } from './people.ts';

type Newcomer = Parameters<typeof meetPerson>[1] & {
  /** An influencer without one is asked for it on every page. */
  hasAccount?: boolean;
};

export interface Entered extends Person {
  id: string;
  token: string;
}

let count = 0;

async function call(url: string, path: string, body: object): Promise<{ data: Record<string, unknown> }> {
  const reply = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as { data: Record<string, unknown> };
}

/** Signs a person up over HTTP and lays the session into their browser. */
export async function enterAs(browser: Browser, { hasAccount = true, ...newcomer }: Newcomer): Promise<Entered> {
  const person = await meetPerson(browser, newcomer);
  const { url, fullname, username, email, role } = person;
  count += 1;
  const business = role === 'Influencer' ? {} : { business_name: `${fullname} Foods` };
  const mobile = `8${String(Date.now()).slice(-7)}${String(count).padStart(2, '0')}`;
  const account = { fullname, username, email, mobile, password, role: role.toLowerCase(), accept_terms: true };
  await call(url, '/auth/register', { ...account, ...business });
  const { data } = await call(url, '/auth/verifyOtp', { username: email, otp: await readCode(url, email) });
  const user = data.user as { id: string };
  const token = String(data.token);
  if (role === 'Influencer' && hasAccount) await giveAccount({ url, token, username });
  await person.context.addInitScript(
    ([auth, profile]) => {
      if (localStorage.getItem('auth_token')) return;
      localStorage.setItem('auth_token', auth as string);
      localStorage.setItem('user_profile', profile as string);
    },
    [token, JSON.stringify(user)],
  );
  return { ...person, id: user.id, token };
}
