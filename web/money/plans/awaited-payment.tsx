import { Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import { paymentReturn } from '../../lib/paths.ts';
import { useAwaitedPurchase } from './awaited-purchase.ts';

/** Note that a payment is still being verified, after its page stopped polling. */
export function AwaitedPayment() {
  const awaited = useAwaitedPurchase();
  if (!awaited) return null;
  return (
    <p role="status" className="mb-4 flex items-center gap-3 rounded-ctl bg-amber-tint px-4 py-3 text-on-tint text-sm">
      <Clock className="size-5 flex-none" />
      <span>
        <Trans>Your bank is still confirming the payment. We’ll update this page as soon as it’s done.</Trans>{' '}
        <Link to={paymentReturn(awaited.providerId)} className="font-semibold underline">
          <Trans>Check again</Trans>
        </Link>
      </span>
    </p>
  );
}
