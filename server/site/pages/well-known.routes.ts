import type { FastifyInstance } from 'fastify';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';

/** RFC 9116 allows at most a year. */
const validDays = 180;

/**
 * Mounts well-known addresses: the page for changing a password (https://w3c.github.io/webappsec-change-password-url/),
 * and the contact for reporting vulnerabilities (RFC 9116).
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
