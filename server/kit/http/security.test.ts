/** Security headers of every reply, by configuration. */
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { mountDocs } from './docs.routes.ts';
import { secureHeaders } from './security.ts';

const gatewayKeys = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'hook' };
const production = { PUBLIC_URL: 'https://tandem.example', TRUST_PROXY: '1', SMTP_URL: 'smtp://mail.example' };

async function ask(settings: Record<string, string>, url = '/') {
  const app = Fastify();
  const config = readConfig(settings);
  await secureHeaders(app, config);
  await app.register((api) => mountDocs(api, config), { prefix: '/api' });
  app.get('/', async () => 'a page');
  const reply = await app.inject(url);
  const read = (name: string) => String(reply.headers[name] ?? '');
  const policy = new Map(
    read('content-security-policy')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
  return { read, policy, body: reply.body };
}

/** Sources of a policy other than this origin and keywords. */
function findForeign(policy: Map<string, string[]>, own: string[]): string[] {
  const sources = [...policy.values()].flat();
  return sources.filter((source) => !/^'.*'$|^(data|blob):$/.test(source) && !own.includes(source));
}

describe('headers', () => {
  it('prevent framing, sniffing, openers and device access', async () => {
    const { read } = await ask({});
    expect(read('x-content-type-options')).toBe('nosniff');
    expect(read('x-frame-options')).toBe('DENY');
    expect(read('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(read('cross-origin-opener-policy')).toBe('same-origin');
    expect(read('cross-origin-resource-policy')).toBe('same-origin');
    for (const ability of ['camera', 'microphone', 'geolocation', 'payment'])
      expect(read('permissions-policy')).toContain(`${ability}=()`);
  });

  it('require https for a year where the public URL is https, and only there', async () => {
    expect((await ask({})).read('strict-transport-security')).toBe('');
    const { read, policy } = await ask(production);
    expect(read('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(policy.has('upgrade-insecure-requests')).toBe(true);
  });
});

describe('the content policy', () => {
  it('names no other origin', async () => {
    const { policy } = await ask(production);
    expect(findForeign(policy, ['wss://tandem.example'])).toEqual([]);
    expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
    expect(policy.get('script-src')).not.toContain("'unsafe-eval'");
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"]);
  });

  it('names the checkout where its keys are set, and lets its windows report back', async () => {
    const { policy, read } = await ask({ ...production, ...gatewayKeys });
    for (const name of ['script-src', 'connect-src', 'frame-src'])
      expect(policy.get(name)).toContain('https://checkout.razorpay.com');
    const foreign = findForeign(policy, ['wss://tandem.example']);
    expect(foreign.filter((source) => !source.endsWith('.razorpay.com'))).toEqual([]);
    expect(read('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(read('permissions-policy')).toContain('payment=(self "https://checkout.razorpay.com"');
  });

  it('allows scripts by a nonce that is never repeated', async () => {
    const nonces = [await ask({}), await ask({})].map(({ policy }) => policy.get('script-src')?.at(-1));
    expect(nonces[0]).toMatch(/^'nonce-[\w+/=]{22,}'$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

describe('the API reference', () => {
  it('has its own policy without other origins, and nonces on its scripts', async () => {
    const { policy, body } = await ask({ ...production, ...gatewayKeys }, '/api/docs/');
    expect(findForeign(policy, [])).toEqual([]);
    const scriptSources = policy.get('script-src') ?? [];
    expect(scriptSources).not.toContain("'unsafe-inline'");
    const nonce = /'nonce-(.+)'/.exec(scriptSources.join(' '))?.[1];
    const scripts = body.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(body).not.toMatch(/src="(https?:)?\/\//);
  });
});
