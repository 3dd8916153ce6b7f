/** Numbers of the rules in the questions and policies come from the constants, so that they cannot say another rule. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { largestVideo } from '../../contract/accounts/uploads.ts';
import { advancePart, maxPayments } from '../../contract/campaigns/offer-terms.ts';
import { mostPackages } from '../../contract/campaigns/packages.ts';
import { platformTerms } from '../../contract/core/platform-terms.ts';
import { referralTerms } from '../../contract/money/referral-terms.ts';
import { cancellingTerms } from '../../contract/work/cancelling-terms.ts';
import { questionDays } from '../../contract/work/figures.ts';
import { publicationTerms } from '../../contract/work/publication-terms.ts';
import { listTopics } from './faq/questions.ts';

const count = String.raw`(?:\d+|one|two|three|four|five|six|seven|fourteen|fifteen|thirty)`;
const written = new RegExp(
  String.raw`\b${count}(?: working)? (?:days?|hours?|months?)\b|\d+ ?%|\ba (?:quarter|third) of\b`,
  'g',
);
/** Numbers of laws, of providers, of the language or of the support, which no constant has. */
const others = /^(?:15 or )?(?:45|90|60) days|^48 hours|^24 hours|^(?:30|seven|two|five to seven)(?: working)? days/;

const figures = {
  brand: 'Tandem',
  influencerClaim: '2.5M+',
  terms: platformTerms,
  moneyHolding: 'escrow',
  referral: referralTerms,
} as const;
const questions = listTopics(figures).flatMap((topic) => topic.questions);

/** Text of a message, which the build has compiled to a list with its places. */
const textOf = (message: unknown) => [message].flat(3).join('');

it('the questions about deals write no number of a rule themselves', () => {
  const deals = listTopics(figures).filter(({ id }) => ['money', 'campaigns', 'joint'].includes(id));
  const literal = deals
    .flatMap((topic) => topic.questions)
    .flatMap(
      ({ id, answer }) =>
        textOf(answer.message)
          .match(written)
          ?.map((words) => `${id}: ${words}`) ?? [],
    );
  expect(literal).toEqual([]);
});

it('the questions quote the terms of the platform and the constants', () => {
  const quoted = new Map(questions.map(({ id, answer }) => [id, Object.values(answer.values ?? {})]));
  const { answerHours, keptPercent, lateDays } = cancellingTerms;
  const { cancelDays, delayDays, publishDays, undecidedDays } = publicationTerms;
  const { arrivalDays, autoReleaseDays, ideaDays, offerHours, poolObjectionDays, publicationHours } = platformTerms;
  expect(quoted.get('negotiating')).toContain(offerHours);
  expect(quoted.get('idea-first')).toContain(ideaDays);
  expect(quoted.get('paid-in-products')).toContain(arrivalDays);
  expect(quoted.get('cancelled-work')).toEqual(expect.arrayContaining([answerHours, keptPercent, autoReleaseDays]));
  expect(quoted.get('not-delivered')).toEqual(
    expect.arrayContaining([lateDays, publicationHours, publishDays, cancelDays, delayDays]),
  );
  expect(quoted.get('silence')).toEqual(expect.arrayContaining([autoReleaseDays, publicationHours, undecidedDays]));
  expect(quoted.get('drawing-from-a-pool')).toContain(poolObjectionDays);
  expect(quoted.get('payment-plan')).toEqual([maxPayments, advancePart * 100]);
  expect(quoted.get('post-results')).toEqual([questionDays]);
  expect(quoted.get('packages')).toEqual([mostPackages]);
  expect(quoted.get('drafts')).toEqual([largestVideo / 1_000_000]);
});

it('the policies write no number of a rule about money themselves', () => {
  const literal = ['cancellation.tsx', 'terms-money.tsx'].flatMap((file) => {
    const source = readFileSync(new URL(`policies/${file}`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
    return (source.match(written) ?? []).filter((words) => !others.test(words));
  });
  expect(literal).toEqual([]);
});

it('no reason, notice or email about a deal writes a number of days itself', () => {
  const sources = globSync('server/work/**/*.ts').filter((file) => !/\.test\.ts$|\.pdf\.ts$/.test(file));
  const literal = sources.flatMap((file) => {
    const texts = readFileSync(file, 'utf8').match(/(?:msg`|')[A-Z][^`'\n]*[.!?](?:`|')/g) ?? [];
    return texts.flatMap((text) => text.match(written)?.map((words) => `${file}: ${words}`) ?? []);
  });
  expect(literal).toEqual([]);
});
