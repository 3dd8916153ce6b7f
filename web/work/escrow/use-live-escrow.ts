import { useLiveEvent } from '../../lib/live.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useRefreshEscrow } from './escrow.queries.ts';

/** Notification types after which money is refetched; applications refetch it anyway. */
const moving: ReadonlySet<string> = new Set(['money', 'agreement']);

/** Refetches on movements of money, including late payments, and shows them as a toast. */
export function useLiveEscrow(): void {
  const refresh = useRefreshEscrow();
  useLiveEvent('notification', ({ id, type, title, description }) => {
    if (moving.has(type)) void refresh();
    // Several components may listen; the id keeps the toast unique.
    if (type === 'money') showToast('info', `${title}. ${description}`, { id: `notice-${id}` });
  });
}
