import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../lib/use-debounced.ts';
import { netQuery } from './escrow.queries.ts';
import { FromBudget } from './from-budget.tsx';
import { NoPriceYet, NotWorkedOut } from './price-states.tsx';

/** Net income of a counter-quote while it is typed. */
export default function CounterPrice({ applicationId, amount }: { applicationId: string; amount: number | undefined }) {
  const settled = useDebounced(amount);
  const query = useQuery({ ...netQuery(applicationId, settled), enabled: settled !== undefined && settled > 0 });
  if (!amount) return <NoPriceYet />;
  if (query.error) return <NotWorkedOut error={query.error} onRetry={query.refetch} />;
  return <FromBudget net={query.data} isStale={query.data?.amount !== amount} />;
}
