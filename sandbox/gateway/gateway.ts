import type { FastifyInstance } from 'fastify';
import { deliver, type Tell } from '../provider/webhooks.ts';
import { openBooks } from './books.ts';
import { serveCheckout } from './checkout.ts';
import { serveControls } from './controls.ts';
import { serveProviderApi } from './provider-api.ts';

export interface GatewayOptions {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  webhookUrl: string;
  /** File with its state. */
  file: string;
}

/** A double of the payment gateway: the provider's HTTP API, its checkout, its signed webhooks. */
export async function serveGateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const books = openBooks(options.file);
  const target = { url: options.webhookUrl, secret: options.webhookSecret };
  const tell: Tell = (events, delivery) => deliver(events, { books, target, delivery });

  await app.register(async (api) => serveProviderApi(api, { books, ...options, tell }), {
    prefix: '/sandbox/gateway/v1',
  });
  for (const prefix of ['/sandbox', '/api/sandbox']) {
    await app.register(async (calls) => serveControls(calls, { books, tell }), { prefix });
  }

  serveCheckout(app, { books, keySecret: options.keySecret, tell });
}
