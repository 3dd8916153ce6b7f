import { useLiveEvent } from '../../lib/live.ts';
import { useRefresh } from './applications.queries.ts';

/** What the other side does shows at once: a notice about an application or a pledge fetches what is on the page. */
export function useLiveMoves(): void {
  const refresh = useRefresh();
  useLiveEvent('notification', ({ type }) => {
    if (type === 'application' || type === 'pledge') void refresh();
  });
}
