import { Trans } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import { paymentReturn } from '../../lib/paths.ts';
import { useAwaitedPurchase } from './awaited-purchase.ts';

/** Says that a payment is still being checked, after its own page has stopped asking. */
export function AwaitedPayment() {
  const awaited = useAwaitedPurchase();
  if (!awaited) return null;
  return (
    <p role="status" className="mb-4 flex items-center gap-3 rounded-ctl bg-amber-tint px-4 py-3 text-on-tint text-sm">
      <Clock className="size-5 flex-none" />
      <span>
        <Trans>Your payment is still being confirmed by the bank. You are told here as soon as it is.</Trans>{' '}
        <Link to={paymentReturn(awaited.providerId)} className="font-semibold underline">
          <Trans>Look again</Trans>
        </Link>
      </span>
    </p>
  );
}
