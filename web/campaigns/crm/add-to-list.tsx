import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ContactRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { isBusiness } from '../../../contract/core/roles.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { crmEntryQuery, useSetEntries } from './crm.queries.ts';

/** Puts the displayed creator on the team's list; then leads there. Nothing where the account has none. */
export function AddToList({ id, size }: { id: string } & Pick<ComponentProps<typeof Button>, 'size'>) {
  const { profile } = useSession();
  const { data } = useQuery({ ...crmEntryQuery(id), enabled: isBusiness(profile?.role), retry: false });
  const set = useSetEntries();
  if (!data) return null;
  if (data.stage !== null) {
    return (
      <LinkButton {...(size ? { size } : {})} icon={ContactRound} to={`${paths.myCreators}?creator=${id}`}>
        <Trans>In my creators</Trans>
      </LinkButton>
    );
  }
  return (
    <Button
      {...(size ? { size } : {})}
      icon={ContactRound}
      onClick={() => set.mutateAsync({ ids: [id] }).catch((error: unknown) => showToast('error', reasonOf(error)))}
    >
      <Trans>Add to my creators</Trans>
    </Button>
  );
}

/** Puts creators chosen while browsing on the team's list. Nothing where the account has none. */
export function AddChosen({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui();
  const { profile } = useSession();
  const set = useSetEntries();
  if (!isBusiness(profile?.role)) return null;
  const add = () =>
    set.mutateAsync({ ids }).then(
      () => showToast('success', t`They are on your list now.`),
      (error: unknown) => showToast('error', reasonOf(error)),
    );
  return (
    <IconButton
      icon={ContactRound}
      size="sm"
      label={t`Add to my creators`}
      disabled={set.isPending}
      className="max-lg:hidden"
      onClick={add}
    />
  );
}
