import { useLiveEvent } from '../../lib/live.ts';
import { showToast } from '../../ui/toast.ts';
import { useRefreshEscrow } from './escrow.queries.ts';

/** Money that moves shows at once on an open page, also a payment that comes late; what happened is said there. */
export function useLiveEscrow(): void {
  const refresh = useRefreshEscrow();
  useLiveEvent('notification', ({ type, title, description }) => {
    if (type !== 'money') return;
    void refresh();
    showToast('info', `${title}. ${description}`);
  });
}
