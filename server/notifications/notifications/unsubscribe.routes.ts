import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kit/context/context.ts';
import { mountOneClick } from '../../kit/http/one-click.ts';
import { stopPage, unsubscribe } from './unsubscribe.service.ts';

/** Mounts `POST /notifications/unsubscribe/{token}`: one-click unsubscribing from a type by a mail program. */
export function mountUnsubscribe(app: FastifyInstance, context: Context): void {
  mountOneClick(app, {
    path: '/notifications/unsubscribe/:token',
    unsubscribe: (token) => unsubscribe(context, token),
    pageOf: stopPage,
  });
}
