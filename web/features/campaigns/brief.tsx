import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Campaign } from '../../../contract/campaigns.ts';
import { objectiveNames, usageInWords } from '../../lib/campaign-words.ts';
import { formatPercent } from '../../lib/format.ts';
import { useCityNames, useNames } from '../../lib/lookup-names.ts';
import { platformName } from '../../lib/platforms.ts';
import { Card } from '../../ui/card.tsx';
import { groupIndian } from '../../ui/rupees.ts';
import { Tag } from '../../ui/tag.tsx';

/** What the campaign is about, what to do and not to do, and who is looked for. */
export function Brief({ campaign }: { campaign: Campaign }) {
  const { i18n } = useLingui();
  const {
    brief,
    objective,
    hashtags,
    mentions,
    dos,
    donts,
    disclosure_label: label,
    link,
    cover,
    usage_rights: usage,
  } = campaign;
  return (
    <Card as="section" aria-labelledby="brief" className="grid gap-5">
      {cover ? (
        <img
          src={cover}
          alt=""
          width={1200}
          height={630}
          className="aspect-[1200/630] w-full rounded-box object-cover"
        />
      ) : null}
      <div>
        <h2 id="brief" className="h4 mb-2">
          <Trans>Brief</Trans>
        </h2>
        {objective ? (
          <p className="mb-2">
            <Tag tone="outline">{i18n._(objectiveNames[objective])}</Tag>
          </p>
        ) : null}
        <p className="max-w-[70ch] whitespace-pre-line">{brief}</p>
      </div>
      <DosAndDonts dos={dos} donts={donts} />
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <Entry name={<Trans>Advertising label</Trans>}>{label}</Entry>
        <Entry name={<Trans>Use of the work</Trans>}>
          {usage ? usageInWords(usage, i18n) : <Trans>In the creator’s own post only</Trans>}
        </Entry>
        <Entry name={<Trans>Hashtags</Trans>}>{hashtags.join(' ')}</Entry>
        <Entry name={<Trans>Mentions</Trans>}>{mentions.join(' ')}</Entry>
        <Entry name={<Trans>Link</Trans>}>
          {link ? (
            <a href={link} rel="noopener noreferrer nofollow" target="_blank" className="link break-all">
              {link}
            </a>
          ) : null}
        </Entry>
      </dl>
    </Card>
  );
}

function DosAndDonts({ dos, donts }: Pick<Campaign, 'dos' | 'donts'>) {
  if (dos.length + donts.length === 0) return null;
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {dos.length > 0 ? (
        <div>
          <h3 className="h5 mb-1.5">
            <Trans>Do</Trans>
          </h3>
          <List items={dos} icon={<Check className="mt-0.5 size-4 text-ok" />} />
        </div>
      ) : null}
      {donts.length > 0 ? (
        <div>
          <h3 className="h5 mb-1.5">
            <Trans>Don’t</Trans>
          </h3>
          <List items={donts} icon={<X className="mt-0.5 size-4 text-bad" />} />
        </div>
      ) : null}
    </div>
  );
}

function List({ items, icon }: { items: readonly string[]; icon: ReactNode }) {
  return (
    <ul className="grid gap-1.5">
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          {icon}
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}

function Entry({ name, children }: { name: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-t3">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** Who is looked for, in words. */
export function Wanted({ campaign }: { campaign: Campaign }) {
  const category = useNames('categories');
  const language = useNames('languages');
  const gender = useNames('genders');
  const city = useCityNames();
  const { creator_profile: wanted, platforms, categories, languages, locations } = campaign;
  const { t } = useLingui();
  const range = (least: number | null = null, most: number | null = null) => {
    if (least !== null && most !== null) return `${groupIndian(least)}–${groupIndian(most)}`;
    if (least !== null) return t`At least ${groupIndian(least)}`;
    return most === null ? '' : t`At most ${groupIndian(most)}`;
  };
  const lines = [
    {
      id: 'platforms',
      name: <Trans>Platforms</Trans>,
      text: platforms.map(platformName).join(', '),
    },
    { id: 'topics', name: <Trans>Topics</Trans>, text: categories.map(category).join(', ') },
    { id: 'languages', name: <Trans>Languages</Trans>, text: languages.map(language).join(', ') },
    { id: 'places', name: <Trans>Places</Trans>, text: locations.map(city).join(', ') },
    { id: 'gender', name: <Trans>Gender</Trans>, text: wanted?.gender ? gender(wanted.gender) : '' },
    { id: 'followers', name: <Trans>Followers</Trans>, text: range(wanted?.followers_min, wanted?.followers_max) },
    {
      id: 'engagement',
      name: <Trans>Engagement</Trans>,
      text: wanted?.engagement_min ? t`At least ${formatPercent(wanted.engagement_min)}` : '',
    },
  ].filter(({ text }) => text);
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="wanted">
      <h2 id="wanted" className="h4 mb-3">
        <Trans>Who fits</Trans>
      </h2>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        {lines.map(({ id, name, text }) => (
          <Entry key={id} name={name}>
            {text}
          </Entry>
        ))}
      </dl>
    </Card>
  );
}
