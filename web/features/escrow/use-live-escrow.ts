import { useLiveEvent } from '../../lib/live.ts';
import { showToast } from '../../ui/toast.ts';
import { useRefreshEscrow } from './escrow.queries.ts';

/** Money moves, or what is agreed on: a price, the days, an end. */
const moving: ReadonlySet<string> = new Set(['money', 'agreement', 'application']);

/** Money that moves shows at once on an open page, also a payment that comes late; what happened is said there. */
export function useLiveEscrow(): void {
  const refresh = useRefreshEscrow();
  useLiveEvent('notification', ({ id, type, title, description }) => {
    if (moving.has(type)) void refresh();
    // Several parts of a page may listen; it is said once.
    if (type === 'money') showToast('info', `${title}. ${description}`, { id: `notice-${id}` });
  });
}
