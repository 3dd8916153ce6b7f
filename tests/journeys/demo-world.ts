/** The people of the demo story at browsers of their own. */
import type { Browser } from 'playwright-core';
import { openVisitor, type Visitor } from '../browser.ts';
import { type DemoPerson, type DemoRole, enterDemo } from '../demo.ts';
import { everyPage } from '../routes.ts';
import { laySession } from '../sessions.ts';
import { product } from './product.ts';

/** Every page behind the login, as it is declared. */
export const appPages = everyPage
  .filter(({ layout }) => layout === 'app' || layout === 'guarded')
  .map(({ path }) => path);

/** The operator's console, and the start page, which is another for them. */
export const operatorPages = everyPage
  .filter(({ path, layout }) => layout === 'operator' || path === '/dashboard')
  .map(({ path }) => path);

export type DemoVisitor = Visitor & DemoPerson;

interface Looks {
  role: DemoRole;
  width: number;
  language?: 'en' | 'hi';
}

export async function visitDemo(browser: Browser, { role, width, language = 'en' }: Looks): Promise<DemoVisitor> {
  const person = await enterDemo(product.url, role);
  const visitor = await openVisitor(browser, product.url, width);
  await visitor.context.addCookies([{ name: 'language', value: language, url: product.url }]);
  await laySession(visitor.context, person.session);
  return { ...visitor, ...person };
}
