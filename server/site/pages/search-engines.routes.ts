import type { FastifyInstance, FastifyReply } from 'fastify';
import { listTopCities } from '../../discovery/discovery/top-cities.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { listIndexableKits } from '../media-kit/media-kit.service.ts';
import { writeRobots } from './robots.ts';
import { type Listed, listPages, mostListed, writeSitemap, writeSitemapIndex } from './sitemap.ts';

const cacheControl = 'public, max-age=3600';
const citiesFile = (place: number) => `/sitemaps/cities-${place + 1}.xml`;

/** Mounts robots.txt and the sitemap, split into files of limited size. */
export function mountSearchEngines(app: FastifyInstance, context: Context): void {
  const origin = context.config.publicUrl;
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', cacheControl).type('text/plain; charset=utf-8').send(writeRobots(origin)),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const cities = await listCities(context);
    const files = Array.from({ length: Math.ceil(cities.length / mostListed) }, (_, place) => ({
      path: citiesFile(place),
      ...newestOf(cities.slice(place * mostListed, (place + 1) * mostListed)),
    }));
    const kits = await listKitFiles(context);
    return sendXml(reply, writeSitemapIndex(origin, [{ path: '/sitemaps/pages.xml' }, ...files, ...kits]));
  });
  app.get<{ Params: { place: string } }>('/sitemaps/kits-:place(^[1-9]\\d{0,3}).xml', async (request, reply) => {
    const offset = (Number(request.params.place) - 1) * mostListed;
    const kits = await listIndexableKits(context, { limit: mostListed, offset });
    if (kits.length === 0) return reply.callNotFound();
    return sendXml(reply, writeSitemap(origin, kits));
  });
  app.get('/sitemaps/pages.xml', async (_request, reply) => sendXml(reply, writeSitemap(origin, listPages())));
  app.get<{ Params: { place: string } }>('/sitemaps/cities-:place(^[1-9]\\d{0,3}).xml', async (request, reply) => {
    const from = (Number(request.params.place) - 1) * mostListed;
    const cities = (await listCities(context)).slice(from, from + mostListed);
    if (cities.length === 0) return reply.callNotFound();
    return sendXml(reply, writeSitemap(origin, cities));
  });
}

/** The files of media kits that search engines may list; none without any. */
async function listKitFiles(context: Context): Promise<Listed[]> {
  const files: Listed[] = [];
  while ((await listIndexableKits(context, { limit: 1, offset: files.length * mostListed })).length > 0) {
    files.push({ path: `/sitemaps/kits-${files.length + 1}.xml` });
  }
  return files;
}

async function listCities(context: Context): Promise<Listed[]> {
  const cities = await listTopCities(context);
  return cities.map(({ id, as_of }) => ({ path: `/top-influencers/${encodeURIComponent(id)}`, changed: as_of }));
}

function newestOf(pages: readonly Listed[]): Pick<Listed, 'changed'> {
  const changed = pages.reduce((newest, page) => (page.changed && page.changed > newest ? page.changed : newest), '');
  return changed ? { changed } : {};
}

function sendXml(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('cache-control', cacheControl).type('application/xml; charset=utf-8').send(text);
}
