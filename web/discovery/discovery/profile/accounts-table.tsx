import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, PencilLine, ScrollText } from 'lucide-react';
import type { InfluencerAccount } from '../../../../contract/core/influencer-card.ts';
import { platformName } from '../../../../contract/core/platforms.ts';
import { formatCount } from '../../../lib/format.ts';
import { platformMark } from '../../../lib/platforms.ts';
import { Card } from '../../../ui/data/card.tsx';
import { Table } from '../../../ui/data/table.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { HydrationSafeText } from '../../../ui/feedback/hydration-safe-text.tsx';
import { ageBesideTag, figure, percent } from '../figures.ts';

/** Accounts with figures, source and age. */
export function AccountsTable({ accounts }: { accounts: readonly InfluencerAccount[] }) {
  const { t } = useLingui();
  if (accounts.length === 0) {
    return (
      <Card className="mt-6">
        <p className="text-t2">
          <Trans>No social accounts added yet, so there are no numbers to show.</Trans>
        </p>
      </Card>
    );
  }
  return (
    <Card padding="none" className="mt-6">
      <Table caption={t`Social accounts`} className="max-md:hidden">
        <thead>
          <tr>
            <th scope="col" className="w-[34%]">
              <Trans>Account</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>Followers</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>Engagement</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>Average views</Trans>
            </th>
            <th scope="col" className="w-[22%]">
              <Trans>Source</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={`${account.platform} ${account.handle}`}>
              <td>
                <AccountName account={account} />
              </td>
              <td className="text-right font-bold">
                {account.followers === null ? <Trans>unknown</Trans> : formatCount(account.followers)}
              </td>
              <td className="text-right">{percent(account.engagement_rate)}</td>
              <td className="text-right">{figure(account.average_views)}</td>
              <td>
                <AccountSource account={account} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ul className="divide-y divide-line md:hidden">
        {accounts.map((account) => (
          <li key={`${account.platform} ${account.handle}`} className="p-4">
            <AccountName account={account} />
            <dl className="num my-3 grid grid-cols-3 border-line border-t border-dashed pt-2.5">
              <PhoneFigure name={t`Followers`} value={figure(account.followers)} />
              <PhoneFigure name={t`Engagement`} value={percent(account.engagement_rate)} />
              <PhoneFigure name={t`Views`} value={figure(account.average_views)} />
            </dl>
            <AccountSource account={account} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PhoneFigure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-t3 text-xs">{name}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  );
}

function AccountName({ account }: { account: InfluencerAccount }) {
  return (
    <span className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-9 flex-none place-items-center rounded-[3px_10px_10px_10px] bg-pea-tint pt-px font-bold text-link text-sm"
      >
        {platformMark(account.platform)}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold text-base">{platformName(account.platform)}</span>
        <span className="block truncate text-sm text-t3">@{account.handle}</span>
      </span>
    </span>
  );
}

function AccountSource({ account }: { account: InfluencerAccount }) {
  const { i18n } = useLingui();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {account.source === 'provider' ? (
        <Tag tone="green" icon={CircleCheck}>
          <Trans>Connected</Trans>
        </Tag>
      ) : account.source === 'self_reported' ? (
        <Tag tone="amber" icon={PencilLine}>
          <Trans>Self-reported</Trans>
        </Tag>
      ) : (
        <Tag icon={ScrollText}>
          <Trans>Imported</Trans>
        </Tag>
      )}
      <HydrationSafeText className="text-t3 text-xs">{ageBesideTag(account, i18n)}</HydrationSafeText>
    </span>
  );
}
