/** Sessions created over HTTP, for browsers that start signed in. */
import type { BrowserContext } from 'playwright-core';
import { readCode } from './outbox.ts';

export interface Session {
  token: string;
  user: { id: string };
}

interface Call {
  token?: string;
  method?: string;
  body?: object;
}

/** Makes an API call and returns its data; throws the reason of a refusal. */
export async function callApi<T>(url: string, path: string, { token, method, body }: Call = {}): Promise<T> {
  const reply = await fetch(`${url}/api${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    signal: AbortSignal.timeout(30_000),
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as { data: T }).data;
}

export function logIn(url: string, username: string, password: string): Promise<Session> {
  return callApi(url, '/auth/login', { body: { username, password } });
}

interface Newcomer {
  role: 'brand' | 'influencer' | 'partner';
  fullname: string;
  username: string;
  email: string;
  password: string;
}

// Unique mobile numbers across processes, including files that start at the same moment.
let mobile = 8_000_000_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 20) * 100_000_000 + (Date.now() % 100_000_000);

/** Signs up, enters the code, and verifies the mobile. */
export async function join(
  url: string,
  { role, fullname, ...newcomer }: Newcomer,
  { provesMobile = true }: { provesMobile?: boolean } = {},
): Promise<Session> {
  mobile += 1;
  const business = role === 'influencer' ? {} : { business_name: `${fullname} Foods` };
  const body = { ...newcomer, ...business, role, fullname, mobile: String(mobile), accept_terms: true };
  await callApi(url, '/auth/register', { body });
  const otp = await readCode(url, newcomer.email);
  const session = await callApi<Session>(url, '/auth/verifyOtp', { body: { username: newcomer.email, otp } });
  if (provesMobile) await proveMobile(url, session.token, body.mobile);
  return session;
}

/** Requests the code of the user's mobile and enters it. */
async function proveMobile(url: string, token: string, mobile: string): Promise<void> {
  await callApi(url, '/user/update', { token, method: 'PUT', body: { mobile } });
  const otp = await readCode(url, mobile);
  await callApi(url, '/auth/verifyOtp', { token, body: { username: mobile, otp } });
}

/** Adds a social account; without one influencers only reach the settings. */
export async function giveAccount({ url, token, username }: { url: string; token: string; username: string }) {
  const body = { platform: 'instagram', handle: `${username}.in`, followers: 12_000 };
  await callApi(url, '/user/social/accounts', { token, body });
}

/** Local storage of a signed-in browser. */
export function storedBy({ token, user }: Session): Record<string, string> {
  return { auth_token: token, user_profile: JSON.stringify(user) };
}

/** Stores a session in a browser that has none. */
export async function laySession(context: BrowserContext, session: Session): Promise<void> {
  await context.addInitScript((stored) => {
    if (localStorage.getItem('auth_token')) return;
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedBy(session));
}
