/** People in their own browsers; elements are found by role and name. */
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../axe.ts';
import { type Extras, expectNoSidewaysScroll, openVisitor, type Visitor } from '../browser.ts';
import { readCode } from '../outbox.ts';
import { callApi, type Session } from '../sessions.ts';

export const password = 'Correct-Horse-9';

export interface Person extends Visitor {
  role: 'Influencer' | 'Brand' | 'Partner';
  fullname: string;
  username: string;
  email: string;
  url: string;
}

interface Newcomer extends Extras {
  role: Person['role'];
  fullname: string;
  url: string;
  width: number;
  /** A business that has not seen the social account warning. */
  isNew?: boolean;
}

let count = 0;

/** New person with an empty browser. */
export async function meetPerson(browser: Browser, newcomer: Newcomer): Promise<Person> {
  const { role, fullname, url, width, isNew } = newcomer;
  count += 1;
  // Unique across journeys, which may run in other processes.
  const username = `${fullname.toLowerCase().replaceAll(/[^a-z]/g, '')}${Date.now().toString(36)}x${count}`;
  const visitor = await openVisitor(browser, url, width, newcomer);
  if (role !== 'Influencer' && !isNew)
    await visitor.context.addInitScript(() => localStorage.setItem('brandPopupShown', 'true'));
  return { ...visitor, role, fullname, username, email: `${username}@example.in`, url };
}

/** Expects no axe violation and no sideways scrolling. */
export async function expectGoodPage(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

const checked = new Set<string>();

/** expectGoodPage at a step that many journeys take: once per step and width in a worker, as axe takes a second. */
export async function expectGoodStep(page: Page, step: string): Promise<void> {
  const place = `${step} at ${page.viewportSize()?.width}`;
  if (checked.has(place)) return;
  await expectGoodPage(page);
  checked.add(place);
}

/** Blocks live connections of the page's next navigation, including the end of its session. */
export async function deafen(page: Page): Promise<void> {
  await page.routeWebSocket(/\/socket\.io\//, () => {});
  await page.route('**/socket.io/**', (route) => route.abort());
}

/** Withholds the scripts of the page's next navigations until `wake` is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => scripts.promise.then(() => route.continue()));
  return scripts.resolve;
}

/** Fills in the sign-up pages and the code, up to the first page. */
export async function register({ page, role, fullname, username, email, url }: Person, by = '/signup'): Promise<void> {
  await page.goto(by);
  // Not check(): a press before hydration shows, is undone while React takes over, and is then repeated.
  await page.getByRole('radio', { name: role }).click();
  await page.getByRole('radio', { name: role, checked: true }).waitFor();
  await page.getByLabel('Email or phone number').fill(email);
  await expectGoodStep(page, 'sign-up');
  await page.getByRole('button', { name: `Continue as ${role}` }).click();

  await page.getByLabel('Full name').fill(fullname);
  if (role !== 'Influencer') await page.getByLabel('Business name').fill(`${fullname} Foods`);
  await page.getByLabel('Username').fill(username);
  await page.getByText(`${username} is available.`).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByLabel('Mobile number').fill(`9${String(Date.now()).slice(-9)}`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await expectGoodStep(page, 'registration');
  await page.getByRole('button', { name: 'Create account' }).click();

  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await expectGoodStep(page, 'a code');
  await page.getByRole('textbox').fill(await readCode(url, email));
  await page.waitForURL((address) => !address.pathname.startsWith('/signup'));
}

export async function signUp(person: Person, by?: string): Promise<void> {
  await register(person, by);
  const { page, role, url } = person;
  // Influencers without a social account are asked for one first.
  if (role !== 'Influencer') await page.getByRole('button', { name: 'Skip tour' }).click();
  const kept = await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('user_profile')]);
  await passTours(url, { token: String(kept[0]), user: JSON.parse(String(kept[1])) });
}

/** Marks tours as seen: they would cover the page. */
export async function passTours(url: string, { token, user }: Session): Promise<void> {
  const pass = (feature: string) =>
    callApi(url, `/auth/walkthroughStatus/${user.id}`, { token, method: 'PUT', body: { status: 1, feature } });
  await Promise.all(['BrowseInfluencer', 'PostCampaign', 'MyCampaigns'].map(pass));
}

export async function logIn({ page, username }: Pick<Person, 'page' | 'username'>, secret = password): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
}
