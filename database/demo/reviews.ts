import type { Database } from '../connection.ts';
import { insertRows } from '../insert.ts';
import type { DemoApplication } from './application-shape.ts';
import { createRandom, type Random } from './random.ts';

const day = 24 * 3600 * 1000;

interface Words {
  rating: number;
  text: string;
}

/** Reviews of creators by brands. */
const OF_CREATORS: readonly Words[] = [
  {
    rating: 5,
    text: 'Handed in a day early, the label in the first second, and people asked in the comments where to buy.',
  },
  {
    rating: 5,
    text: 'Read the brief twice and asked the two questions that mattered. We would work together again tomorrow.',
  },
  { rating: 5, text: 'Warm, honest, in their own words. The reel still brings us orders.' },
  { rating: 4, text: 'Good work and good light. One round of changes because the price was not said.' },
  { rating: 4, text: 'The video was lovely; the story came on the last evening.' },
  { rating: 3, text: 'Fine in the end, but we had to remind twice.' },
];

/** Reviews of brands by creators. */
const OF_BRANDS: readonly Words[] = [
  {
    rating: 5,
    text: 'The money was held before I started and in my wallet the day after approval. A clear brief, too.',
  },
  { rating: 5, text: 'They let me do it my way and answered every question within the hour.' },
  { rating: 5, text: 'Product came in time, feedback in one list instead of ten messages.' },
  { rating: 4, text: 'Kind people. The approval took most of a week.' },
  { rating: 4, text: 'Good brief, fair price, a little slow to look at the draft.' },
  { rating: 3, text: 'Three rounds of changes about a colour that was in the brief differently.' },
];

/** Replies to praise, and to other reviews. */
const THANKS = [
  'Thank you. It was a pleasure, and the next one is already in our heads.',
  'Thank you for the patience with the rain.',
];
const AMENDS = [
  'Fair. We have one person for approvals now instead of three.',
  'You are right, and the next brief says it in its first line.',
];

interface Setting {
  applications: readonly DemoApplication[];
  stars: ReadonlySet<number>;
  now: Date;
  seed: string;
}

/** Inserts mutual reviews of finished work; some work of accounts that can sign in is left unreviewed. */
export async function loadReviews(db: Database, { applications, stars, now, seed }: Setting): Promise<void> {
  const random = createRandom(seed, 'reviews');
  const said = new Set<string>();
  // Avoids repeating a review for one person while there are others.
  const wordsFor = (subject: number, from: readonly Words[]): Words => {
    const fresh = from.filter(({ text }) => !said.has(`${subject} ${text}`));
    const words = random.pick(fresh.length > 0 ? fresh : from);
    said.add(`${subject} ${words.text}`);
    return words;
  };
  const finished = applications.filter(({ status }) => status === 'paid');
  const rows = finished.flatMap((application) => {
    if (!random.chance(0.75)) return [];
    const { campaign, influencer, events } = application;
    const end = events.at(-1)?.at ?? now;
    const isOpen = (stars.has(campaign.creator.id) || stars.has(influencer.id)) && random.chance(0.25);
    const isRecent = now.getTime() - end.getTime() < 6 * day;
    if (isOpen || isRecent) return [];
    const pair = { campaign_id: campaign.id, at: new Date(end.getTime() + day * (1 + random.next() * 4)), random };
    return [
      reviewRow({
        ...pair,
        author: campaign.creator.id,
        subject: influencer.id,
        words: wordsFor(influencer.id, OF_CREATORS),
      }),
      reviewRow({
        ...pair,
        author: influencer.id,
        subject: campaign.creator.id,
        words: wordsFor(campaign.creator.id, OF_BRANDS),
      }),
    ];
  });
  await insertRows(db, 'review', rows);
}

interface Said {
  campaign_id: number | undefined;
  author: number;
  subject: number;
  words: Words;
  at: Date;
  random: Random;
}

function reviewRow({ campaign_id, author, subject, words, at, random }: Said) {
  const reply = random.chance(0.3) ? random.pick(words.rating === 5 ? THANKS : AMENDS) : null;
  return {
    campaign_id,
    author_id: author,
    subject_id: subject,
    ...words,
    reply,
    replied_at: reply ? new Date(at.getTime() + 3_600_000) : null,
    created_at: at,
    updated_at: at,
    shows_at: at,
  };
}
