/** Routes of the product, from its router. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../web/app/routes.ts';

interface Page {
  /** As declared: `/campaign-details/:id`. */
  path: string;
  /** Layout that wraps it: `public`, `bare` or `app`. */
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

/** All pages. */
export const everyPage: Page[] = collectPages(await routes, 'none', '');

interface Ids {
  campaign: string;
  influencer: string;
  /** Joint campaigns have another page: `/campaign-details/:joint`. */
  joint?: string | undefined;
  /** For operators only. */
  report?: string | undefined;
  dispute?: string | undefined;
}

/** URL of a page with real ids. */
export function addressOf(path: string, { campaign, influencer, joint, report = '', dispute = '' }: Ids): string {
  if (path.includes(':joint') && !joint) throw new Error('There is no joint campaign.');
  return path
    .replace('/operator/users/:id', `/operator/users/${influencer}`)
    .replace('/operator/reports/:id', `/operator/reports/${report}`)
    .replace('/operator/disputes/:id', `/operator/disputes/${dispute}`)
    .replace('/influencer-profile/:type/:id', `/influencer-profile/influencer/${influencer}`)
    .replace(/\/(create-campaigns|create-joint-campaign)\/:id/, '/$1/new')
    .replace(':id', campaign)
    .replace(':joint', joint ?? '')
    .replace(':city', 'kochi')
    .replace('/c/:username', '/c/aarohi.cooks')
    .replace(':username', 'someone@example.in#reset_token=example')
    .replace(/^\/\*$/, '/nowhere');
}
