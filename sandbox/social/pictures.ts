import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readQuery } from '../consent.ts';
import { type Platform, platforms } from './world.ts';

/** Answers of the picture hosts, set by a test. `elsewhere`: a redirect to a private address. */
const pictureFaults = ['none', 'missing', 'html', 'huge', 'elsewhere'] as const;
type PictureFault = (typeof pictureFaults)[number];

const folder = new URL('../../database/demo/pictures/', import.meta.url);
const hugeBytes = 50_000_000;
/** Older posts have no picture, as those with music of others. */
const pictured = 9;

/** Address of a post's picture on the double of the provider's hosts; undefined for older posts. */
export function pictureOf(request: FastifyRequest, platform: Platform, { name, at }: { name: string; at: number }) {
  if (at >= pictured) return undefined;
  return `${request.protocol}://${request.host}/sandbox/pictures/${platform}/${name}.webp`;
}

/** Doubles of the providers' picture hosts, with a control for their faults. */
export function servePictures(app: FastifyInstance): void {
  const faults = new Map<string, PictureFault>();

  app.post<{ Params: { platform: Platform } }>('/social/:platform/pictures', async (request, reply) => {
    const { platform } = request.params;
    const fault = pictureFaults.find((each) => each === readQuery(request.body).fault);
    if (!platforms.includes(platform) || !fault) return reply.code(400).send({ result: false, code: 'BAD_INPUT' });
    faults.set(platform, fault);
    return { result: true, data: { fault } };
  });

  app.get<{ Params: { platform: string; name: string } }>('/pictures/:platform/:name', async (request, reply) => {
    const { platform, name } = request.params;
    switch (faults.get(platform)) {
      case 'missing':
        return reply.code(404).send('Not found');
      case 'html':
        return reply.type('image/webp').send('<html><body>Log in to continue</body></html>');
      case 'huge':
        return reply.type('image/webp').send(Buffer.alloc(hugeBytes));
      case 'elsewhere':
        return reply.redirect('http://169.254.169.254/latest/meta-data/');
      default:
        return reply.type('image/webp').send(await drawn(name));
    }
  });
}

async function drawn(name: string): Promise<Buffer> {
  const files = (await readdir(folder)).filter((file) => file.startsWith('pool-')).toSorted();
  const at = createHash('sha256').update(name).digest().readUInt32BE(0) % Math.max(1, files.length);
  return readFile(new URL(files[at] ?? '', folder));
}
