import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kit/context/context.ts';
import { takeWebhook } from './webhooks.service.ts';

const largestBody = 256 * 1024;
const header = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** Mounts `POST /payments/webhook` with the raw body, since its signature covers every byte. */
export function mountWebhooks(app: FastifyInstance, context: Context): void {
  app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBody }, (_request, body, done) =>
      done(null, body),
    );
    hooks.post('/payments/webhook', async (request) => {
      await takeWebhook(context, {
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: header(request.headers['x-razorpay-signature']),
        eventId: header(request.headers['x-razorpay-event-id']),
      });
      return { result: true };
    });
  });
}
