import { useLingui } from '@lingui/react/macro';
import type { TourFeature } from '../../../contract/accounts/tours.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useMedia } from '../../lib/use-media.ts';

export interface TourStep {
  /** Selectors of the target; the first visible match is used. Steps without a match are skipped. */
  at: readonly string[];
  title: string;
  text: string;
}

const figures = '[data-tour=figures]';
const notices = '[data-tour=notices]';
const searchLine = '[data-tour=search]';
const accountMenu = '[popovertarget=account-menu]';
const sideMenu = '[popovertarget=side-menu]';
const heading = 'main h1';
const linkTo = (path: string) => `header nav a[href="${path}"], .bottom-bar a[href="${path}"]`;
const buttonTo = (path: string) => `main a[href="${path}"]`;

/** Steps of a tour for this role and screen size: at most four. */
export function useTourSteps(feature: TourFeature): TourStep[] {
  const isInfluencer = useSession().profile?.role === 'Influencer';
  const browse = useBrowseSteps();
  const posts = usePostSteps(isInfluencer);
  const mine = useMineSteps(isInfluencer);
  return { BrowseInfluencer: browse, PostCampaign: posts, MyCampaigns: mine }[feature];
}

function useBrowseSteps(): TourStep[] {
  const { t } = useLingui();
  const isWide = useMedia('(min-width: 768px)');
  return [
    {
      at: [figures, accountMenu],
      title: t`Your wallet and coins`,
      text: t`Your balance appears here from your first rupee. You earn coins by inviting people and use them to unlock creators’ contacts.`,
    },
    {
      at: [searchLine],
      title: t`Search, then filter`,
      text: isWide
        ? t`Discover influencers by name, handle, city or niche. Press / to search from anywhere. Each filter shows how many creators match.`
        : t`Type a name, a city or a niche. The button next to it opens all filters and shows how many creators match.`,
    },
    {
      at: [notices, accountMenu],
      title: t`Messages and notifications`,
      text: isWide
        ? t`The numbers show what you haven’t read yet. Both update live on every page.`
        : t`The number on the bell shows unread notifications. The one on Messages, in the bar below, shows unread messages.`,
    },
    {
      at: [`.bottom-bar a[href="${paths.dashboard}"]`, accountMenu],
      title: t`Your dashboard`,
      text: isWide
        ? t`Your dashboard shows your tasks, your numbers and what’s next. Open it from the menu behind your picture.`
        : t`Here you see your tasks, your numbers and what’s next.`,
    },
  ];
}

function usePostSteps(isInfluencer: boolean): TourStep[] {
  const { t } = useLingui();
  const search: TourStep = {
    at: [searchLine],
    title: t`Find the right post`,
    text: isInfluencer
      ? t`Search titles and briefs, then filter by platform, pay and match.`
      : t`See what others are looking for and what they pay, by platform, pay and category.`,
  };
  const post: TourStep = isInfluencer
    ? {
        at: ['main article'],
        title: t`Campaigns looking for creators`,
        text: t`Each post shows the pay, the open slots and how well you match. Applying takes three short fields.`,
      }
    : {
        at: [buttonTo(paths.createCampaign())],
        title: t`Posting a campaign`,
        text: t`Describe what you need, what you pay and the deadline. Your draft saves automatically, and creators see the campaign once you post it.`,
      };
  return [
    // Other people's posts appear a moment after the page.
    ...(isInfluencer ? [search, post] : [post, search]),
    {
      at: [linkTo(paths.jointCampaigns), sideMenu],
      title: t`The Resource Sharing Hub`,
      text: t`Open Joint Campaigns to find the hub: brands, influencers and partners pool money, venues, products and reach, and share the earnings.`,
    },
    {
      at: [linkTo(paths.myCampaigns), sideMenu],
      title: t`My Campaigns`,
      text: t`Every campaign you created, applied to or pledged to is listed here with its status.`,
    },
  ];
}

function useMineSteps(isInfluencer: boolean): TourStep[] {
  const { t } = useLingui();
  return [
    {
      at: ['main nav', heading],
      title: t`Your campaigns in three lists`,
      text: t`Campaigns you created, applied to or pledged to.`,
    },
    {
      at: ['[data-tour=statuses]'],
      title: t`Campaign status`,
      text: t`A campaign is completed, on going or not-started. Select a status to see only those campaigns.`,
    },
    {
      at: ['main article [popovertarget]'],
      title: t`Campaign options`,
      text: t`Open a campaign’s three-dot menu to view its details. For your own campaigns, choose View applied campaigns to answer applicants.`,
    },
    {
      at: ['main a[href^="/create-"]'],
      title: isInfluencer ? t`Start a joint campaign` : t`Post the next one`,
      text: isInfluencer
        ? t`Start a joint campaign and list what it needs. Others contribute what they have.`
        : t`Post a campaign here, or duplicate an earlier one from its menu.`,
    },
  ];
}
