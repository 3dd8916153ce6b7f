import type { FastifyInstance } from 'fastify';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';

/** At most a year, says RFC 9116; who reads it later asks again. */
const validDays = 180;

/**
 * Where browsers and finders of holes look on any site: the page that changes a password
 * (https://w3c.github.io/webappsec-change-password-url/), and whom to tell of a weakness (RFC 9116).
 */
export function mountWellKnown(app: FastifyInstance, { config, now }: Context): void {
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/profile-settings#password'));
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(now().getTime() + validDays * dayMs).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${config.supportEmail}`,
          `Expires: ${expires}`,
          'Preferred-Languages: en, hi',
          `Canonical: ${config.publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
}
