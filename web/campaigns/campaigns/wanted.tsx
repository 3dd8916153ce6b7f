import { Trans, useLingui } from '@lingui/react/macro';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import { formatPercent } from '../../lib/format.ts';
import { useCityNames, useNames } from '../../lib/lookup-names.ts';
import { Card } from '../../ui/data/card.tsx';
import { groupIndian } from '../../ui/forms/rupees.ts';
import { BriefEntry } from './brief-entry.tsx';

/** Wanted creators. */
export default function Wanted({ campaign }: { campaign: Campaign }) {
  const category = useNames('categories');
  const language = useNames('languages');
  const gender = useNames('genders');
  const city = useCityNames();
  const { creator_profile: wanted, platforms, categories, languages, locations } = campaign;
  const { t } = useLingui();
  const range = (least: number | null = null, most: number | null = null) => {
    if (least !== null && most !== null) return `${groupIndian(least)}–${groupIndian(most)}`;
    if (least !== null) return t`At least ${groupIndian(least)}`;
    return most === null ? '' : t`Up to ${groupIndian(most)}`;
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
        <Trans>Who it’s for</Trans>
      </h2>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        {lines.map(({ id, name, text }) => (
          <BriefEntry key={id} name={name}>
            {text}
          </BriefEntry>
        ))}
      </dl>
    </Card>
  );
}
