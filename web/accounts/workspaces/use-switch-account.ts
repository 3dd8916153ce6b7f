import { useNavigate } from 'react-router';
import { reasonOf } from '../../lib/form-errors.ts';
import { sendBeforeLeaving } from '../../lib/leaving.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { switchAccount } from './workspaces.queries.ts';

/** Opens a page, the dashboard unless another is named, as one of the person's accounts: another one's on a fresh page. */
export function useSwitchAccount(): (id: string, to?: string) => Promise<void> {
  const navigate = useNavigate();
  const { profile } = useSession();
  return async (id, to = paths.dashboard) => {
    if (id === profile?.id) return void navigate(to);
    await sendBeforeLeaving();
    try {
      await switchAccount(id);
      window.location.assign(to);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  };
}
