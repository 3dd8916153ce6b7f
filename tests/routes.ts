/** The addresses of the product as its router knows them, so that no page is forgotten. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../web/app/routes.ts';

interface Page {
  /** As declared: `/campaign-details/:id`. */
  path: string;
  /** `public`, `bare` or `app`, after the layout that wraps it. */
  layout: string;
}

function collectPages(entries: readonly RouteConfigEntry[], layout: string, parent: string): Page[] {
  return entries.flatMap((entry) => {
    const inside = /layouts\/(\w+)-layout\.tsx$/.exec(entry.file)?.[1] ?? layout;
    const path = [parent, entry.path].filter(Boolean).join('/');
    if (entry.children) return collectPages(entry.children, inside, path);
    return entry.file.endsWith('.tsx') ? [{ path: `/${path}`, layout: inside }] : [];
  });
}

/** Every page with a screen of its own. */
export const everyPage: Page[] = collectPages(await routes, 'none', '');
