import { Trans, useLingui } from '@lingui/react/macro';
import { Compass, ListChecks, type LucideIcon, Megaphone } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { TourFeature } from '../../../contract/accounts/tours.ts';
import { Button } from '../../ui/forms/button.tsx';
import { runTour } from './running-tour.ts';
import { tourPages } from './tour-pages.ts';

/** All tours, for restarting. `onStart` closes the surrounding sheet. */
export function TourList({ me, onStart }: { me: string; onStart: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const tours: { feature: TourFeature; icon: LucideIcon; name: string; about: string }[] = [
    {
      feature: 'BrowseInfluencer',
      icon: Compass,
      name: t`Discover Influencers`,
      about: t`Wallet, coins, messages, your dashboard and the search`,
    },
    {
      feature: 'PostCampaign',
      icon: Megaphone,
      name: t`Campaign Posts`,
      about: t`Posting, finding and joining campaigns`,
    },
    { feature: 'MyCampaigns', icon: ListChecks, name: t`My Campaigns`, about: t`Lists, statuses and options` },
  ];
  function start(feature: TourFeature) {
    onStart();
    runTour({ me, feature, step: 0, again: true });
    void navigate(tourPages[feature]);
  }
  return (
    <ul className="divide-y divide-line">
      {tours.map(({ feature, icon: Icon, name, about }) => (
        <li key={feature} className="flex items-center gap-3 py-3">
          <Icon className="text-t3" />
          <p className="min-w-0 flex-1">
            <span className="h5 block">{name}</span>
            <span className="block text-sm text-t3">{about}</span>
          </p>
          <Button size="sm" aria-label={t`Show me: ${name}`} onClick={() => start(feature)}>
            <Trans>Show me</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}
