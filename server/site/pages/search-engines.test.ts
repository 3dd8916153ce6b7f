import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicPages } from '../../../contract/site/public-pages.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeInfluencer, makeUnclaimedInfluencer } from '../../../tests/makers/influencer.ts';
import { everyPage } from '../../../tests/routes.ts';
import { mostListed, writeSitemap } from './sitemap.ts';

const lastReading = new Date('2026-11-20T06:00:00.000Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  const { db } = app.context;
  await makeInfluencer(db, { socials: [{ as_of: lastReading }] });
  await makeUnclaimedInfluencer(db, { profile: { city_id: 'pune', state_id: 'MH' } });
});
afterAll(() => app.close());

async function read(path: string) {
  const reply = await fetch(app.url + path);
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
}

/** Paths listed in a sitemap. */
function addressesOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
    (address ?? '').replace(app.context.config.publicUrl, ''),
  );
}

describe('robots.txt', () => {
  it('restricts search engines to the public pages and names the sitemap', async () => {
    const { status, type, text } = await read('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`Sitemap: ${app.context.config.publicUrl}/sitemap.xml`);
    const rules = [...(text.split('\n\n')[0] ?? '').matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule ?? '');
    const isForbidden = (path: string) =>
      rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
    const open = new Set<string>([...Object.values(publicPages), '/top-influencers/:city', '/c/:username', '/*']);
    for (const { path } of everyPage) expect(`${path} ${isForbidden(path)}`).toBe(`${path} ${!open.has(path)}`);
    for (const path of ['/api/health', '/l/abc', '/sandbox', '/login?callbackUrl=%2Fwallet']) {
      expect(isForbidden(path)).toBe(true);
    }
  });
});

describe('the sitemap', () => {
  it('lists the public pages, and the cities with a ranking with their newest reading', async () => {
    expect(addressesOf((await read('/sitemap.xml')).text)).toEqual(['/sitemaps/pages.xml', '/sitemaps/cities-1.xml']);
    expect(addressesOf((await read('/sitemaps/pages.xml')).text)).toEqual(Object.values(publicPages));
    const cities = await read('/sitemaps/cities-1.xml');
    expect(cities.type).toBe('application/xml; charset=utf-8');
    expect(addressesOf(cities.text)).toEqual(['/top-influencers/kochi']);
    expect(cities.text).toContain(`<lastmod>${lastReading.toISOString()}</lastmod>`);
    expect((await read('/sitemaps/cities-2.xml')).status).toBe(404);
  });

  it('limits the addresses per file, and escapes them', () => {
    const many = Array.from({ length: mostListed + 1 }, (_, place) => ({ path: `/${place}` }));
    expect(writeSitemap('https://tandem.example', many).match(/<url>/g)).toHaveLength(mostListed);
    expect(writeSitemap('https://tandem.example', [{ path: '/a?b=1&c=<d>' }])).toContain('/a?b=1&amp;c=&lt;d&gt;');
  });
});
