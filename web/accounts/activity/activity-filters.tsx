import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { activityCalls } from '../../../contract/accounts/activity.ts';
import { download } from '../../lib/download.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useSession } from '../../lib/session.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import type { Option } from '../../ui/forms/select.tsx';
import { membersQuery } from '../members/members.queries.ts';

/** Members and kinds of acts, to choose from. */
export function useActivityChoices(): { people: Option[]; kinds: Option[] } {
  const { t } = useLingui();
  const { token } = useSession();
  const { data: team } = useQuery({ ...membersQuery, enabled: token !== null });
  return {
    people: (team?.data ?? []).map(({ person_id: id, fullname: name }) => ({ id, name })),
    kinds: [
      { id: 'team', name: t`Team and settings` },
      { id: 'work', name: t`Campaigns and work` },
      { id: 'content', name: t`Content` },
      { id: 'money', name: t`Money` },
    ],
  };
}

/** The filtered log as a file. */
export function SaveActivity({ filters }: { filters: Record<string, string> }) {
  const { t } = useLingui();
  async function save() {
    try {
      await download(activityCalls.listActivity, { query: { ...filters, format: 'csv' } as never });
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  return (
    <Button size="sm" icon={Download} aria-label={t`Save the activity as CSV`} onClick={save}>
      CSV
    </Button>
  );
}
