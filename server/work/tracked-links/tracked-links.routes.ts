import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../kit/context/context.ts';
import { findDestination } from './tracked-links.service.ts';
import { isPerson } from './visitors.ts';
import { noteVisit, settleVisits } from './visits.service.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Mounts `GET /l/{code}`: redirects followers of a creator's link to the campaign's stored address only. Needs no
 * account and sets no cookie. An unknown code is answered by `showNotFound`.
 */
export function mountTrackedLinks(app: FastifyInstance, context: Context, showNotFound: Answer): void {
  app.get<{ Params: { code: string } }>('/l/:code', async (request, reply) => {
    const { headers, method, ip } = request;
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    const destination = await findDestination(context, request.params.code);
    if (!destination) return showNotFound(request, reply);
    const { linkId, target, counts } = destination;
    if (counts && isPerson({ method, headers })) {
      noteVisit(context, { linkId, address: ip, agent: headers['user-agent'] ?? '' });
    }
    return reply.redirect(target, 302);
  });
  // A normal shutdown loses no visit, because the database is closed after the server.
  app.addHook('onClose', () => settleVisits(context));
}
