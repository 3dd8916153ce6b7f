import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ContactRound } from 'lucide-react';
import { isBusiness } from '../../../contract/core/roles.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { crmEntryQuery, useSetEntries } from './crm.queries.ts';

/** Puts the displayed creator on the team's list; then leads there. Nothing where the account has none. */
export function AddToList({ id }: { id: string }) {
  const { profile } = useSession();
  const { data } = useQuery({ ...crmEntryQuery(id), enabled: isBusiness(profile?.role), retry: false });
  const set = useSetEntries();
  if (!data) return null;
  if (data.stage !== null) {
    return (
      <LinkButton icon={ContactRound} to={`${paths.myCreators}?creator=${id}`}>
        <Trans>In my creators</Trans>
      </LinkButton>
    );
  }
  return (
    <Button
      icon={ContactRound}
      onClick={() => set.mutateAsync({ ids: [id] }).catch((error: unknown) => showToast('error', reasonOf(error)))}
    >
      <Trans>Add to my creators</Trans>
    </Button>
  );
}
