import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { platformName } from '../../../contract/core/platforms.ts';
import type { OperatorUserDetail } from '../../../contract/operators/operator-users.ts';
import { formatBytes, formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Moment } from './moment.tsx';

/** Account details: contact, money, work and reports. */
export function UserFacts({ user }: { user: OperatorUserDetail }) {
  const { t } = useLingui();
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Facts title={t`Account`}>
        <Fact name={t`Email`}>
          {user.email ?? '–'} {user.email ? <Confirmed is={user.email_verified === 1} /> : null}
        </Fact>
        <Fact name={t`Mobile`}>
          {user.mobile ?? '–'} {user.mobile ? <Confirmed is={user.mobile_verified === 1} /> : null}
        </Fact>
        <Fact name={t`Signed in on`}>
          <Plural value={user.sessions} one="# device" other="# devices" />
        </Fact>
        <Fact name={t`Last active`}>{user.last_active ? <Moment at={user.last_active} /> : <Trans>Never</Trans>}</Fact>
        <Fact name={t`Joined`}>
          <Moment at={user.createdAt} />
        </Fact>
        <Fact name={t`Storage`}>
          <Trans>
            {formatBytes(user.storage.used)} of {formatBytes(user.storage.quota)}
          </Trans>
        </Fact>
        <Fact name={t`Super user`}>{user.is_super_user ? <Trans>Yes</Trans> : <Trans>No</Trans>}</Fact>
      </Facts>
      <Facts title={t`Money`}>
        <Fact name={t`Available`}>
          <Money value={user.money.available} paise />
        </Fact>
        <Fact name={t`On hold`}>
          <Money value={user.money.on_hold} paise />
        </Fact>
        <Fact name={t`Coins`}>{formatCount(user.money.coins)}</Fact>
        <Fact name={t`Payouts in progress`}>
          <Count value={user.money.open_payouts} to={paths.operatorPayoutsOf(user.id)} />
        </Fact>
      </Facts>
      <Facts title={t`Work`}>
        <Fact name={t`Campaigns created`}>{formatCount(user.campaigns.created)}</Fact>
        <Fact name={t`Applications`}>{formatCount(user.campaigns.applied)}</Fact>
        <Fact name={t`Disputes`}>{formatCount(user.campaigns.disputes)}</Fact>
        {user.social_accounts.map(({ platform, handle, verified }) => (
          <Fact key={`${platform} ${handle}`} name={platformName(platform)}>
            {handle} <Confirmed is={verified} />
          </Fact>
        ))}
      </Facts>
      <Facts title={t`Reports`}>
        <Fact name={t`About this person`}>
          <Count value={user.reports.about} to={`${paths.operatorReports}?target_id=${user.id}&status=decided`} />
        </Fact>
        <Fact name={t`Still open`}>
          <Count value={user.reports.open} to={`${paths.operatorReports}?target_id=${user.id}`} />
        </Fact>
        <Fact name={t`By this person`}>{formatCount(user.reports.made)}</Fact>
        <Fact name={t`Operator actions`}>
          <Link to={paths.operatorAuditOf(`account:${user.id}`)} className="link">
            <Trans>Audit log</Trans>
          </Link>
        </Fact>
      </Facts>
    </div>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className="h4 mb-2">{title}</h2>
      <dl className="grid">{children}</dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-baseline justify-between gap-4 border-line border-t border-dashed py-1.5 first:border-t-0">
      <dt className="flex-none text-sm text-t3 first-letter:uppercase">{name}</dt>
      <dd className="num min-w-0 text-right [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Count, linked to the list unless zero. */
function Count({ value, to }: { value: number; to: string }) {
  if (value === 0) return '0';
  return (
    <Link to={to} className="link">
      {formatCount(value)}
    </Link>
  );
}

function Confirmed({ is }: { is: boolean }) {
  return <span className="block text-sm text-t3">{is ? <Trans>confirmed</Trans> : <Trans>not confirmed</Trans>}</span>;
}
