import { ApiError } from './api.ts';
import type { StoredProfile } from './session.ts';

/** Subscription or order to pay, by the gateway's id. */
type Payable = { subscription_id: string } | { order_id: string };

/** Options of the gateway's script. Source: the provider's Standard Checkout. */
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

/** Result reported by the checkout; only the server knows whether money arrived. */
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
  /** Description in the checkout. */
  description: string;
  payer: StoredProfile;
}

/** Opens the payment provider's checkout; resolves with its result. */
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
    // The provider allows another try, so a failure counts only on closing.
    checkout.on('payment.failed', () => {
      failed = true;
    });
    checkout.open();
  });
}

/** Reason why a payment could not start or be checked. */
export function failureOf(error: unknown): string {
  return error instanceof ApiError ? error.reason : (error as Error).message;
}

/** Known details, prefilled in the checkout. */
function prefillOf({ fullname, email, mobile }: StoredProfile) {
  return {
    ...(fullname ? { name: fullname } : {}),
    ...(email ? { email } : {}),
    ...(mobile ? { contact: `+91${mobile}` } : {}),
  };
}
