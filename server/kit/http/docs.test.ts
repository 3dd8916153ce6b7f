import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { mountDocs } from './docs.routes.ts';

const app = Fastify();
beforeAll(async () => {
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register((api) => mountDocs(api, readConfig({})), { prefix: '/api' });
});

const ask = (headers: Record<string, string>) => app.inject({ url: '/api/docs/js/scalar.js', headers });

it('compresses the script of the API reference once, and lets browsers cache it', async () => {
  const plain = await ask({});
  expect(plain.headers['content-type']).toContain('javascript');
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const way of ['br', 'gzip'] as const) {
    const { headers, rawPayload } = await ask({ 'accept-encoding': way });
    expect(headers['content-encoding']).toBe(way);
    // A reply compressed on the fly would have no content-length.
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(unpack[way](rawPayload).toString()).toBe(plain.body);
    const again = await ask({ 'accept-encoding': way, 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});
