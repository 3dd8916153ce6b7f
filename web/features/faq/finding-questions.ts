import { msg } from '@lingui/core/macro';
import type { Figures, Question } from './question.ts';

export function contactQuestions({ terms }: Figures): Question[] {
  const { freeUnlocks, unlockCoins, unlockSilentDays, welcomeCoins } = terms;
  return [
    {
      id: 'unlocks',
      title: msg`What does an unlock give me, and when do I get it back?`,
      answer: msg`An unlock opens one creator’s contact details and the detailed audience figures, for good: asking again is free. ${freeUnlocks} a month are free once your mobile is confirmed, a plan has more, and beyond that an unlock costs ${unlockCoins} coins. It comes back when the contact is dead or silent for ${unlockSilentDays} days.`,
    },
    {
      id: 'coins',
      title: msg`What are coins?`,
      answer: msg`They pay for unlocks. You get ${welcomeCoins} when you confirm your mobile by a code, once per number, and more for every qualified referral. They never expire, and cannot be exchanged for rupees.`,
    },
    {
      id: 'chat-without-unlock',
      title: msg`Do I have to unlock somebody to write to them?`,
      answer: msg`No. Chat is free for both sides. An unlock is for who wants to call, to write by e-mail, or to see the audience in detail.`,
    },
    {
      id: 'who-sees-my-contact',
      title: msg`Who can see my phone number and e-mail address?`,
      answer: msg`You, the other side of an agreement with you, and brands and partners that unlocked you. Nobody else, and no search engine.`,
    },
  ];
}

export function figureQuestions({ influencerClaim }: Figures): Question[] {
  return [
    {
      id: 'follower-counts',
      title: msg`Is the follower count real?`,
      answer: msg`Every figure says where it came from and how old it is. Connected accounts are read from Instagram, Facebook or YouTube every day; what somebody typed by hand is labelled self-reported, and the filter “Verified only” leaves it out. The authenticity signal names its reasons.`,
    },
    {
      id: 'verified',
      title: msg`What does “Verified” mean?`,
      answer: msg`That at least one account is connected through its platform, so that we read its figures there and not from the creator. It says nothing about the quality of the work; the reviews of finished work do.`,
    },
    {
      id: 'engagement',
      title: msg`How is the engagement rate calculated?`,
      answer: msg`The mean of likes and comments over the last 30 posts of half a year, divided by the followers; on YouTube by the views, since most viewers there do not follow. The method stands beside the figure and is the same for every profile.`,
    },
    {
      id: 'profiles-not-claimed',
      title: msg`Why is there a profile of me that I did not make?`,
      answer: msg`Among the ${influencerClaim} profiles some come from public sources. They are marked unclaimed and cannot be messaged. Claim yours with a code sent to its e-mail address, or write to us and it is removed.`,
    },
  ];
}
