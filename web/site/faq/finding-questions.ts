import { msg } from '@lingui/core/macro';
import { questionDays } from '../../../contract/work/figures.ts';
import type { Figures, Question } from './question.ts';

export function contactQuestions({ terms }: Figures): Question[] {
  const { freeUnlocks, unlockCoins, unlockSilentDays, welcomeCoins } = terms;
  return [
    {
      id: 'unlocks',
      title: msg`What does an unlock give me, and can I get it back?`,
      answer: msg`An unlock shows you a creator’s contact details and detailed audience data, permanently. You get ${freeUnlocks} free unlocks a month once your mobile is confirmed. A plan gives you more, and after that each unlock costs ${unlockCoins} coins. Get your coins back if the contact doesn’t work or doesn’t reply in ${unlockSilentDays} days.`,
    },
    {
      id: 'coins',
      title: msg`What are coins?`,
      answer: msg`Coins pay for unlocks. You get ${welcomeCoins} when you confirm your mobile number (once per number) and more for every qualified referral. They never expire and can’t be exchanged for rupees.`,
    },
    {
      id: 'chat-without-unlock',
      title: msg`Do I need an unlock to message someone?`,
      answer: msg`No. Chat is free for both sides. Use an unlock when you want to call, email or see the audience in detail.`,
    },
    {
      id: 'who-sees-my-contact',
      title: msg`Who can see my phone number and email address?`,
      answer: msg`You, anyone you have an agreement with, and brands and partners that unlocked your contact. Nobody else, and no search engine.`,
    },
  ];
}

export function figureQuestions({ influencerClaim }: Figures): Question[] {
  return [
    {
      id: 'follower-counts',
      title: msg`Is the follower count real?`,
      answer: msg`Every number shows its source and date. We read connected accounts from Instagram, Facebook or YouTube every day. Numbers typed in by hand are labelled self-reported, and the “Verified only” filter leaves them out. The authenticity signal lists its reasons.`,
    },
    {
      id: 'post-results',
      title: msg`Where do the results of a post come from?`,
      answer: msg`From the creator’s connected account. We read them 1 hour, 24 hours and 3, 7, 14 and 30 days after publication, and those of a story before it ends. Where no account is connected, the creator can type them in. They’re labelled as such and may carry screenshots that only the two sides see, and the brand can question them for ${questionDays} days. They never replace numbers we read.`,
    },
    {
      id: 'verified',
      title: msg`What does “Verified” mean?`,
      answer: msg`At least one account is connected through its platform, so its numbers come from the platform and not from the creator. It says nothing about the quality of the work: check the reviews for that.`,
    },
    {
      id: 'engagement',
      title: msg`How is the engagement rate calculated?`,
      answer: msg`We take the average likes and comments of the last 30 posts within six months and divide it by followers. On YouTube we divide by views, because most viewers there don’t follow. The method is shown beside the number and is the same for every profile.`,
    },
    {
      id: 'profiles-not-claimed',
      title: msg`Why is there a profile of me that I didn’t create?`,
      answer: msg`Some of our ${influencerClaim} profiles come from public sources. They’re marked unclaimed and can’t receive messages. Claim yours with a code sent to its email address, or write to us and we’ll remove it.`,
    },
  ];
}
