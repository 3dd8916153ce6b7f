import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChecklistKind, ChecklistStep } from '../../../contract/insights/checklist.ts';
import { paths } from '../../lib/paths.ts';

interface StepWords {
  /** Page with the thing itself. */
  to: string;
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** Label of the button of the next open step. */
  act: MessageDescriptor;
  /** Title and text once done. */
  done: MessageDescriptor;
  doneText: MessageDescriptor;
}

const confirmMobile = {
  to: paths.wallet,
  title: msg`Confirm your mobile number`,
  text: msg`Get your welcome coins and use it for login and codes`,
  act: msg`Confirm mobile`,
} as const;

const forCreators: Partial<Record<ChecklistKind, StepWords>> = {
  account: {
    to: paths.socialAccounts,
    title: msg`Connect a social account`,
    text: msg`Brands see real numbers, updated every day`,
    act: msg`Connect`,
    done: msg`Social account added`,
    doneText: msg`Brands see your numbers`,
  },
  profile: {
    to: paths.myProfile,
    title: msg`Add your picture and topics`,
    text: msg`Brands search by topic and look at faces`,
    act: msg`Complete profile`,
    done: msg`Picture and topics added`,
    doneText: msg`Brands find you by topic`,
  },
};

const words: Record<ChecklistKind, StepWords> = {
  account: {
    to: paths.socialAccounts,
    title: msg`Add a social account`,
    text: msg`Creators see who’s inviting them`,
    act: msg`Add account`,
    done: msg`Social account added`,
    doneText: msg`Creators see who’s inviting them`,
  },
  profile: {
    to: paths.myProfile,
    title: msg`Add your logo and a few words`,
    text: msg`Creators look you up before they apply`,
    act: msg`Complete profile`,
    done: msg`Logo and description added`,
    doneText: msg`Creators know who you are`,
  },
  pictures: {
    to: `${paths.myProfile}#work`,
    title: msg`Choose your pictures`,
    text: msg`Pick the three that lead on your card`,
    act: msg`Choose pictures`,
    done: msg`Pictures chosen`,
    doneText: msg`Brands see your work first`,
  },
  price: {
    to: `${paths.myProfile}#rates`,
    title: msg`Set a price`,
    text: msg`For a reel, a story or a video`,
    act: msg`Set a price`,
    done: msg`Price set`,
    doneText: msg`Brands find you by budget`,
  },
  payout: {
    to: `${paths.wallet}#payout-accounts`,
    title: msg`Say how you get paid`,
    text: msg`Bank or UPI, before your first payout`,
    act: msg`Add bank or UPI`,
    done: msg`Ready to be paid`,
    doneText: msg`Mobile confirmed, bank or UPI added`,
  },
  mobile: { ...confirmMobile, done: msg`Mobile number confirmed`, doneText: msg`Use it for login and codes` },
  find: {
    to: paths.browse,
    title: msg`Find creators you like`,
    text: msg`By city, language, followers and price. Save one to start.`,
    act: msg`Find creators`,
    done: msg`First creator saved`,
    doneText: msg`Keep looking, or invite them`,
  },
  post: {
    to: paths.createCampaign(),
    title: msg`Post a campaign`,
    text: msg`Write a brief in ten minutes`,
    act: msg`Post a campaign`,
    done: msg`First campaign posted`,
    doneText: msg`Creators can apply now`,
  },
  join: {
    to: paths.jointCampaigns,
    title: msg`Join a joint campaign`,
    text: msg`Bring money, a venue, products or reach`,
    act: msg`See joint campaigns`,
    done: msg`You’re part of a joint campaign`,
    doneText: msg`Follow its needs and shares`,
  },
};

/** Page and words of a step. */
export function wordsOf({ kind, missing }: ChecklistStep, isCreator: boolean): StepWords {
  const all = (isCreator && forCreators[kind]) || words[kind];
  return kind === 'payout' && missing.includes('mobile') ? { ...all, ...confirmMobile } : all;
}
