import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kit/context/context.ts';
import { readSharePicture } from './share.service.ts';

const cacheControl = 'public, max-age=86400';

/** Mounts the pictures for previews of shared links. */
export function mountShare(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { kind: string; file: string }; Querystring: { lang?: unknown } }>(
    '/share/:kind/:file',
    async (request, reply) => {
      const { kind, file } = request.params;
      const id = /^([\w-]{1,64})\.png$/.exec(file)?.[1];
      const language = request.query.lang === 'hi' ? 'hi' : 'en';
      const picture = id === undefined ? null : await readSharePicture(context, { kind, id, language });
      if (!picture) return reply.callNotFound();
      reply.header('cache-control', cacheControl).header('etag', picture.tag);
      if (request.headers['if-none-match']?.includes(picture.tag)) return reply.code(304).send();
      return reply.type('image/png').send(picture.png);
    },
  );
}
