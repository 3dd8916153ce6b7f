import { join } from 'node:path';
import type { Locale } from '../contract/kit/languages.ts';
import type { Config } from './kit/config/config.ts';
import { sandboxKey } from './kit/config/sandbox-client.ts';
import { readGatewayKeys, readPayoutKeys } from './money/gateway/gateway-keys.ts';

/** Addresses and shared keys that the sandbox needs. */
export function sandboxOptions(config: Config) {
  const keys = readGatewayKeys(config);
  const payoutKeys = config.razorpay ? null : readPayoutKeys(config);
  const webhookUrl = `${config.ownUrl}/api/payments/webhook`;
  return {
    key: sandboxKey(config),
    publicUrl: config.publicUrl,
    socialCallbackUrl: `${config.ownUrl}/api/social`,
    // Loaded when somebody looks at it.
    drawEmails: async (language: Locale) => (await import('./email-gallery/gallery.ts')).drawGallery(config, language),
    ...(keys ? { gateway: { ...keys, webhookUrl, file: join(config.dataDir, 'sandbox/gateway.json') } } : {}),
    ...(payoutKeys
      ? { payouts: { ...payoutKeys, webhookUrl, file: join(config.dataDir, 'sandbox/payouts.json') } }
      : {}),
  };
}
