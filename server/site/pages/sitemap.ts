import { policiesSince } from '../../../contract/site/policies.ts';
import { policyPages, publicPages } from '../../../contract/site/public-pages.ts';

export interface Listed {
  /** Absolute path. */
  path: string;
  /** ISO 8601; left out where unknown. */
  changed?: string;
}

/** Maximum addresses per file. Source: the sitemap protocol. */
export const mostListed = 50_000;

const dated = new Set<string>(policyPages.map((name) => publicPages[name]));

/** Pages that always exist. */
export function listPages(): Listed[] {
  return Object.values(publicPages).map((path) => (dated.has(path) ? { path, changed: policiesSince } : { path }));
}

/** A sitemap file. */
export function writeSitemap(origin: string, pages: readonly Listed[]): string {
  return wrap('urlset', 'url', { origin, items: pages.slice(0, mostListed) });
}

/** A sitemap index. */
export function writeSitemapIndex(origin: string, files: readonly Listed[]): string {
  return wrap('sitemapindex', 'sitemap', { origin, items: files.slice(0, mostListed) });
}

function wrap(root: string, item: string, { origin, items }: { origin: string; items: readonly Listed[] }): string {
  const lines = items.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    return `<${item}><loc>${escapeXml(origin + path)}</loc>${lastmod}</${item}>`;
  });
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return `${head}\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
