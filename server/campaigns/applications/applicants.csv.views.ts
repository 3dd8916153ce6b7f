import type { Pledge } from '../../../contract/campaigns/pledges.ts';
import { followerParts } from '../../../contract/core/counted-accounts.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import { timeInIndia } from '../../../contract/kit/calendar.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { inLanguage, listWord, msg } from '../../kit/i18n/messages.ts';
import { statusWords } from '../moves/status-words.rules.ts';
import { needWords, pledgeWords } from '../pledges/pledges.rules.ts';
import type { ApplicationRecord } from './applications.views.ts';

type Cells = (string | number)[];

const applicationHeads = [
  msg`Name`,
  msg`Username`,
  msg`Handle`,
  msg`City`,
  msg`Followers`,
  msg`Total followers`,
  msg`Engagement (%)`,
  msg`Match`,
  msg`Not enough details`,
  msg`Reasons for a match`,
  msg`Missing`,
  msg`Quote (INR)`,
  msg`Ready by`,
  msg`Status`,
  msg`Applied (IST)`,
  msg`Message`,
  msg`Last note`,
];

const pledgeHeads = [
  msg`Name`,
  msg`Role`,
  msg`Kind`,
  msg`What`,
  msg`Value (INR)`,
  msg`Status`,
  msg`Pledged (IST)`,
  msg`Message`,
];

/** Applications as rows of a table with a header; money in rupees. */
export function tabulateApplications(applications: readonly ApplicationRecord[], locale: Locale): Cells[] {
  const inWords = inLanguage(locale);
  return [
    applicationHeads.map(inWords),
    ...applications.map(({ user, match, quote, ready_by, status, createdAt, message, history }) => [
      user.fullname,
      user.username,
      user.accounts[0]?.handle ?? '',
      user.city?.name ?? '',
      user.followers ?? '',
      partsOf(user, locale),
      user.engagement_rate ?? '',
      match?.score ?? '',
      match?.few_facts ? inWords(msg`yes`) : '',
      match?.reasons.join('; ') ?? '',
      match?.gaps.join('; ') ?? '',
      quote ?? '',
      ready_by ?? '',
      inWords(statusWords[status]),
      timeInIndia(new Date(createdAt)),
      message,
      history.findLast(({ note }) => note !== null)?.note ?? '',
    ]),
  ];
}

/** Accounts whose followers are summed; an unknown part is named, never counted as 0. */
function partsOf(user: ApplicationRecord['user'], locale: Locale): string {
  const unknown = inLanguage(locale)(msg`unknown`);
  return followerParts(user)
    .map(({ platform, followers }) => `${platformName(platform)} ${followers ?? unknown}`)
    .join(' + ');
}

/** Pledges to a joint campaign as rows of a table with a header; values in rupees. */
export function tabulatePledges(pledges: readonly Pledge[], locale: Locale): Cells[] {
  const inWords = inLanguage(locale);
  return [
    pledgeHeads.map(inWords),
    ...pledges.map(({ user, kind, description, value, status, createdAt, message }) => [
      user.business_name ?? user.fullname,
      inWords(msg`${{ role: listWord(user.role) }}`),
      inWords(needWords[kind]),
      description,
      value,
      inWords(pledgeWords[status]),
      timeInIndia(new Date(createdAt)),
      message,
    ]),
  ];
}
