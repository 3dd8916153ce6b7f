import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, PencilLine, Trash2 } from 'lucide-react';
import type { SocialAccountReply } from '../../../contract/social-accounts.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatShortDate } from '../../lib/format.ts';
import { lookupQuery } from '../../lib/lookups.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { groupIndian } from '../../ui/rupees.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { showToast } from '../../ui/toast.ts';
import { removeSocialAccountMutation, socialAccountsQuery } from './social-accounts.queries.ts';

/** Each account with its figures, where they come from and how old they are. */
export function AccountList({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { data, isPending, isError, refetch } = useQuery(socialAccountsQuery(userId));
  if (isPending) return <Skeleton className="h-16" />;
  if (isError) return <ErrorState title={t`Your accounts did not load`} onRetry={refetch} />;
  if (data.data.length === 0) {
    return (
      <p className="text-t2">
        <Trans>No account yet. Add at least one, so that others can see your reach.</Trans>
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {data.data.map((account) => (
        <AccountRow key={account.id} account={account} />
      ))}
    </ul>
  );
}

function AccountRow({ account }: { account: SocialAccountReply }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { data: platforms = [] } = useQuery(lookupQuery('platforms'));
  const { mutateAsync } = useMutation(removeSocialAccountMutation(client));
  const platform = platforms.find(({ id }) => id === account.platform)?.name ?? account.platform;
  const followers = groupIndian(account.followers);
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0">
      <span
        aria-hidden="true"
        className="grid size-10 flex-none place-items-center rounded-box bg-pea-tint font-bold text-lg text-link"
      >
        {platform.charAt(0)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="h5 min-w-0 truncate">@{account.handle}</span>
          <SourceTag source={account.source} />
        </p>
        <p className="num text-sm text-t3">
          {platform} ·{' '}
          <Plural value={account.followers} one={`${followers} follower`} other={`${followers} followers`} /> ·{' '}
          <Trans>as of {formatShortDate(account.as_of, i18n.locale)}</Trans>
        </p>
      </div>
      <IconButton
        icon={Trash2}
        label={t`Remove @${account.handle}`}
        onClick={() => mutateAsync(account.id).catch((error) => showToast('error', reasonOf(error)))}
      />
    </li>
  );
}

function SourceTag({ source }: { source: SocialAccountReply['source'] }) {
  if (source === 'provider') {
    return (
      <Tag tone="green" icon={BadgeCheck}>
        <Trans>connected</Trans>
      </Tag>
    );
  }
  return (
    <Tag icon={PencilLine}>
      <Trans>self-reported</Trans>
    </Tag>
  );
}
