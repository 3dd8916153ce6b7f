/** SEO of public pages, read from the HTML without a browser. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { product } from './product.ts';

interface Read {
  status: number;
  html: string;
}

const seen = new Map<string, Promise<Read>>();

/** HTML as a crawler gets it, fetched once. */
function read(path: string): Promise<Read> {
  const known = seen.get(path) ?? fetch(product.url + path, { redirect: 'manual' }).then(toRead);
  seen.set(path, known);
  return known;
}

async function toRead(reply: Response): Promise<Read> {
  return { status: reply.status, html: await reply.text() };
}

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

function attributes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value]) => decode(value ?? ''));
}

const locations = async (path: string) =>
  attributes((await read(path)).html, /<loc>([^<]+)<\/loc>/g).map((address) => address.replace(product.url, '') || '/');

interface Data {
  '@type'?: string;
  '@graph'?: Data[];
  [key: string]: unknown;
}

function dataOf(html: string): Data[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as Data,
  );
  return blocks.flatMap((block) => block['@graph'] ?? [block]);
}

const textOf = (html: string) => decode(html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]+>/g, ''));

/** All fixed pages, and some of the city pages. */
let listed: string[];
beforeAll(async () => {
  const [pages = '', cities = ''] = await locations('/sitemap.xml');
  const rankings = await locations(cities);
  const some = rankings.filter((path, at) => at < 3 || path.includes('udaipur'));
  listed = [...(await locations(pages)), ...some];
});

describe('every page of the sitemap', () => {
  it('exists with a title, a description and a canonical URL, in both languages', async () => {
    // Two cities share this name, but not their display name.
    expect(listed.filter((path) => path.includes('udaipur'))).toHaveLength(2);
    const titles = new Set<string>();
    for (const path of listed) {
      const { status, html } = await read(path);
      expect(`${status} ${path}`).toBe(`200 ${path}`);
      const title = attributes(html, /<title>([^<]+)<\/title>/g).join();
      expect(titles.has(title), title).toBe(false);
      titles.add(title);
      expect(attributes(html, /<meta name="description" content="([^"]{40,})"/g), path).toHaveLength(1);
      expect(attributes(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([product.url + path]);
      expect(attributes(html, /hrefLang="hi-IN" href="([^"]+)"/gi)).toEqual([`${product.url}${path}?lang=hi`]);
      expect(html).not.toContain('name="robots"');
    }
  });

  it('has a preview picture of the declared size', async () => {
    const pictures = new Set<string>();
    for (const path of listed) {
      const [picture = ''] = attributes((await read(path)).html, /property="og:image" content="([^"]+)"/g);
      expect(picture, path).not.toBe('');
      pictures.add(picture);
    }
    expect(pictures.size).toBe(listed.length);
    for (const picture of pictures) {
      const reply = await fetch(picture);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
      const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
      expect([width, height]).toEqual([1200, 630]);
      const tag = reply.headers.get('etag') ?? '';
      expect((await fetch(picture, { headers: { 'if-none-match': tag } })).status).toBe(304);
    }
  });

  it('has structured data matching its text', async () => {
    const types = new Set<string>();
    for (const path of listed) {
      const { html } = await read(path);
      const text = textOf(html);
      for (const data of dataOf(html)) {
        types.add(data['@type'] ?? '');
        const questions = (data.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[];
        for (const { name, acceptedAnswer } of questions) {
          expect(text).toContain(name);
          expect(text).toContain(acceptedAnswer.text);
        }
        const offers = (data.offers ?? []) as { name: string; price: number }[];
        for (const { name, price } of offers) {
          expect(text).toContain(name);
          expect(text).toContain(`₹${price.toLocaleString('en-IN')}`);
        }
        if (data['@type'] !== 'ItemList') continue;
        for (const { item } of data.itemListElement as { item: { name: string } }[]) expect(text).toContain(item.name);
      }
    }
    const expected = ['Organization', 'WebSite', 'FAQPage', 'Product', 'ItemList', 'BreadcrumbList'];
    expect([...types].sort()).toEqual(expected.sort());
  });
});

describe('links', () => {
  it('of public pages lead to existing pages and anchors', async () => {
    const from = ['/', '/no-such-page', ...listed];
    const links = new Set<string>();
    for (const path of from) {
      for (const link of attributes((await read(path)).html, /<a[^>]* href="([^"]+)"/g)) {
        const url = new URL(link, product.url + path);
        if (url.origin === product.url) links.add(url.pathname + url.search + url.hash);
      }
    }
    expect(links.size).toBeGreaterThan(50);
    const lost: string[] = [];
    const waiting = [...links];
    const follow = async () => {
      for (let link = waiting.pop(); link !== undefined; link = waiting.pop()) {
        const [path = '', fragment] = link.split('#');
        const { status, html } = await read(path);
        const isThere = status < 400 && (!fragment || fragment === 'top' || html.includes(`id="${fragment}"`));
        if (!isThere) lost.push(`${status} ${link}`);
      }
    };
    await Promise.all(Array.from({ length: 6 }, follow));
    expect(lost).toEqual([]);
  });

  it('to unknown cities answer 404', async () => {
    const { status, html } = await read('/top-influencers/atlantis');
    expect(status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('a language in the URL', () => {
  it('is used, and stored if nothing was chosen', async () => {
    const reply = await fetch(`${product.url}/plaform-faqs?lang=hi`);
    expect(reply.headers.get('set-cookie')).toContain('language=hi');
    const html = await reply.text();
    expect(html).toContain('<html lang="hi"');
    expect(html).toContain(`rel="canonical" href="${product.url}/plaform-faqs?lang=hi"`);
    const chosen = await fetch(`${product.url}/?lang=hi`, { headers: { cookie: 'language=en' } });
    expect(chosen.headers.get('set-cookie')).toBeNull();
  });
});

describe('without scripts', () => {
  it('questions can be searched', async () => {
    const text = textOf((await read('/plaform-faqs?q=dispute+hold')).html);
    expect(text).toContain('What happens in a dispute?');
    expect(text).not.toContain('Can I work in Hindi?');
    expect(textOf((await read('/plaform-faqs?q=xylophone')).html)).toContain('No questions match “xylophone”');
  });

  it('a message is accepted, or refused with reasons and the typed text', async () => {
    const send = async (fields: Record<string, string>) => {
      const reply = await fetch(`${product.url}/plaform-faqs`, { method: 'POST', body: new URLSearchParams(fields) });
      return { status: reply.status, text: await reply.text() };
    };
    const letter = { name: 'Zoya Khan', email: 'zoya@example.in', message: 'When does my payout arrive?' };
    const refused = await send({ ...letter, email: 'zoya' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Enter a valid email address.');
    expect(refused.text).toContain('When does my payout arrive?');
    const taken = await send(letter);
    expect(taken.status).toBe(200);
    expect(taken.text).toContain('We’ve received your message');
  });
});
