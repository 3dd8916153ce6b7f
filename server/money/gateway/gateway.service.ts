import { createHmac, timingSafeEqual } from 'node:crypto';
import Razorpay from 'razorpay';
import type { Config } from '../../kit/config/config.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { asIs } from '../../kit/i18n/messages.ts';
import { type GatewayKeys, readGatewayKeys } from './gateway-keys.ts';

const providerScript = 'https://checkout.razorpay.com/v1/checkout.js';
const sandboxScript = '/sandbox/gateway/checkout.js';

/** A call to the gateway that it refused or did not answer. */
export class GatewayError extends Error {
  /** HTTP status of its answer; 0 when none came. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'GatewayError';
    this.status = status;
  }

  /** It answered no to what was asked; everything else (away, too often, wrong keys) is not the caller's doing. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && ![401, 403, 429].includes(this.status);
  }
}

function keysOf(config: Config): GatewayKeys {
  const keys = readGatewayKeys(config);
  if (!keys) throw refuse('NOT_CONFIGURED', 'Payments aren’t set up here yet. Please contact support.');
  return keys;
}

function openClient(config: Config): Razorpay {
  const { keyId, keySecret } = keysOf(config);
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  // The SDK's address is fixed in its constructor; its HTTP client may be pointed elsewhere and given a time limit.
  const { defaults } = (client.api as unknown as { rq: { defaults: { baseURL: string; timeout: number } } }).rq;
  if (!config.razorpay) defaults.baseURL = `${config.ownUrl}/sandbox/gateway`;
  defaults.timeout = 10_000;
  return client;
}

/** Makes one call to the gateway; every failure, also a dead network, becomes a GatewayError. */
export async function askGateway<T>(context: Context, call: (client: Razorpay) => Promise<T>): Promise<T> {
  const client = openClient(context.config);
  try {
    return await call(client);
  } catch (error) {
    const { statusCode = 0, error: detail } = error as { statusCode?: number; error?: { description?: string } };
    throw new GatewayError(statusCode, detail?.description ?? 'The gateway did not answer');
  }
}

/** What a caller is told of a failed call: the gateway's own sentence where it refused, a plain one otherwise. */
export function refuseForGateway(context: Context, error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  context.log.warn({ err: error }, 'The gateway refused');
  if (error.isRefusal) return refuse('CONFLICT', asIs(`${error.message.replace(/\.$/, '')}.`));
  return refuse('UNAVAILABLE', 'The payment gateway isn’t responding. You weren’t charged. Please try again.');
}

/** What a page needs to open the gateway's checkout. */
export function checkoutOf(config: Config): { key: string; script: string } {
  return { key: keysOf(config).keyId, script: config.razorpay ? providerScript : sandboxScript };
}

/** Whether a webhook's raw body carries the gateway's signature. */
export function isWebhookSigned(config: Config, body: Buffer, signature: string): boolean {
  const expected = createHmac('sha256', keysOf(config).webhookSecret).update(body).digest();
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
