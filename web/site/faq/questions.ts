import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { contactQuestions, figureQuestions } from './finding-questions.ts';
import { joiningQuestions } from './joining-questions.ts';
import { moneyQuestions, planQuestions } from './money-questions.ts';
import type { Figures, Question } from './question.ts';
import { campaignQuestions, jointQuestions } from './work-questions.ts';

interface Topic {
  id: string;
  title: MessageDescriptor;
  questions: readonly Question[];
}

/** All questions by topic. */
export function listTopics(figures: Figures): Topic[] {
  return [
    { id: 'money', title: msg`Money`, questions: moneyQuestions(figures) },
    { id: 'contacts', title: msg`Contacts and unlocks`, questions: contactQuestions(figures) },
    { id: 'figures', title: msg`Results`, questions: figureQuestions(figures) },
    { id: 'campaigns', title: msg`Campaigns`, questions: campaignQuestions(figures) },
    { id: 'joint', title: msg`Joint Campaigns`, questions: jointQuestions(figures) },
    { id: 'plans', title: msg`Plans and referrals`, questions: planQuestions(figures) },
    { id: 'joining', title: msg`Joining and your data`, questions: joiningQuestions(figures) },
  ];
}

/** Questions also shown on the landing page, in this order. */
const onLanding = ['who-holds-the-money', 'cost-for-brands', 'unlocks', 'follower-counts', 'partners', 'hindi'];

export function listLandingQuestions(figures: Figures): Question[] {
  const all = listTopics(figures).flatMap(({ questions }) => questions);
  return onLanding.flatMap((id) => all.find((question) => question.id === id) ?? []);
}
