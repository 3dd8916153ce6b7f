import { useLiveEvent } from '../../lib/live.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useRefreshEscrow } from './escrow.queries.ts';

/** Money moves, or the days that are agreed on; with each step of an application its money is asked for anyway. */
const moving: ReadonlySet<string> = new Set(['money', 'agreement']);

/** Money that moves shows at once on an open page, also a payment that comes late; what happened is said there. */
export function useLiveEscrow(): void {
  const refresh = useRefreshEscrow();
  useLiveEvent('notification', ({ id, type, title, description }) => {
    if (moving.has(type)) void refresh();
    // Several parts of a page may listen; it is said once.
    if (type === 'money') showToast('info', `${title}. ${description}`, { id: `notice-${id}` });
  });
}
