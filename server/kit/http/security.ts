import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';

/** Origins of the payment provider's checkout; in the policy only when its keys are set. */
const gatewayOrigins = ['https://checkout.razorpay.com', 'https://api.razorpay.com', 'https://lumberjack.razorpay.com'];

/** Browser features no page uses; denied, so that an injected script cannot use them either. */
const unusedAbilities = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers that browsers evaluate for documents and workers only. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Nonces by raw request, because Helmet's callback gets nothing else. */
const nonces = new WeakMap<object, string>();

/** Sets security headers on every reply: a strict content policy with a nonce, no framing, no sniffing, no devices. */
export async function secureHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const gateway = config.razorpay ? gatewayOrigins : [];
  const permissions = describePermissions(gateway);
  app.decorateRequest('cspNonce');
  app.addHook('onRequest', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    request.cspNonce = nonce;
    nonces.set(request.raw, nonce);
    reply.header('permissions-policy', permissions);
  });
  const publicFiles = config.bucket?.publicUrl ? [new URL(config.bucket.publicUrl).origin] : [];
  const live = config.publicUrl.replace(/^http/, 'ws');
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...gateway, (request) => `'nonce-${nonces.get(request)}'`],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...publicFiles],
        // A frame of a chosen video becomes its picture.
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", live, ...gateway],
        frameSrc: ["'self'", ...gateway],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(config.publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // The checkout opens a bank's page in a separate window and gets its outcome by message.
    crossOriginOpenerPolicy: { policy: config.razorpay ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
}

/** Removes them for scripts, styles and fonts: a page has dozens, most of them smaller than these headers. */
export function leaveDocumentHeaders(reply: FastifyReply): void {
  // Helmet sets them on the raw reply, bypassing Fastify's.
  for (const name of documentHeaders) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}

function describePermissions(gateway: readonly string[]): string {
  const payers = gateway.length > 0 ? ['self', ...gateway.map((origin) => `"${origin}"`)] : [];
  return [...unusedAbilities.map((ability) => `${ability}=()`), `payment=(${payers.join(' ')})`].join(', ');
}
