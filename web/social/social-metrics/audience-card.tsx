import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { platformName } from '../../../contract/core/platforms.ts';
import { formatTag } from '../../../contract/kit/languages.ts';
import type { AccountMetrics, Audience } from '../../../contract/social/social-metrics.ts';
import { formatShortDate } from '../../lib/format.ts';
import { placeIn } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/data/card.tsx';

/** Audience of the largest account that reports it: age, gender, countries; cities if the reader may see them. */
export function AudienceCard({ accounts, locked }: { accounts: readonly AccountMetrics[]; locked: boolean }) {
  const { i18n, t } = useLingui();
  const account = accounts.find(({ audience }) => audience !== null);
  const audience = account?.audience;
  if (!account || !audience) return null;
  const genders: Record<string, string> = { female: t`Women`, male: t`Men`, other: t`Others` };
  const countries = new Intl.DisplayNames(formatTag(i18n.locale), { type: 'region' });
  const source = platformName(account.platform);
  const date = formatShortDate(audience.as_of, i18n.locale);
  return (
    <Card as="section" className="mt-6">
      <h2 className="h4">
        <Trans>Audience</Trans>
      </h2>
      <p className="text-sm text-t3">
        <Trans>
          {source} insights, {date}
        </Trans>
      </p>
      <div className="mt-4 grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        <Shares name={<Trans>Age</Trans>} shares={audience.age} nameOf={(band) => band.replace('-', '–')} />
        <div className="grid content-start gap-6">
          <Shares
            name={<Trans>Gender</Trans>}
            shares={audience.gender}
            nameOf={(gender) => genders[gender] ?? gender}
          />
          <Shares
            name={<Trans>Countries</Trans>}
            shares={largestFirst(audience.country)}
            nameOf={(code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code)}
          />
        </div>
        {/* City without the state. */}
        <Shares
          name={<Trans>Cities</Trans>}
          shares={largestFirst(audience.city)}
          nameOf={(city) => placeIn(i18n.locale, city.split(',')[0] ?? city)}
        />
        {locked && audience.has_cities ? (
          <p className="flex gap-2 self-start rounded-ctl border border-line border-dashed p-3 text-sm text-t2">
            <Lock className="mt-0.5 size-4 flex-none text-link" />
            <Trans>Unlock the contact to see their cities.</Trans>
          </p>
        ) : null}
      </div>
    </Card>
  );
}

const largestFirst = (shares: Audience['city']) =>
  shares?.toSorted((one, other) => other.percent - one.percent) ?? null;

interface SharesProps {
  name: ReactNode;
  shares: Audience['age'];
  nameOf?: (name: string) => string;
}

function Shares({ name, shares, nameOf = (each) => each }: SharesProps) {
  if (!shares) return null;
  return (
    <div>
      <h3 className="font-semibold text-sm text-t2">{name}</h3>
      <dl className="num mt-2 grid gap-1.5 text-sm">
        {shares.map((share) => (
          <div key={share.name} className="grid grid-cols-[minmax(0,8.5rem)_1fr_2.5rem] items-center gap-2">
            <dt className="truncate" title={nameOf(share.name)}>
              {nameOf(share.name)}
            </dt>
            <dd aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
              <span className="block h-full bg-c1" style={{ width: `${Math.min(100, share.percent)}%` }} />
            </dd>
            <dd className="text-right font-bold">{Math.round(share.percent)}%</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
