import { createHmac } from 'node:crypto';
import type { Config } from '../../kit/config/config.ts';
import { sandboxKey } from '../../kit/config/sandbox-client.ts';

export interface GatewayKeys {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/**
 * The configured keys of the payment gateway, or in the sandbox keys derived from the sandbox's own; null without
 * either.
 */
export function readGatewayKeys(config: Config): GatewayKeys | null {
  if (config.razorpay) return config.razorpay;
  if (!config.sandbox) return null;
  const derive = (purpose: string) => createHmac('sha256', sandboxKey(config)).update(purpose).digest('hex');
  return { keyId: 'rzp_test_sandbox', keySecret: derive('gateway'), webhookSecret: derive('webhook') };
}

export interface PayoutKeys extends GatewayKeys {
  /** Account number that payouts are made from. */
  account: string;
}

const sandboxAccount = '7878780080316316';

/** Keys of the gateway with the account that payouts are made from; null where payouts are not configured. */
export function readPayoutKeys(config: Config): PayoutKeys | null {
  const keys = readGatewayKeys(config);
  const account = config.razorpay ? config.razorpay.payoutAccount : sandboxAccount;
  return keys && account ? { ...keys, account } : null;
}
