import type { FastifyInstance } from 'fastify';
import { newsletterCalls } from '../../../contract/notifications/newsletter.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { mountOneClick } from '../../kit/http/one-click.ts';
import { decideNewsletter, subscribeToNewsletter } from './newsletter.service.ts';

export function mountNewsletter(mount: Mount, context: Context): void {
  mount(newsletterCalls, {
    subscribeToNewsletter: ({ body, device }) => subscribeToNewsletter(context, { ...body, device }),
    decideNewsletter: async ({ body }) => {
      await decideNewsletter(context, { token: body.token, isWanted: body.wanted });
      return {};
    },
  });
}

/** Mounts `POST /newsletter/unsubscribe/{token}`: one-click unsubscribing by a mail program. */
export function mountNewsletterUnsubscribe(app: FastifyInstance, context: Context): void {
  mountOneClick(app, {
    path: '/newsletter/unsubscribe/:token',
    unsubscribe: (token) => decideNewsletter(context, { token, isWanted: false }),
    pageOf: (token) => `/newsletter?token=${encodeURIComponent(token)}`,
  });
}
