import { useLingui } from '@lingui/react/macro';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import { formatPercent } from '../../lib/format.ts';
import { useCityNames, useNames } from '../../lib/lookup-names.ts';
import { groupIndian } from '../../ui/forms/rupees.ts';

type WantedFields = Pick<Campaign, 'platforms' | 'categories' | 'languages' | 'locations' | 'creator_profile'>;

interface WantedLine {
  id: string;
  name: string;
  text: string;
}

/** Wanted creators in words, one line per criterion that was given. */
export function useWantedLines({ creator_profile: wanted, ...lists }: WantedFields): WantedLine[] {
  const { t } = useLingui();
  const category = useNames('categories');
  const language = useNames('languages');
  const gender = useNames('genders');
  const city = useCityNames();
  const range = (least: number | null = null, most: number | null = null) => {
    if (least !== null && most !== null) return `${groupIndian(least)}–${groupIndian(most)}`;
    if (least !== null) return t`At least ${groupIndian(least)}`;
    return most === null ? '' : t`Up to ${groupIndian(most)}`;
  };
  return [
    { id: 'platforms', name: t`Platforms`, text: lists.platforms.map(platformName).join(', ') },
    { id: 'topics', name: t`Topics`, text: lists.categories.map(category).join(', ') },
    { id: 'languages', name: t`Languages`, text: lists.languages.map(language).join(', ') },
    { id: 'places', name: t`Places`, text: lists.locations.map(city).join(', ') },
    { id: 'gender', name: t`Gender`, text: wanted?.gender ? gender(wanted.gender) : '' },
    { id: 'followers', name: t`Followers`, text: range(wanted?.followers_min, wanted?.followers_max) },
    {
      id: 'engagement',
      name: t`Engagement`,
      text: wanted?.engagement_min ? t`At least ${formatPercent(wanted.engagement_min)}` : '',
    },
  ].filter(({ text }) => text);
}
