import type { Business } from './business.ts';
import { ENQUIRIES } from './chat-lines.ts';
import type { Talk } from './chat-shape.ts';
import { hoursBefore, type StoredCreator } from './creator-rows.ts';
import { createRandom } from './random.ts';

interface Setting {
  creators: readonly StoredCreator[];
  /** Businesses that ask, except those that can sign in, whose inboxes are written individually. */
  businesses: readonly Business[];
  now: Date;
  seed: string;
}

/** Newer first messages may still be answered, and do not count yet. */
const LATEST_DAYS = 8;
const EARLIEST_DAYS = 350;
const MOST_ASKED = 7;

/** Questions of businesses to creators in the last year, with each creator's own way of answering. */
export function tellEnquiries({ creators, businesses, now, seed }: Setting): Talk[] {
  return creators
    .filter(({ isClaimed, ageDays }) => isClaimed && ageDays > LATEST_DAYS)
    .flatMap((creator) => {
      const random = createRandom(seed, 'enquiries', creator.username);
      const usuallyAnswers = 1 - 0.7 * random.next() ** 2;
      const usualHours = 6 * random.scatter(0.9);
      return random.sample(businesses, random.between(0, MOST_ASKED)).flatMap((business): Talk[] => {
        const earliest = Math.min(creator.ageDays, business.ageDays, EARLIEST_DAYS);
        const [question, answer] = random.pick(ENQUIRIES);
        const askedHoursAgo = 24 * (LATEST_DAYS + random.next() * (earliest - LATEST_DAYS));
        const askedAt = hoursBefore(now, askedHoursAgo);
        const asked = { from: business.id, to: creator.id, text: question, at: askedAt, campaignId: null };
        if (!random.chance(usuallyAnswers)) return [{ lines: [asked], unread: 0 }];
        const answeredAt = hoursBefore(now, askedHoursAgo - Math.min(120, usualHours * random.scatter(0.6)));
        const answered = { from: creator.id, to: business.id, text: answer, at: answeredAt, campaignId: null };
        return [{ lines: [asked, answered], unread: 0 }];
      });
    });
}
