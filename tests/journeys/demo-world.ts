/** People of the demo story in their own browsers. */
import type { Browser } from 'playwright-core';
import { openVisitor, type Visitor } from '../browser.ts';
import { type DemoPerson, type DemoRole, enterDemo } from '../demo.ts';
import { everyPage } from '../routes.ts';
import { laySession } from '../sessions.ts';
import { product } from './product.ts';

/** All signed-in routes. */
export const appPages = everyPage
  .filter(({ layout }) => layout === 'app' || layout === 'guarded')
  .map(({ path }) => path);

/** Console routes, and the dashboard, which differs for operators. */
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
