import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import {
  AtSign,
  ChevronRight,
  Compass,
  Handshake,
  Megaphone,
  Smartphone,
  SquarePen,
  UserPen,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

interface Step {
  to: string;
  icon: LucideIcon;
  title: ReactNode;
  text: ReactNode;
}

const profile: Step = {
  to: paths.myProfile,
  icon: UserPen,
  title: <Trans>My Profile</Trans>,
  text: <Trans>Tell people who you are, so they find and trust you</Trans>,
};

const hub: Step = {
  to: paths.jointCampaigns,
  icon: Handshake,
  title: <Trans>Resource Sharing Hub</Trans>,
  text: <Trans>Joint campaigns and what they still need</Trans>,
};

const mobile: Step = {
  to: paths.wallet,
  icon: Smartphone,
  title: <Trans>Confirm your mobile number</Trans>,
  text: <Trans>Get your welcome coins and use it for login and codes</Trans>,
};

const forCreators: readonly Step[] = [
  {
    to: paths.socialAccounts,
    icon: AtSign,
    title: <Trans>Social accounts</Trans>,
    text: <Trans>Connect them so brands see real numbers</Trans>,
  },
  profile,
  {
    to: paths.campaignPosts,
    icon: Megaphone,
    title: <Trans>Campaign Posts</Trans>,
    text: <Trans>Open campaigns, best match first</Trans>,
  },
  hub,
  {
    to: paths.wallet,
    icon: Wallet,
    title: <Trans>Wallet</Trans>,
    text: <Trans>Add a bank account or UPI ID so we can pay you</Trans>,
  },
];

const forBusinesses: readonly Step[] = [
  {
    to: paths.browse,
    icon: Compass,
    title: <Trans>Discover Influencers</Trans>,
    text: <Trans>By city, language, followers and price</Trans>,
  },
  {
    to: paths.createCampaign(),
    icon: SquarePen,
    title: <Trans>Post a campaign</Trans>,
    text: <Trans>Write a brief in ten minutes</Trans>,
  },
  profile,
  {
    to: paths.socialAccounts,
    icon: AtSign,
    title: <Trans>Social accounts</Trans>,
    text: <Trans>Connect yours so creators can see who’s inviting them</Trans>,
  },
  hub,
];

/** First steps by role, five to fit the task list. An unverified mobile takes the place before the last one. */
export function NextSteps() {
  const { profile: reader } = useSession();
  const ofRole = reader?.role === 'Influencer' ? forCreators : forBusinesses;
  const steps = reader?.mobile_verified === 0 ? [mobile, ...ofRole.slice(0, -1)] : ofRole;
  return (
    <ul className="divide-y divide-line">
      {steps.map(({ to, icon: Icon, title, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-[68px] items-center gap-3.5 px-4 py-3 text-t1 no-underline hover:bg-sunken focus-visible:-outline-offset-2 md:px-5"
          >
            <span className="grid size-10 flex-none place-items-center rounded-box bg-pea-tint text-link">
              <Icon />
            </span>
            <span className="min-w-0 flex-1">
              <b className="h5 block">{title}</b>
              <span className="text-sm text-t2">{text}</span>
            </span>
            <ChevronRight className="text-t3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
