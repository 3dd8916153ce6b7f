import { useLingui } from '@lingui/react/macro';
import type { TourFeature } from '../../../contract/tours.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useMedia } from '../../lib/use-media.ts';

export interface TourStep {
  /** Selectors of the target: the first visible one is used. A step whose places are not on the page is left out. */
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

/** The steps of a tour as this person, on a screen of this size, can follow them: at most four. */
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
      title: t`Your wallet and your coins`,
      text: t`The wallet shows the money that is yours, from its first rupee. Coins come from inviting people and open a creator’s contact.`,
    },
    {
      at: [searchLine],
      title: t`Search, then narrow`,
      text: isWide
        ? t`Discover influencers by name, handle, city or niche: press / to search from anywhere. The filters beside count who is left.`
        : t`Type a name, a city or a niche. The button beside it opens every filter and counts who is left.`,
    },
    {
      at: [notices, accountMenu],
      title: t`Messages and notifications`,
      text: isWide
        ? t`The number on each counts what you have not read. Both come live, on every page.`
        : t`The number on the bell counts unread notifications. The one on Messages, in the bar below, counts unread messages.`,
    },
    {
      at: [`.bottom-bar a[href="${paths.dashboard}"]`, accountMenu],
      title: t`Your dashboard`,
      text: isWide
        ? t`What waits for you, your figures and what comes next stand on your dashboard. It is the first entry behind your picture.`
        : t`What waits for you, your figures and what comes next stand here.`,
    },
  ];
}

function usePostSteps(isInfluencer: boolean): TourStep[] {
  const { t } = useLingui();
  const search: TourStep = {
    at: [searchLine],
    title: t`Find the right post`,
    text: isInfluencer
      ? t`Search titles and briefs, then narrow by platform, pay and what fits you.`
      : t`Look at what others ask for and what they pay, by platform, pay and category.`,
  };
  const post: TourStep = isInfluencer
    ? {
        at: ['main article'],
        title: t`Campaigns that look for you`,
        text: t`Each post says what it pays, how many places are left and how well you match. Apply in three fields.`,
      }
    : {
        at: [buttonTo(paths.createCampaign())],
        title: t`Posting a campaign`,
        text: t`Say what you look for, what it pays and until when. Your draft saves itself, and creators see it once you post it.`,
      };
  return [
    // The posts of others are there a moment after the page.
    ...(isInfluencer ? [search, post] : [post, search]),
    {
      at: [linkTo(paths.jointCampaigns), sideMenu],
      title: t`The Resource Sharing Hub`,
      text: t`Joint Campaigns open the hub: brands, influencers and partners pool money, venues, products and reach, and share what comes of it.`,
    },
    {
      at: [linkTo(paths.myCampaigns), sideMenu],
      title: t`My Campaigns`,
      text: t`Whatever you created, applied to or pledged to is in this list, with where it stands.`,
    },
  ];
}

function useMineSteps(isInfluencer: boolean): TourStep[] {
  const { t } = useLingui();
  return [
    {
      at: ['main nav', heading],
      title: t`Your campaigns in three lists`,
      text: t`The ones you created, the ones you applied to, and the joint ones you pledged to.`,
    },
    {
      at: ['[data-tour=statuses]'],
      title: t`The status of a campaign`,
      text: t`A campaign shows completed, on going or not-started. Press a status to see only its campaigns.`,
    },
    {
      at: ['main article [popovertarget]'],
      title: t`The options of a campaign`,
      text: t`Behind the three dots of a campaign are View details and, for your own, View applied campaigns, where you answer who applied.`,
    },
    {
      at: ['main a[href^="/create-"]'],
      title: isInfluencer ? t`Start one together` : t`Post the next one`,
      text: isInfluencer
        ? t`Start a joint campaign and say what it needs: others bring what they have.`
        : t`Post a campaign from here, or duplicate an old one from its options.`,
    },
  ];
}
