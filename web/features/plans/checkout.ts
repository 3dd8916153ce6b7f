/** What the gateway's script puts on the page. Source: the provider's Standard Checkout. */
interface CheckoutOptions {
  key: string;
  subscription_id: string;
  name: string;
  description: string;
  theme: { color: string };
  prefill?: { name?: string; email?: string; contact?: string };
  handler: (response: { razorpay_subscription_id: string }) => void;
  modal: { ondismiss: () => void };
}

interface Checkout {
  open(): void;
  on(event: 'payment.failed', listener: () => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => Checkout;
  }
}

export type CheckoutOutcome = { kind: 'paid'; providerId: string } | { kind: 'failed' } | { kind: 'closed' };

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
  providerId: string;
  brand: string;
  payer: { name?: string; email?: string; contact?: string };
}

/** Opens the payment provider's checkout and resolves with how it ended. */
export async function openCheckout({ key, script, providerId, brand, payer }: Purchase): Promise<CheckoutOutcome> {
  await loadScript(script);
  const { Razorpay } = window;
  if (!Razorpay) throw new Error('The checkout could not be loaded. Check your connection and try again.');
  return new Promise((resolve) => {
    let failed = false;
    const checkout = new Razorpay({
      key,
      subscription_id: providerId,
      name: brand,
      description: 'Subscription payment',
      theme: { color: amber },
      prefill: payer,
      handler: ({ razorpay_subscription_id }) => resolve({ kind: 'paid', providerId: razorpay_subscription_id }),
      modal: { ondismiss: () => resolve({ kind: failed ? 'failed' : 'closed' }) },
    });
    // The provider lets the customer try again; only closing after a failure is the end of it.
    checkout.on('payment.failed', () => {
      failed = true;
    });
    checkout.open();
  });
}
