import type { FastifyInstance } from 'fastify';
import { deliver, type Tell } from '../provider/webhooks.ts';
import { openPayoutBooks, type PayoutBooks } from './books.ts';
import { servePayoutControls } from './controls.ts';
import { servePayoutApi } from './provider-api.ts';

export interface PayoutOptions {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  webhookUrl: string;
  /** Account number that payouts are made from. */
  account: string;
  /** File with its state. */
  file: string;
}

/** A double of the payout provider: its HTTP API, its signed webhooks, and controls of the bank's actions. */
export async function servePayouts(app: FastifyInstance, options: PayoutOptions): Promise<PayoutBooks> {
  const books = openPayoutBooks(options.file);
  const target = { url: options.webhookUrl, secret: options.webhookSecret };
  const tell: Tell = (events, delivery) => deliver(events, { books, target, delivery });
  await app.register(async (api) => servePayoutApi(api, { books, ...options }), { prefix: '/sandbox/payouts/v1' });
  for (const prefix of ['/sandbox', '/api/sandbox']) {
    await app.register(async (calls) => servePayoutControls(calls, { books, tell }), { prefix });
  }
  return books;
}
