import { ApiError } from './api.ts';
import type { StoredProfile } from './session.ts';

/** What is paid: a subscription or an order of the gateway, by its id. */
type Payable = { subscription_id: string } | { order_id: string };

/** What the gateway's script puts on the page. Source: the provider's Standard Checkout. */
type CheckoutOptions = Payable & {
  key: string;
  name: string;
  description: string;
  theme: { color: string };
  prefill?: { name?: string; email?: string; contact?: string };
  handler: () => void;
  modal: { ondismiss: () => void };
};

interface Checkout {
  open(): void;
  on(event: 'payment.failed', listener: () => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => Checkout;
  }
}

/** What the page was told; whether money came is asked of the server. */
type CheckoutOutcome = 'paid' | 'failed' | 'closed';

const amber = '#fea91e';

async function loadScript(source: string): Promise<void> {
  if (window.Razorpay) return;
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The checkout could not be loaded. Check your connection and try again.'));
    };
    document.head.append(script);
  });
}

interface Purchase {
  key: string;
  script: string;
  payable: Payable;
  brand: string;
  /** What is paid for, in the checkout's head. */
  description: string;
  payer: StoredProfile;
}

/** Opens the payment provider's checkout and resolves with how it ended. */
export async function openCheckout(purchase: Purchase): Promise<CheckoutOutcome> {
  const { key, script, payable, brand, description, payer } = purchase;
  await loadScript(script);
  const { Razorpay } = window;
  if (!Razorpay) throw new Error('The checkout could not be loaded. Check your connection and try again.');
  return new Promise((resolve) => {
    let failed = false;
    const checkout = new Razorpay({
      ...payable,
      key,
      name: brand,
      description,
      theme: { color: amber },
      prefill: prefillOf(payer),
      handler: () => resolve('paid'),
      modal: { ondismiss: () => resolve(failed ? 'failed' : 'closed') },
    });
    // The provider lets the customer try again; only closing after a failure is the end of it.
    checkout.on('payment.failed', () => {
      failed = true;
    });
    checkout.open();
  });
}

/** Why a payment could not begin or be asked about, in a sentence: the server's, or that of this file. */
export function failureOf(error: unknown): string {
  return error instanceof ApiError ? error.reason : (error as Error).message;
}

/** What the checkout need not ask for. */
function prefillOf({ fullname, email, mobile }: StoredProfile) {
  return {
    ...(fullname ? { name: fullname } : {}),
    ...(email ? { email } : {}),
    ...(mobile ? { contact: `+91${mobile}` } : {}),
  };
}
