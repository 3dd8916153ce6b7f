import { createHmac, timingSafeEqual } from 'node:crypto';
import Razorpay from 'razorpay';
import type { Config } from '../../kit/config/config.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { verbatim } from '../../kit/i18n/messages.ts';
import { type GatewayKeys, readGatewayKeys } from './gateway-keys.ts';

const providerScript = 'https://checkout.razorpay.com/v1/checkout.js';
const sandboxScript = '/sandbox/gateway/checkout.js';

/** A gateway call that was refused or not answered. */
export class GatewayError extends Error {
  /** HTTP status of the response; 0 without a response. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'GatewayError';
    this.status = status;
  }

  /** The gateway rejected the request itself. Outages, rate limits and wrong keys are not the caller's fault. */
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
  // The SDK fixes its base URL in the constructor, so the sandbox's URL and the timeout are set on its HTTP client.
  const { defaults } = (client.api as unknown as { rq: { defaults: { baseURL: string; timeout: number } } }).rq;
  if (!config.razorpay) defaults.baseURL = `${config.ownUrl}/sandbox/gateway`;
  defaults.timeout = 10_000;
  return client;
}

/** Calls the gateway; throws every failure, network errors included, as a GatewayError. */
export async function askGateway<T>(context: Context, call: (client: Razorpay) => Promise<T>): Promise<T> {
  const client = openClient(context.config);
  try {
    return await call(client);
  } catch (error) {
    const { statusCode = 0, error: detail } = error as { statusCode?: number; error?: { description?: string } };
    throw new GatewayError(statusCode, detail?.description ?? 'The gateway did not answer');
  }
}

/**
 * Turns a failed gateway call into a refusal: the gateway's own sentence where it rejected the request, a generic one
 * otherwise.
 */
export function refuseForGateway(context: Context, error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  context.log.warn({ err: error }, 'The gateway refused');
  if (error.isRefusal) return refuse('CONFLICT', verbatim(`${error.message.replace(/\.$/, '')}.`));
  return refuse('UNAVAILABLE', 'The payment gateway isn’t responding. You weren’t charged. Please try again.');
}

/** Key and script with which a page opens the gateway's checkout. */
export function checkoutOf(config: Config): { key: string; script: string } {
  return { key: keysOf(config).keyId, script: config.razorpay ? providerScript : sandboxScript };
}

/** Whether a webhook's raw body carries the gateway's signature. */
export function isWebhookSigned(config: Config, body: Buffer, signature: string): boolean {
  const expected = createHmac('sha256', keysOf(config).webhookSecret).update(body).digest();
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
