import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kit/context/context.ts';
import { mountOneClick } from '../../kit/http/one-click.ts';
import { neverPage, neverWriteTo } from './never-write.service.ts';

/** Mounts `POST /crm/never-write/{token}`: never be asked to join again, by the page's button or by a mail program. */
export function mountNeverWrite(app: FastifyInstance, context: Context): void {
  mountOneClick(app, {
    path: '/crm/never-write/:token',
    unsubscribe: (token) => neverWriteTo(context, token),
    pageOf: neverPage,
  });
}
