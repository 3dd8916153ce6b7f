import { useLingui } from '@lingui/react/macro';
import {
  Bell,
  Bookmark,
  Building2,
  ChartLine,
  CircleHelp,
  Compass,
  ContactRound,
  Crown,
  Gift,
  Handshake,
  House,
  Images,
  LayoutList,
  Link2,
  ListChecks,
  Megaphone,
  MessageCircle,
  ReceiptIndianRupee,
  Scale,
  Settings,
  ShieldCheck,
  Stamp,
  Store,
  User,
  Users,
  Wallet,
} from 'lucide-react';
import { isBusiness } from '../../../contract/core/roles.ts';
import { useOpens } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import type { Entry } from './entry.ts';

/** All pages this user can open. */
export function usePages(): Entry[] {
  const { t } = useLingui();
  const { profile } = useSession();
  const opens = useOpens();
  const role = profile?.role;
  const isOfBusiness = isBusiness(role);
  const page = (to: string, icon: Entry['icon'], name: string, more = ''): Entry => ({ key: to, to, icon, name, more });
  const pages = [
    page(paths.dashboard, House, t`Dashboard`, t`Home`),
    ...(profile?.home_id ? [page(paths.allAccounts, Building2, t`All accounts`, t`Overview of my accounts`)] : []),
    page(paths.browse, Compass, t`Discover Influencers`, t`Browse Influencers`),
    page(paths.jointCampaigns, Handshake, t`Resource Sharing Hub`, t`Joint Campaigns`),
    page(paths.campaignPosts, Megaphone, t`Campaign Posts`, t`Post Campaign`),
    page(paths.myCampaigns, ListChecks, t`My Campaigns`),
    ...(isOfBusiness ? [page(paths.myCreators, ContactRound, t`My creators`, t`Stages, tags and notes`)] : []),
    ...(isOfBusiness ? [page(paths.library, Images, t`Content library`, t`Rights and downloads`)] : []),
    page(paths.messages, MessageCircle, t`Messages`, t`Chats`),
    page(paths.notifications, Bell, t`Notifications`),
    page(paths.wallet, Wallet, t`Wallet`, t`Payouts and statement`),
    page(paths.performance, ChartLine, t`Performance`),
    page(paths.allCampaigns, LayoutList, t`All campaigns`),
    page(paths.favourites, Bookmark, t`Favourites`, t`Bookmarks`),
    page(paths.myProfile, User, t`My Profile`),
    ...(isOfBusiness ? [page(paths.brandProfile, Store, t`My business page`)] : []),
    page(paths.profileSettings, Settings, t`Profile Settings`, t`Language, theme and sign-in`),
    page(paths.security, ShieldCheck, t`Security`, t`Passkeys, devices and password`),
    ...(role === 'Operator'
      ? []
      : [
          page(paths.team, Users, t`Team`, t`Members and roles`),
          page(paths.approvals, Stamp, t`Approvals`, t`Payments above a sum`),
        ]),
    page(paths.socialAccounts, Link2, t`Social accounts`, 'Instagram YouTube Facebook'),
    page(paths.referral, Gift, t`Refer & Earn`),
    page(paths.subscription, Crown, t`Subscription`, t`Plans`),
    page(paths.mySubscription, ReceiptIndianRupee, t`My Subscription`, t`Invoices`),
    page(paths.faqs, CircleHelp, t`Questions and answers`, t`FAQs`),
    ...(role === 'Operator' ? [page(paths.operatorDisputes, Scale, t`Disputes`)] : []),
  ];
  return pages.filter(({ key }) => opens(key));
}
