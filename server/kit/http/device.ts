import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedLocale, type Locale } from '../../../contract/kit/languages.ts';
import type { Config } from '../config/config.ts';

/** Origin of a request, for sessions, rate limits and security notifications. */
export interface Device {
  address: string;
  userAgent: string;
  /** Random id set in this browser; null before its first sign-in. */
  id: string | null;
  /** Language of the browser. */
  locale: Locale;
}

const twoYears = 2 * 365 * 24 * 3600;

export function deviceOf(request: FastifyRequest): Device {
  const cookie = /(?:^|;\s*)(?:__Secure-)?device_id=([A-Za-z0-9_-]{16,64})(?:;|$)/.exec(request.headers.cookie ?? '');
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    id: cookie?.[1] ?? null,
    locale: localeOf(request),
  };
}

/** Language in which a request is answered. */
export function localeOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  return askedLocale({ cookie: headers.cookie, accept: headers['accept-language'] });
}

/** Sets the device cookie with the reply if the browser has none. */
export function nameDevice(device: Device, reply: FastifyReply, config: Config): Device {
  if (device.id) return device;
  const id = randomBytes(16).toString('base64url');
  const [prefix, secure] = config.publicUrl.startsWith('https:') ? ['__Secure-', '; Secure'] : ['', ''];
  reply.header(
    'set-cookie',
    `${prefix}device_id=${id}; Path=/api; Max-Age=${twoYears}; HttpOnly; SameSite=Lax${secure}`,
  );
  return { ...device, id };
}
