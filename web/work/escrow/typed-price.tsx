import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../lib/use-debounced.ts';
import { type Price, priceQuery } from './escrow.queries.ts';
import { InHand } from './in-hand.tsx';
import { NoPriceYet, NotWorkedOut } from './price-states.tsx';

/** Net income of a price while it is typed into an application. */
export default function TypedPrice({ amount, ...price }: Omit<Price, 'amount'> & { amount: number | undefined }) {
  const settled = useDebounced(amount);
  const isAsked = settled !== undefined && settled > 0;
  const query = useQuery({ ...priceQuery({ ...price, amount: settled ?? 0 }), enabled: isAsked });
  if (!amount) return <NoPriceYet />;
  if (query.error) return <NotWorkedOut error={query.error} onRetry={query.refetch} />;
  return <InHand net={query.data} isStale={query.data?.amount !== amount} />;
}
